export type SystemRefusal =
  | "system.fileUnknown"
  | "system.fileExpired"
  | "system.fileTooLarge"
  | "system.fileKind"
  | "system.exportRunning"
  | "system.tooManyExports"
  | "system.translationPlaces"
  | "system.ownTranslation"
  | "system.translationColumns"
  | "system.translationsRefused"
  | "system.agreementAccepted"
  | "system.scoreRange";
