// Sources that import SwiftUI use Foundation's `Date`, `hypot` and so on with nothing else imported.
@_exported import Foundation
@_exported import SwiftUICore
