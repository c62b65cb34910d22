/** Why ads and ad spaces are refused. */
export type AdRefusal =
  | "ads.codeTaken"
  | "ads.spaceInUse"
  | "ads.sizeOutOfRange"
  | "ads.sortOutOfRange"
  | "ads.materialMissing"
  | "ads.materialKind"
  | "ads.over"
  | "ads.tooManyOfMachine"
  | "ads.videoKind"
  | "ads.videoTooLarge"
  | "ads.tooManyUnused"
  | "ads.nothingToResend";
