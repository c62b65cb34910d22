/** The number of a merchant above begins the numbers of those below, whom a filter by a part of it finds. */
export const beginsOwn: ReadonlySet<string> = new Set(["merchantNo", "shbh"]);

/** Rows of a merchant above that the merchants below see: roles (roles.queries.ts, `visible`). */
export const seenFromBelow: ReadonlySet<string> = new Set(["roleId", "roleIds"]);

/** Rows that go with a machine: an ordinary user without authorisation to the machine does not see them. */
export const boundToMachine: ReadonlySet<string> = new Set([
  "machineId",
  "machineIds",
  "machineNo",
  "alarmIds",
  "orderNo",
  "orderNos",
  "refundNo",
  "rxNo",
  "refundNos",
  "syncIds",
  "maintenanceId",
]);

/** Public calls have no caller whose merchants could be told from others; each says here what limits it instead. */
export const publicCalls: Readonly<Record<string, string>> = {
  "account.deployment": "answers what every login page shows",
  "account.resetAccount": "the code sent to the phone",
  "account.resetPassword": "the code sent to the phone",
  "account.deviceLogin": "the device token",
  "account.beginSso": "answers the address of the provider, before it is known who asks",
  "account.redeemTicket": "the ticket, once within a minute",
  "secondFactor.finishLogin": "the cookie of the first step",
  "login.getCheckCode": "answers a fresh challenge",
  "login.onLogin": "the proof of the password",
  "login.getUserInfoByToken": "the signed token of the portal, once",
  "login.onLoginSSO": "the answer of the provider of single sign-on",
  "login.userInfo": "the session token",
  "login.sendResetCode": "answers the same for every phone",
  "login.resetPass": "the code sent to the phone",
  "screens.config": "answers the settings of a screen, before it is known who looks",
  "projects.list": "projects of the platform, for everybody",
  "projects.read": "projects of the platform, for everybody",
  "requirementPool.list": "requirements of the platform, for everybody",
  "openCalls.orders": "the signature with a key of the merchant: system/open/openCalls.database.test.ts",
  "openCalls.movements": "as in openCalls.orders",
  "openCalls.machines": "as in openCalls.orders",
  "openCalls.members": "as in openCalls.orders",
  "openCalls.productTree": "as in openCalls.orders",
  "phraseOverlays.read": "words of the interface, for everybody",
  "notices.list": "what is published for everybody",
  "notices.types": "what is published for everybody",
  "notices.read": "what is published for everybody",
  "knowledge.list": "what is published for everybody",
  "knowledge.read": "what is published for everybody",
  "knowledge.vote": "what is published for everybody; a voter is a keyed hash",
  "prescriptionUploads.current": "the token that the machine was given",
  "prescriptionUploads.submit": "the token that the machine was given",
  "prescriptionUploadImages.upload": "the token that the machine was given",
  "shopFronts.shop": "what a shop tells everybody",
  "shopFronts.products": "what a shop tells everybody",
  "shopFronts.place": "what a shop sells to everybody; the token is the buyer's own",
  "shopFronts.basket": "what a shop tells everybody",
  "shopFronts.placeBasket": "what a shop sells to everybody; the tokens are the buyer's own",
  "shopFronts.payment": "the token of the order",
  "shopFronts.order": "the token of the order",
  "invited.current": "the token of the invitation",
  "invited.saveStep": "the token of the invitation",
  "invited.submit": "the token of the invitation",
  "invited.image": "the token of the invitation",
  "invitedImages.upload": "the token of the invitation",
};
