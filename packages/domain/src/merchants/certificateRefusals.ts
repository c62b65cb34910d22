export type CertificateRefusal =
  | "merchants.certificateUnknown"
  | "merchants.certificateTaken"
  | "merchants.certificateInUse"
  | "merchants.certificateChanged"
  | "merchants.certificateExpired"
  | "merchants.certificateImageMissing"
  | "merchants.certificateImages"
  | "merchants.ownCertificate"
  | "merchants.selectCertificates";
