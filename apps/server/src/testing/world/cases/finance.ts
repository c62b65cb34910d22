import { addDays } from "@yunshou/domain";
import type { Case, Cases } from "./case.ts";
import { range } from "./case.ts";
import { nextSerial } from "../rows.ts";

const inState =
  (state: string, more: object = {}): Case =>
  async (home) => ({ withdrawNo: await home.withdrawal(await home.collectionAccount(), state), ...more });

const planForm = (splitPlan: string, machineId: string, merchantId?: string) => ({
  splitPlan,
  receivers: [{ name: splitPlan, ratio: 1_000 }],
  machineIds: [machineId],
  productIds: [],
  ...(merchantId === undefined ? {} : { merchantId }),
});

/** A statement of the bank with one line. */
const bankFile =
  (more: object = {}, state = "checked"): Case =>
  async (home) => {
    const importId = await home.spreadsheet(state, "bankArrivals");
    const made = { day: "2026-11-02", amountFen: "900", reference: home.name("B"), payer: home.canary };
    await home.write((tx) =>
      tx.query("update import_row set made = $2 where import_id = $1 and verdict = 'create'", [importId, made]),
    );
    return { importId, ...more };
  };

/** Inputs of the calls of collection accounts, balances and withdrawals. */
export const financeCases: Cases = {
  "collectionAccounts.create": (home) => ({ merchantId: home.merchantId, ...home.accountForm() }),
  "collectionAccounts.update": async (home) => ({
    accountId: await home.collectionAccount({ activated: false }),
    ...home.accountForm(),
    version: 1,
  }),
  "collectionAccounts.activate": async (home) => ({
    accountId: await home.collectionAccount({ activated: false }),
    version: 1,
  }),
  "collectionAccounts.stop": async (home) => ({ accountId: await home.collectionAccount(), version: 2 }),
  "settlements.list": range,
  "settlements.export": range,
  "settlements.confirm": async (home) => ({ statementIds: [await home.settlement()] }),
  "settlements.hold": async (home) => ({ statementId: await home.settlement(), version: 1, remark: "no" }),
  "settlements.release": async (home) => ({ statementId: await home.settlement("held"), version: 1 }),
  "accountStatements.receivers": (home) => ({ merchantId: home.merchantId }),
  "accountStatements.create": (home) => {
    const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    return { merchantId: home.merchantId, fromDay: addDays(day, -1), toDay: day };
  },
  "accountStatements.file": async (home) => ({
    accountStatementId: await home.accountStatement(),
    fileFormat: "xlsx",
  }),
  "accountStatements.share": async (home) => ({
    accountStatementId: await home.accountStatement(),
    version: 1,
    linkDays: 30,
  }),
  "accountStatements.revoke": async (home) => ({ accountStatementId: await home.accountStatement(), version: 1 }),
  "settledTransactions.list": range,
  "settledTransactions.export": range,
  "settlementLines.list": range,
  "settlementLines.export": range,
  "feeReport.list": range,
  "feeReport.totals": range,
  "feeReport.export": range,
  "feeRates.set": (home) => ({
    merchantId: home.merchantId,
    provider: "wechat",
    feeRate: 38,
    fromDay: new Date(Date.now() + (2 + nextSerial()) * 86_400_000).toISOString().slice(0, 10),
  }),
  "settledPayments.list": range,
  "settledPayments.totals": range,
  "settledPayments.export": range,
  "splitPlans.create": async (home) => planForm(home.canary, (await home.machine()).machineId, home.merchantId),
  "splitPlans.update": async (home) => ({
    ...planForm(home.canary, (await home.machine()).machineId),
    planId: (await home.splitPlan()).planId,
    version: 1,
  }),
  "splitPlans.enable": async (home) => ({ planId: (await home.splitPlan({ enabled: false })).planId, version: 1 }),
  "splitPlans.disable": async (home) => ({ planId: (await home.splitPlan()).planId, version: 1 }),
  "splitPlans.remove": async (home) => ({ planId: (await home.splitPlan()).planId, version: 1 }),
  "splitFigures.list": range,
  "sharedOrders.list": range,
  "shareAccounts.set": async (home) => ({
    receiverId: (await home.splitPlan({ enabled: false })).receiverId,
    payMethod: "alipay",
    accountType: "person",
    shareAccount: String(2_088_000_000_000_000 + nextSerial()),
    holder: home.canary,
    version: 0,
  }),
  "shareAccounts.retry": async (home) => ({
    shareAccountId: await home.shareAccount((await home.splitPlan({ enabled: false })).receiverId),
    version: 1,
  }),
  "splitModes.set": (home) => ({
    merchantId: home.merchantId,
    platformBalance: true,
    ratioLimit: 3_000,
    answeredBy: home.canary,
    reason: home.canary,
  }),
  "splitFigures.totals": range,
  "splitFigures.export": range,
  "providerDays.list": range,
  "providerDays.run": () => ({ settleDate: range().fromDay }),
  "bills.list": range,
  "bills.export": async (home) => {
    await home.difference();
    return range();
  },
  "billUploads.upload": async (home) => ({
    serviceId: await home.billedService(),
    billDate: new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10),
  }),
  "billDifferences.list": range,
  "billDifferences.export": range,
  "billDifferences.take": async (home) => ({ differenceId: await home.difference(), version: 1 }),
  "billDifferences.park": async (home) => ({
    differenceId: await home.difference(),
    version: 1,
    untilDay: addDays(new Date().toISOString().slice(0, 10), 7),
    remark: "no",
  }),
  "billDifferences.ask": async (home) => ({ differenceId: await home.unaskedDifference(), version: 1 }),
  "billDifferences.settle": async (home) => ({ differenceId: await home.difference(), version: 1, remark: "no" }),
  "arrivals.list": range,
  "arrivals.export": range,
  "arrivals.settle": async (home) => ({ arrivalId: await home.arrival(), version: 1, remark: "no" }),
  "arrivalImportFiles.upload": async () => ({ fileName: "a.csv" }),
  "arrivalImports.detail": bankFile(),
  "arrivalImports.rows": bankFile(),
  "arrivalImports.map": bankFile({ columns: ["bankDate", "bankAmount", "bankReference"] }, "mapping"),
  "arrivalImports.mend": bankFile({ rowNo: 3, field: "bankReference", text: "B2" }),
  "arrivalImports.run": bankFile({ leavesRefused: true }),
  "arrivalImports.undo": bankFile({}, "imported"),
  "dues.list": () => ({}),
  "dues.entries": async (home) => ({ dueId: (await home.due()).dueId }),
  "dues.settle": async (home) => ({
    dueId: (await home.due()).dueId,
    dueWay: "offset",
    amountFen: "100",
    remark: "no",
  }),
  "dueSettlements.list": range,
  "dueSettlements.export": range,
  "dueSettlements.confirm": async (home) => ({ dueSettlementId: await home.dueSettlement(), version: 1 }),
  "dueSettlements.reject": async (home) => ({
    dueSettlementId: await home.dueSettlement(),
    version: 1,
    remark: "no",
  }),
  "dueSettlements.cancel": async (home) => ({ dueSettlementId: await home.dueSettlement(), version: 1 }),
  "withdrawals.list": range,
  "withdrawals.export": range,
  "withdrawals.apply": async (home) => {
    await home.earn(100_000n);
    return { accountId: await home.collectionAccount(), amountFen: "1000", remark: home.canary };
  },
  "withdrawals.cancel": inState("notReviewed"),
  "withdrawals.approve": inState("notReviewed"),
  "withdrawals.approveMany": async (home) => ({
    withdrawNos: [await home.withdrawal(await home.collectionAccount(), "notReviewed")],
  }),
  "withdrawals.reject": inState("notReviewed", { remark: "no" }),
  "withdrawals.pay": inState("reviewed"),
  "withdrawals.payee": inState("paying"),
  "withdrawals.settle": inState("paying", { transferNo: "T1" }),
  "withdrawals.fail": inState("paying", { remark: "no" }),
};
