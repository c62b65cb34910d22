export type OnboardingRefusal =
  | "merchants.applicationUnknown"
  | "merchants.idCardWrong"
  | "merchants.idCardTaken"
  | "merchants.bankCardWrong"
  | "merchants.applicationIncomplete"
  | "merchants.imageMissing"
  | "merchants.imageUnknown"
  | "merchants.signatureDiffers"
  | "merchants.ownApplication"
  | "merchants.reviewRemarkMissing"
  | "merchants.selectApplications"
  | "merchants.linkInvalid"
  | "merchants.noSubmissionProvider";
