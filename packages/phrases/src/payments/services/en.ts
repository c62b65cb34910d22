import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/zfsz": "Payment settings",
  "/xtgl/zfsz/zffwgl": "Payment services",
  "/xtgl/zfsz/fwscssz": "Provider parameters",
};

export const permissions: Translation<typeof zh.permissions> = {
  "payments.service.read": "View payment services",
  "payments.service.write": "Add, edit, enable and disable payment services",
  "payments.parameters.read": "View provider parameters",
  "payments.parameters.write": "Add, verify and activate provider parameters",
};

export const verbs: Translation<typeof zh.verbs> = {
  verifyKeys: "Verify",
};

export const errors: Translation<typeof zh.errors> = {
  "payments.serviceUnknown": "This payment service does not exist",
  "payments.serviceChanged": "Somebody has just changed it; refresh and try again",
  "payments.serviceUsed": "Payments were made with this service; disable it instead of deleting it",
  "payments.serviceWithoutParameters": "First set, verify and activate its parameters",
  "payments.methodTaken": "Another service takes this payment method; disable it first",
  "payments.parametersUnknown": "These parameters do not exist",
  "payments.parametersFixed": "Parameters in use or retired cannot be changed; add a new version",
  "payments.accountFixed": "The merchant number of a service never changes; add another service",
  "payments.draftExists": "This service has parameters that are not active yet; edit those",
  "payments.merchantNoWrong":
    "The merchant number is wrong: WeChat Pay has 8 to 12 digits, Alipay 16 digits beginning with 2088, UnionPay 15 digits or capital letters",
  "payments.appIdWrong": "The app ID is wrong: WeChat Pay has wx and 16 characters, Alipay 16 digits",
  "payments.serialWrong": "The serial number is wrong",
  "payments.apiKeyWrong": "The APIv3 key has 32 letters and digits",
  "payments.appSecretWrong": "The app secret has 32 lowercase letters and digits",
  "payments.keyUnreadable": "It cannot be read; paste it whole",
  "payments.keyPrivate": "Public keys belong here, never a private key",
  "payments.keyExpired": "It has expired",
  "payments.keyNotOurs": "The app’s public key does not belong to the key",
  "payments.addressNotAllowed": "Only addresses of the provider itself are allowed",
  "payments.probeFailed": "The provider gave no validly signed answer: {{problem}}",
};

export const fields: Translation<typeof zh.fields> = {
  providerName: "Provider",
  payMethod: "Payment method",
  feeRate: "Fee rate",
  enabled: "Enabled",
  ready: "Parameters",
  updatedTime: "Changed",
  payAccountNo: "Collection account",
  payKey: "Key",
  interfaceUrl: "Address",
  appId: "App ID",
  certificateSerial: "Serial of the merchant’s API",
  apiKey: "APIv3 key",
  appSecret: "App secret",
  platformSerial: "ID of WeChat Pay’s public key",
  platformKey: "Provider’s public keys",
  certificates: "Public keys of app and root (PEM)",
  paysInApp: "Payment inside Alipay",
  parameterState: "State",
  platformSerials: "Serials of the provider’s keys",
  provenTime: "Verified",
};

export const words: Translation<typeof zh.words> = {
  switch: {
    enabled: "Enabled",
    disabled: "Disabled",
  },
  ready: {
    yes: "Active",
    no: "Not set",
  },
  state: {
    draft: "To be verified",
    proven: "Verified",
    active: "In use",
    retired: "Retired",
  },
  action: {
    addService: "Add payment service",
    editService: "Edit payment service",
    parameters: "Parameters",
    addParameters: "Add parameters",
    editParameters: "Edit parameters",
    prove: "Verify",
    enable: "Enable",
    disable: "Disable",
    activate: "Activate",
  },
  confirm: {
    enable: "Enable this payment service? Machines take payments with it.",
    disable: "Disable this payment service? No new payment is made with it; payments and refunds under way go on.",
    remove: "Delete this payment service?",
    prove: "Ask the provider with these parameters?",
    activate: "Activate these parameters? Those in use are retired at the same moment.",
  },
  unionpay: {
    certificates: "Merchant’s signed public key (PEM)",
    own: "The PEM (.cer) of the public key that UnionPay signed for the merchant; it belongs to the key above",
    authorities: "PEM; UnionPay’s root and then the one below it",
  },
  hint: {
    feeRate: "From today on merchants without a fee rate of their own pay the rate of the service that is in use",
    appSecret: "Lets customers pay inside WeChat; left empty, they pay by code",
    paysInApp:
      "Buyers whose shop Alipay shows pay inside it; first enter this site’s address for callbacks in the app at Alipay",
    added: "Added; enable it once its parameters are set, verified and active",
    kept: "Left empty, it stays as it is",
    key: "PEM or Base64; never shown again after saving",
    platformKey: "PEM; several may stand one after the other",
    certificates: "Signed-key mode: the PEM of the app’s key, then that of Alipay’s root; empty in key mode",
    proven: "The provider answered validly; it can be activated",
  },
};
