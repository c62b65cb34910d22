export type SystemRefusal =
  | "system.fileUnknown"
  | "system.fileExpired"
  | "system.fileTooLarge"
  | "system.fileKind"
  | "system.exportRunning"
  | "system.tooManyExports"
  | "system.agreementAccepted"
  | "system.scoreRange";
