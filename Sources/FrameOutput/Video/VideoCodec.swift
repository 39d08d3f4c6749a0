/// How the frames of a video are encoded.
package enum VideoCodec: String, CaseIterable, Sendable, Hashable {
  case h264
  case hevc
  case av1
  case vp9
}
