import { refundBatches } from "@yunshou/contract/orders/refundBatches";
import { luckyPlanRow } from "../luckyRows.ts";
import { type Cases, range } from "./case.ts";

/** Inputs with which calls of the area succeed; see cases.ts. */
export const ordersCases: Cases = {
  "offlinePickups.list": range,
  "offlinePickups.export": range,
  "offlinePickups.apply": (home) => home.offlineForm(),
  "offlinePickups.review": async (home) => ({
    offlinePickupIds: [await home.offlinePickup()],
    decision: "approve",
  }),
  "orders.list": range,
  "orders.export": range,
  "orders.refund": async (home) => ({ orderNo: await home.order(home.rows), amountFen: "100", reason: "other" }),
  "orders.process": async (home) => ({
    orderNo: await home.order(home.rows, { priceFen: 300, paidFen: 300 }),
    note: "seen",
  }),
  "orders.dispense": async (home) => ({
    orderNo: await home.order(home.rows, { payment: "cash", dispensed: 0, tradeNo: undefined }),
  }),
  "refunds.list": range,
  "refunds.export": range,
  "refunds.retry": async (home) => ({ refundNos: [(await home.refund(home.rows)).refundNo] }),
  "refunds.decide": async (home) => ({
    refundNo: (await home.refund(home.rows, "proposed")).refundNo,
    decision: "approve",
  }),
  // By no number and no filter, so that a filter that is put in narrows it.
  "refundBatches.start": async (home) => {
    await home.refund(home.rows);
    const { rowCount, amountFen } = await home.admin.call(refundBatches.preview, { kind: "retry" });
    return { kind: "retry", seenCount: rowCount, seenFen: amountFen, reason: "other" };
  },
  "lucky.orders": range,
  "lucky.totals": range,
  "lucky.exportOrders": range,
  "lucky.exportDraws": range,
  "lucky.wins": range,
  "lucky.winTotals": range,
  "lucky.exportWins": range,
  "luckyPlans.create": async (home) => ({
    merchantId: home.merchantId,
    productId: (await home.machine()).productId,
    planName: "夏日嗨购",
    drawFen: "100",
    winRate: "5",
    budgetFen: "10000",
    machineIds: [],
  }),
  "luckyPlans.end": async (home) => ({ luckyPlanId: await luckyPlanRow(home) }),
  "pickups.list": range,
  "pickups.export": range,
  "pickups.create": (home) => ({
    merchantId: home.merchantId,
    lines: [{ productId: home.rows.productId, quantity: 1 }],
    count: 2,
    machineIds: [home.rows.machineId],
  }),
  "pickups.cancel": async (home) => ({ pickupIds: [await home.pickup()] }),
  "pickups.resend": async (home) => ({ pickupId: await home.pickup() }),
  "orderLists.search": range,
  "orderLists.exportSearch": range,
  "orderLists.dispensings": range,
  "orderLists.exportDispensings": range,
  "orderLists.exportAttempts": async (home) => ({ orderNo: await home.order(home.rows) }),
  "orderLists.lines": range,
  "orderLists.exportLines": range,
  "orderLists.remote": range,
  "orderLists.exportRemote": range,
  "orderLists.purchases": range,
  "orderLists.exportPurchases": range,
  "orderLists.problems": range,
  "orderLists.exportProblems": range,
  "withheldSales.decide": async (home) => ({
    orderNo: await home.withheld(home.rows),
    decision: "byPrice",
    reason: "seen",
  }),
};
