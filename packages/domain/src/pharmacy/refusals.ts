export type PharmacyRefusal =
  | "pharmacy.pharmacistUnknown"
  | "pharmacy.pharmacistTaken"
  | "pharmacy.certificateNotApproved";
