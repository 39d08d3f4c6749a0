// Poses are declared with Spatial's angles; sources that import Charts alone write `.degrees(20)`.
@_exported import Spatial
