/** The merchant to which the accounts of the platform itself belong. */
export const platformMerchantId = "1";
