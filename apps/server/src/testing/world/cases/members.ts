import { cards } from "@yunshou/contract/members/cards";
import { newPhone } from "../rows.ts";
import { cardPassword } from "../tenantMembers.ts";
import { type Case, type Cases, type Input, range } from "./case.ts";

const withCard =
  (more: Input = {}): Case =>
  async (home) => ({ cardId: (await home.card()).cardId, ...more });
const withCards =
  (more: Input = {}): Case =>
  async (home) => ({ cardIds: [(await home.card()).cardId], ...more });

/** Inputs of the calls of members, their cards and the books of these. */
export const membersCases: Cases = {
  "members.create": (home) => ({ merchantId: home.merchantId, ...home.memberForm() }),
  "members.update": async (home) => ({ memberId: await home.member(), ...home.memberForm() }),
  "members.bind": async (home) => ({
    memberId: await home.member(),
    cardNo: (await home.card({ held: false })).cardNo,
  }),
  "members.unbind": async (home) => {
    const { memberId, cardId } = await home.card();
    return { memberId, cardId };
  },
  "memberAssignments.move": async (home) => {
    const [{ memberId }, merchantId] = [await home.card(), await home.child()];
    // A session writes for the merchants that it had when it was looked up.
    home.server.forgetSessions();
    return { memberId, merchantId };
  },
  "cards.issue": (home) => ({ ...home.cardForm(), holderName: home.canary, holderPhone: newPhone() }),
  "cards.act": withCards({ action: "lock" }),
  "cards.cancel": withCard({ payout: "cash" }),
  "cards.recharge": withCards({ amountFen: "1000", method: "cash" }),
  "cards.deduct": withCard({ amountFen: "100", tradePassword: cardPassword }),
  "cards.replace": async (home) => {
    const { cardNo, physicalNo, logicalNo, cardExpiry } = home.cardForm();
    return { cardId: (await home.card()).cardId, cardNo, physicalNo, logicalNo, cardExpiry };
  },
  "cards.setLimits": withCard({ dailyCountLimit: 3, dailyAmountLimitFen: "1000", machineIds: [] }),
  "cards.setPassword": withCard({ tradePassword: "123456" }),
  "cardDetails.recharges": range,
  "cardDetails.deductions": range,
  "cardDetails.exportRecharges": range,
  "cardDetails.exportDeductions": async (home) => {
    await home.admin.call(cards.deduct, { cardId: home.rows.cardId, amountFen: "1", tradePassword: cardPassword });
    return range();
  },
  "members.anonymise": async (home) => ({ memberId: await home.member() }),
  "cardApplications.list": range,
  "cardApplications.create": async (home) => {
    const { cardNo, physicalNo, logicalNo, cardExpiry } = home.cardForm();
    return { originalCardNo: (await home.card()).cardNo, newCardNo: cardNo, physicalNo, logicalNo, cardExpiry };
  },
  "cardApplications.approve": async (home) => ({ cardApplicationId: await home.cardApplication() }),
  "cardApplications.reject": async (home) => ({
    cardApplicationId: await home.cardApplication(),
    reviewRemark: home.canary,
  }),
  "cardApplications.ignore": async (home) => ({ cardApplicationId: await home.cardApplication() }),
  "memberPackages.create": (home) => ({ merchantId: home.merchantId, ...home.memberPackageForm() }),
  "memberPackages.update": async (home) => ({
    memberPackageId: await home.memberPackage(),
    ...home.memberPackageForm(),
  }),
  "memberPackages.setEnabled": async (home) => ({ memberPackageId: await home.memberPackage(), enabled: false }),
  "memberPackages.remove": async (home) => ({ memberPackageId: await home.memberPackage() }),
  "cardLogs.list": range,
  "blacklist.add": (home) => ({
    merchantId: home.merchantId,
    entryKind: "phone",
    entryValue: newPhone(),
    reason: home.canary,
  }),
  "blacklist.addMember": async (home) => ({ memberId: await home.member(), reason: home.canary }),
  "blacklist.remove": async (home) => ({ entryId: await home.blacklisted() }),
};
