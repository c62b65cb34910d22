import { allEndpoints, type NamedEndpoint } from "../world/samples.ts";
import { publicCalls } from "../world/exceptions.ts";

/** Changing calls with a session whose success this file cannot bring about, with the test that does. */
export const elsewhere: Readonly<Record<string, string>> = {
  "account.logout": "ends the session of the one who asks: access/login.database.test.ts",
  "account.setPassword": "needs the proof of a login: access/login.database.test.ts",
  "views.end": "needs a view: access/views.database.test.ts",
  "submissions.create": "needs a payment provider: merchants/onboarding/submissions.database.test.ts",
  "submissions.query": "needs a payment provider: merchants/onboarding/submissionNotices.database.test.ts",
  "submissions.resubmit": "needs a payment provider: merchants/onboarding/submissions.database.test.ts",
  "secondFactor.confirm": "needs a code of an authenticator: access/secondFactor.database.test.ts",
  "secondFactor.disable": "needs a code of an authenticator: access/secondFactor.database.test.ts",
  "secondFactor.renewRecoveryCodes": "needs a code of an authenticator: access/secondFactor.database.test.ts",
  "secondFactor.show": "needs a code of an authenticator: access/secondFactor.database.test.ts",
  "users.resetOfMerchant":
    "nobody resets himself, and each merchant of this world has one administrator: access/passwords.database.test.ts",
  "users.resetSecondFactor": "needs a second factor on both sides: access/secondFactor.database.test.ts",
};

/** Changes that leave no row in the audit log, with the reason. */
export const unaudited: Readonly<Record<string, string>> = {
  "account.setPreference": "how somebody likes his own screens",
  "secondFactor.enrol": "a secret that counts only after its first code, whose call is recorded",
  "account.openApplication": "a ticket that lives for a minute and changes nothing",
  "account.forgetDevice":
    "the token of a device that nobody remembers changes nothing; a known one is proven in access/account.database.test.ts",
  "messages.markRead": "that somebody read his own messages",
  "inbox.remove": "that somebody deleted a message to himself",
  "libraryPictures.upload": "a picture that nobody sees until an official product is saved with it, which is recorded",
  "brandLogos.upload": "a picture that nobody sees until a brand is saved with it, which is recorded",
  "pharmacistImages.upload": "a picture that belongs to nothing until a pharmacist is saved with it, which is recorded",
  "arrivalImportFiles.upload": "a file from which nothing is written before it is imported, which is recorded",
  "receiptImportFiles.upload": "a file from which nothing is written before it is imported, which is recorded",
  "supplyImportFiles.upload": "a file from which nothing is written before it is imported, which is recorded",
  "medicineImportFiles.upload": "a file from which nothing is written before it is imported, which is recorded",
  "traceImportFiles.upload": "a file from which nothing is written before it is imported, which is recorded",
  "nameImportFiles.upload": "a file from which nothing is written before it is imported, which is recorded",
  "cardImportFiles.upload": "a file from which nothing is written before it is imported, which is recorded",
  "dataCardImportFiles.upload": "a file from which nothing is written before it is imported, which is recorded",
  "machineImportFiles.upload": "a file from which nothing is written before it is imported, which is recorded",
  "productImportFiles.upload": "a file from which nothing is written before it is imported, which is recorded",
  "machinePictures.upload": "a picture that nobody sees until a machine is saved with it, which is recorded",
  "productPictures.upload": "a picture that nobody sees until a product is saved with it, which is recorded",
  "feedbackPictures.upload": "a picture that nobody sees until a ticket is saved with it, which is recorded",
  "customerPictures.upload": "a picture that nobody sees until a feedback is saved with it, which is recorded",
  "articlePictures.upload": "a picture that nobody sees until an article is saved with it, which is recorded",
  "tagIcons.upload": "a picture that nobody sees until a tag is saved with it, which is recorded",
  "mallCategoryIcons.upload": "a picture that nobody sees until a category is saved with it, which is recorded",
  "bannerPictures.upload": "a picture that nobody sees until a banner is saved with it, which is recorded",
  "groupCodePictures.upload": "a picture that nobody sees until a group code is saved with it, which is recorded",
  "offlinePickupPictures.upload": "a picture that nobody sees until an application is saved with it, which is recorded",
  "visitPictures.upload": "a picture that nobody sees until an act at a machine is booked with it, which is recorded",
  "adPictures.upload": "a file that nobody sees until an ad is saved with it, which is recorded",
  "adVideos.upload": "a file that nobody sees until an ad is saved with it, which is recorded",
  "shopLogos.upload": "a picture that nobody sees until the shop is saved with it, which is recorded",
  "merchantLogos.upload": "a picture that nobody sees until the account is saved with it, which is recorded",
  "certificateImages.upload":
    "a picture that belongs to nothing until a certificate is saved with it, which is recorded",
};

/** The changing calls of an area whose success the suite of changes brings about. */
export const changesIn = (area: string): NamedEndpoint[] =>
  allEndpoints.filter(
    ({ name, call, area: its }) =>
      its === area &&
      (call.writes || name.endsWith(".upload")) &&
      call.access !== "public" &&
      !(name in publicCalls) &&
      !(name in elsewhere),
  );
