import { newPhone } from "../rows.ts";
import type { Tenant } from "../tenant.ts";
import { type Case, type Cases, type Input, range, withChild } from "./case.ts";

const merchantForm = (home: Tenant) => ({
  name: home.name("商户"),
  merchantKind: "ordinary",
  contactName: home.canary,
  contactPhone: newPhone(),
  email: "m@example.com",
  maxPickupCodes: 10,
});
const withApplication =
  (upTo: Parameters<Tenant["application"]>[0], more: Input = {}): Case =>
  async (home) => ({ applicationId: await home.application(upTo), ...more });

/** Inputs with which calls of the area succeed; see cases.ts. */
export const merchantsCases: Cases = {
  "applicationImages.upload": withApplication("draft", { kind: "store" }),

  "applications.saveStep": withApplication("draft", {
    step: "bank",
    bankName: "样例银行",
    bankAccount: "4111111111111111",
  }),
  "applications.submit": async (home) => ({
    applicationId: await home.application("complete"),
    signature: home.canary,
  }),
  "applications.withdraw": withApplication("submitted"),
  "applications.invite": withApplication("draft"),
  "applications.link": withApplication("invited"),
  "applications.revoke": withApplication("invited"),
  "applications.image": withApplication("complete", { kind: "store" }),
  "applications.reviews": range,
  "applications.export": range,
  "applications.decide": async (home) => ({
    applicationIds: [await home.application("submitted")],
    decision: "ignore",
  }),

  "certificates.create": async (home) => ({
    merchantId: home.merchantId,
    certType: "merchant",
    certNo: home.name("Z"),
    certName: home.canary,
    certExpiry: "2099-01-01",
    imageIds: [await home.picture()],
  }),
  "certificates.update": async (home) => {
    const { certificateId, imageId } = await home.certificate();
    return {
      certificateId,
      certNo: home.name("Z"),
      certName: home.canary,
      certExpiry: "2099-02-01",
      imageIds: [imageId],
    };
  },
  "certificates.remove": async (home) => ({ certificateId: (await home.certificate()).certificateId }),
  "certificates.decide": async (home) => ({
    certificateIds: [(await home.certificate()).certificateId],
    decision: "approve",
  }),

  "merchantSettings.setHotline": withChild({ hotline: "400-800-1234" }),
  "merchantSettings.removeHotline": withChild(),
  "merchantSettings.setCurrency": withChild({ currency: "CNY", exchangeRate: "1" }),

  "merchants.export": async (home) => {
    await home.child();
    // A session sees the merchants that it had when it was looked up.
    home.server.forgetSessions();
    return {};
  },
  "merchants.detail": (home) => ({ merchantId: home.merchantId }),
  "merchants.add": (home) => ({
    ...merchantForm(home),
    parentId: home.merchantId,
    loginName: home.name("B").slice(0, 20),
  }),
  "merchants.update": withChild(merchantForm),
  "merchants.move": async (home) => ({ merchantId: await home.child(), parentId: await home.child() }),
  "merchants.setStatus": withChild({ action: "stop" }),
  "merchants.setFeatures": withChild({ features: [] }),
  "merchants.setRefund": withChild({ agreed: true, maximumFen: "1000" }),

  "merchantAccount.update": (home) => ({
    name: `Canary${home.label} 商户`,
    contactName: home.canary,
    contactPhone: newPhone(),
    email: "m@example.com",
    exchangeRate: "1",
    logo: null,
  }),

  "merchantAccount.setStore": () => ({ storeState: "closed" }),

  "submissions.list": () => ({ payChannel: "wechat" }),

  "notificationSettings.save": async (home) => ({
    merchantId: home.merchantId,
    messageType: "alarm",
    ways: ["console"],
    pushTime: "09:00",
    enabled: true,
    receiverIds: [home.adminId],
  }),
};
