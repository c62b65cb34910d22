import { describe, expect, it } from "vitest";
import { alarmHandleTable } from "./machines/alarm.ts";
import { differenceTable } from "./finance/bills/matching.ts";
import { collectionAccountTable } from "./finance/collectionAccount.ts";
import { settlementTable } from "./finance/settlement.ts";
import { returnTable, shareAccountTable, sharingTable } from "./finance/sharing.ts";
import { arrivalTable } from "./finance/bankArrival.ts";
import { dueTable } from "./finance/due.ts";
import { withdrawalTable } from "./finance/withdrawal.ts";
import { commandTable } from "./machines/command.ts";
import { reportTable } from "./insight/report.ts";
import { ticketTable } from "./support/ticket.ts";
import { laneSyncTable } from "./machines/laneSync.ts";
import { rolloutMachineTable, rolloutTable } from "./machines/rollout.ts";
import { readingTable } from "./machines/counterReadings/counterReading.ts";
import { maintenanceTable } from "./machines/maintenance.ts";
import { laneStatusTable } from "./machines/laneStatus.ts";
import { certificateTable } from "./merchants/certificates.ts";
import { applicationTable } from "./merchants/onboarding/application.ts";
import { submissionTable } from "./merchants/onboarding/submission.ts";
import { mallReviewTable } from "./mall/review.ts";
import { buyingGroupTable } from "./mall/buyingGroup.ts";
import { flashSaleTable } from "./mall/flashSale.ts";
import { groupBuyTable } from "./mall/groupBuy.ts";
import { noticeTable } from "./mall/notice.ts";
import { offlineReviewTable } from "./orders/offlinePickup.ts";
import { adDeliveryTable } from "./marketing/ads.ts";
import { planTable, schemeTable } from "./marketing/promotion.ts";
import { merchantStatusTable } from "./merchants/values.ts";
import { cardApplicationTable } from "./members/applications.ts";
import { topUpTable } from "./members/topUps.ts";
import { cardTable } from "./members/cards.ts";
import { importTable } from "./imports/states.ts";
import { modellingTable } from "./goods/modelling.ts";
import { codeTable } from "./marketing/codes.ts";
import { codeBatchTable } from "./marketing/codeBatch.ts";
import { orderTable, payTable, shipTable } from "./orders/order.ts";
import { parameterTable } from "./payments/paymentService.ts";
import { pickupTable } from "./orders/pickup.ts";
import { prescriptionTable } from "./pharmacy/prescriptions.ts";
import { traceTable } from "./pharmacy/traceCodes.ts";
import { exposureTable } from "./pharmacy/storage.ts";
import { refundTable } from "./orders/refund.ts";
import { countTable } from "./stock/count.ts";
import { goodsCountTable } from "./stock/goodsCount.ts";
import { lossTable } from "./stock/losses.ts";
import { supplierBillTable } from "./stock/supplierBill.ts";
import { outboundTable } from "./stock/outbound.ts";
import { refillOrderTable } from "./stock/refillOrder.ts";
import { purchasePlanTable, purchaseTable, receiptTable } from "./stock/documents.ts";
import { announcementTable } from "./support/announcement.ts";
import { articleTable } from "./support/article.ts";
import { projectTable } from "./support/project.ts";
import { requirementTable } from "./support/requirement.ts";
import { afterSaleTable } from "./mall/afterSale.ts";
import { deliveryTable, mallPickupTable } from "./mall/order.ts";
import { type StateTable, statesAllowing, step, unreachableStates } from "./states.ts";

type AnyTable = StateTable<string, string>;

/** Every state table of the domain with the state in which its things begin. */
const tables: readonly [name: string, table: AnyTable, start: string][] = [
  ["sharing of an order", sharingTable, "requested"],
  ["account of shares", shareAccountTable, "waiting"],
  ["return of a share", returnTable, "requested"],
  ["order", orderTable, "inTransaction"],
  ["prescription", prescriptionTable, "unreviewed"],
  ["trace code", traceTable, "stored"],
  ["exposed batch", exposureTable, "open"],
  ["pay", payTable, "unpaid"],
  ["ship", shipTable, "none"],
  ["refund", refundTable, "proposed"],
  ["ticket", ticketTable, "unprocessed"],
  ["PICKUP-02 pickup code", pickupTable, "unused"],
  ["report", reportTable, "notGenerated"],
  ["command", commandTable, "queued"],
  ["lane sync", laneSyncTable, "pending"],
  ["alarm handling", alarmHandleTable, "open"],
  ["application", applicationTable, "draft"],
  ["certificate", certificateTable, "pending"],
  ["modelling", modellingTable, "underReview"],
  ["import", importTable, "mapping"],
  ["submission", submissionTable, "queued"],
  ["purchase plan", purchasePlanTable, "draft"],
  ["purchase order", purchaseTable, "ordered"],
  ["goods receipt", receiptTable, "booked"],
  ["write off", lossTable, "submitted"],
  ["supplier bill", supplierBillTable, "open"],
  ["outbound order", outboundTable, "draft"],
  ["refill order", refillOrderTable, "planned"],
  ["lane status", laneStatusTable, "normal"],
  ["merchant", merchantStatusTable, "normal"],
  ["card", cardTable, "notActivated"],
  ["recharge activity", topUpTable, "stopped"],
  ["card application", cardApplicationTable, "pending"],
  ["stock count", countTable, "counting"],
  ["count of a warehouse or bag", goodsCountTable, "counting"],
  ["collection account", collectionAccountTable, "preparation"],
  ["payment parameters", parameterTable, "draft"],
  ["withdrawal", withdrawalTable, "notReviewed"],
  ["settlement of a due", dueTable, "awaiting"],
  ["arrival at the bank", arrivalTable, "awaited"],
  ["maintenance", maintenanceTable, "open"],
  ["counter reading", readingTable, "held"],
  ["settlement", settlementTable, "pending"],
  ["difference of a bill", differenceTable, "open"],
  ["discount code", codeTable, "unused"],
  ["batch of discount codes", codeBatchTable, "active"],
  ["notice of the mall", noticeTable, "draft"],
  ["review of an offline pickup", offlineReviewTable, "pending"],
  ["ads of a machine", adDeliveryTable, "pending"],
  ["plan", planTable, "notOnSale"],
  ["scheme", schemeTable, "notOnSale"],
  ["rollout", rolloutTable, "proposed"],
  ["machine of a rollout", rolloutMachineTable, "waiting"],
  ["article", articleTable, "draft"],
  ["applications of the mall", afterSaleTable, "asked"],
  ["review of the mall", mallReviewTable, "shown"],
  ["flash sale", flashSaleTable, "open"],
  ["group purchase", groupBuyTable, "draft"],
  ["group of buyers", buyingGroupTable, "gathering"],
  ["delivery of the mall", deliveryTable, "toDeliver"],
  ["pickup of the mall", mallPickupTable, "toPickUp"],
  ["announcement", announcementTable, "draft"],
  ["project", projectTable, "planned"],
  ["requirement", requirementTable, "new"],
];

const eventsOf = (table: AnyTable) => [...new Set(Object.values(table).flatMap((row) => Object.keys(row)))];

describe.each(tables)("M17 the states of %s", (_, table, start) => {
  const pairs = Object.keys(table).flatMap((state) => eventsOf(table).map((event) => [state, event] as const));

  it.each(pairs)("%s with %s goes where the table says, or is refused", (state, event) => {
    const listed = table[state]?.[event];
    const answer = step(table, state, event);
    if (listed === undefined)
      expect(answer).toMatchObject({ ok: false, code: "state.notAllowed", values: { state, event } });
    else expect(answer).toEqual({ ok: true, value: listed });
    expect(statesAllowing(table, event).includes(state)).toBe(listed !== undefined);
  });

  it("reach every state, and lead to known states only", () => {
    expect(unreachableStates(table, start)).toEqual([]);
    expect(
      Object.values(table)
        .flatMap((row) => Object.values(row))
        .filter((state) => state === undefined || !(state in table)),
    ).toEqual([]);
  });
});

describe("what the tables must never allow", () => {
  it.each<[string, AnyTable, string, string]>([
    ["a refunded order to be refunded again", payTable, "refunded", "startRefund"],
    ["an unpaid order to be refunded", payTable, "unpaid", "startRefund"],
    ["a second refund while one runs", payTable, "refunding", "startRefund"],
    ["a paid order to be paid again", payTable, "paid", "pay"],
    ["a grant without a claim", shipTable, "offered", "grant"],
    ["a grant after silence", shipTable, "unknown", "grant"],
    ["a dispensed order to be offered", shipTable, "dispensed", "offer"],
    ["a pickup code to be redeemed twice at once", pickupTable, "used", "redeem"],
    ["PICKUP-07 a pickup code to be cancelled while a machine serves it", pickupTable, "used", "cancel"],
    ["PICKUP-07 a delivered pickup code to be cancelled", pickupTable, "allDelivered", "cancel"],
    ["a cancelled pickup code to be redeemed", pickupTable, "cancelled", "redeem"],
    ["a refunded refund to be retried", refundTable, "refunded", "retry"],
    ["a finished submission to be submitted again", submissionTable, "finished", "resubmit"],
    ["a submission under way to be submitted again", submissionTable, "checking", "resubmit"],
    ["MACHINE-22 a handled alarm to be ignored", alarmHandleTable, "handled", "ignore"],
    ["a command to succeed after it expired", commandTable, "expired", "succeed"],
    ["a lane to count as confirmed by a change that a newer one replaced", laneSyncTable, "replaced", "confirm"],
    ["a lane to be confirmed by an answer to what expired", laneSyncTable, "expired", "confirm"],
    ["a rollout to go on after it stopped", rolloutTable, "stopped", "resume"],
    ["a rollout to be approved twice", rolloutTable, "running", "approve"],
    ["a machine to be updated without being told", rolloutMachineTable, "waiting", "succeed"],
    ["CARD-19 CARD-29 a cancelled card to be replaced", cardTable, "cancelled", "replace"],
    ["CARD-28 a cancelled card to be activated again", cardTable, "cancelled", "activate"],
    ["CARD-28 a locked card to be replaced", cardTable, "locked", "replace"],
    ["STOCK-01 a booked count to be booked again", countTable, "booked", "approve"],
    ["STOCK-01 a count of a warehouse to be taken back twice", goodsCountTable, "reversed", "reverse"],
    ["a complete group of buyers to fail", buyingGroupTable, "complete", "fail"],
    ["a failed group of buyers to become complete", buyingGroupTable, "failed", "complete"],
  ])("%s", (_, table, state, event) => {
    expect(step(table, state, event).ok).toBe(false);
  });
});
