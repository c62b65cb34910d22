import { cardAreas } from "@yunshou/contract/members/areas";
import { cards } from "@yunshou/contract/members/cards";
import { topUps } from "@yunshou/contract/members/topUps";
import { newPhone } from "../rows.ts";
import { cardPassword } from "../tenantMembers.ts";
import { type Case, type Cases, type Input, range } from "./case.ts";

const withCard =
  (more: Input = {}): Case =>
  async (home) => ({ cardId: (await home.card()).cardId, ...more });
const withCards =
  (more: Input = {}): Case =>
  async (home) => ({ cardIds: [(await home.card()).cardId], ...more });

const ofCards =
  (more: Input = {}, state = "checked"): Case =>
  async (home) => ({ importId: await home.spreadsheet(state, "cards"), ...more });

/** An import that was written and has nothing that could hinder its way back. */
const importedCards: Case = async (home) => {
  const importId = await home.spreadsheet("checked", "cards");
  await home.write((tx) =>
    tx.query("update import_batch set state = 'imported', imported_at = now() where id = $1", [importId]),
  );
  await home.write((tx) => tx.query("delete from import_row where import_id = $1", [importId]));
  return { importId };
};

/** Inputs of the calls of members, their cards and the books of these. */
export const membersCases: Cases = {
  "members.list": async (home) => {
    const { cardId } = await home.card();
    await home.write((tx) => tx.query("update card set area_id = $2 where id = $1", [cardId, home.rows.areaId]));
    return {};
  },
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
  "cardImportFiles.upload": async () => ({ fileName: "a.csv" }),
  "cardImports.detail": ofCards(),
  "cardImports.rows": ofCards(),
  "cardImports.map": ofCards({ columns: ["cardNo", "physicalNo", "cardType"] }, "mapping"),
  "cardImports.mend": ofCards({ rowNo: 3, field: "physicalNo", text: "00a1b2c3" }),
  "cardImports.run": ofCards({ leavesRefused: true }),
  "cardImports.undo": importedCards,
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
  "cardAllowances.setting": (home) => ({ merchantId: home.merchantId }),
  "cardAllowances.set": (home) => ({ merchantId: home.merchantId, offlineLimitFen: "2000", offlineHours: 24 }),
  "cardAllowances.ofCard": (home) => ({ cardId: home.rows.cardId }),
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
  "packageSales.figures": range,
  "packageSales.sell": async (home) => ({
    memberPackageId: await home.memberPackage(),
    cardId: (await home.card()).cardId,
    payWay: "cash",
  }),
  "packageSales.refund": async (home) => ({ packageSaleId: await home.packageSale(), payout: "cash" }),
  "cardLogs.list": range,
  "cardLogs.export": range,
  "blacklist.add": (home) => ({
    merchantId: home.merchantId,
    entryKind: "phone",
    entryValue: newPhone(),
    reason: home.canary,
  }),
  "blacklist.addMember": async (home) => ({ memberId: await home.member(), reason: home.canary }),
  "blacklist.remove": async (home) => ({ entryId: await home.blacklisted() }),
  "cards.setArea": async (home) => ({ cardIds: [(await home.card()).cardId], areaId: home.rows.areaId }),
  "cardAreas.create": (home) => ({ merchantId: home.merchantId, areaParentId: null, areaName: home.name("New area") }),
  "cardAreas.rename": async (home) => ({ areaId: await home.cardArea(), areaName: home.name("Other area") }),
  "cardAreas.remove": async (home) => ({ areaId: await home.cardArea() }),
  "cardAreas.addStaff": async (home) => ({ areaId: await home.cardArea(), userId: (await home.user()).userId }),
  "cardAreas.removeStaff": async (home) => {
    const input = { areaId: await home.cardArea(), userId: (await home.user()).userId };
    await home.admin.call(cardAreas.addStaff, input);
    return input;
  },
  "topUps.running": (home) => ({ cardId: home.rows.cardId }),
  "topUps.create": (home) => ({ merchantId: home.merchantId, ...home.topUpForm() }),
  "topUps.update": async (home) => ({ activityId: await home.topUp(), ...home.topUpForm() }),
  "topUps.start": async (home) => ({ activityId: await home.topUp() }),
  "topUps.stop": async (home) => {
    const activityId = await home.topUp();
    await home.admin.call(topUps.start, { activityId });
    return { activityId };
  },
  "topUps.remove": async (home) => ({ activityId: await home.topUp() }),
  "schools.create": (home) => ({
    merchantId: home.merchantId,
    schoolParentId: null,
    unitName: home.name("New school"),
  }),
  "schools.rename": async (home) => ({ schoolUnitId: await home.school(), unitName: home.name("Other school") }),
  "schools.remove": async (home) => ({ schoolUnitId: await home.school() }),
};
