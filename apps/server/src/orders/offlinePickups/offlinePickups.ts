import type { ParsedInputOf, Permission } from "@yunshou/contract";
import type { offlinePickups } from "@yunshou/contract/orders/offlinePickups";
import { asSystem, type Database, ownScope } from "@yunshou/database";
import {
  checkDayRange,
  checkFeature,
  checkOfflineForm,
  checkOfflinePickup,
  checkRemark,
  checkOfflineRemark,
  deliveryState,
  orderTable,
  queryRangeDays,
  refuse,
  type Refusal,
  released,
  offlineReviewTable,
  step,
  waitingFen,
} from "@yunshou/domain";
import { recordAudit, writeAudit } from "../../platform/audit.queries.ts";
import type { Call, HandlersOf, Session } from "../../platform/call.ts";
import { startExport } from "../../platform/export/startExport.ts";
import { replaceImage } from "../../platform/images/store.ts";
import type { Secrets } from "../../platform/secrets.ts";
import { type Book, mustStep, noteChange, openBook, writeBook } from "../book/book.ts";
import { moneyFacts, type Order, saleMoney } from "../book/order.ts";
import { lockOrders, nextId } from "../book/order.queries.ts";
import { lock as lockOrder } from "../list/orders.ts";
import { hasProposal } from "../book/refund.queries.ts";
import { settleFailedRefund } from "../selling/refunds.ts";
import { offlinePickupExport } from "./offlineExport.ts";
import { openOfflinePhone, sealOfflinePhone } from "./offlinePhone.ts";
import * as queries from "./offlinePickups.queries.ts";
import { offlineRow } from "./offlineRow.ts";

interface Parts {
  readonly secrets: Secrets;
  readonly database: Database;
  readonly dataDir: string;
}

type Handlers = HandlersOf<typeof offlinePickups>;

const featureOf = (session: Session): Refusal | undefined => {
  const feature = checkFeature(session.features, "purchase");
  return feature.ok ? undefined : feature;
};

/** Whether a locked order is one whose prize may be handed over offline. */
async function openOrder({ tx }: Pick<Call<unknown>, "tx">, order: Order): Promise<Refusal | undefined> {
  const winResult = await queries.winResultOf(tx, order);
  const allowed = checkOfflinePickup({ ...order, winResult, delivery: deliveryState(order.shipState) });
  if (!allowed.ok) return allowed;
  // Money that a second person may still give back decides first.
  return (await hasProposal(tx, order)) ? refuse("orders.refundProposed", { field: "orderNo" }) : undefined;
}

/** The goods reached the customer: money that waited for them is the merchant's, and the order is received (ORDER-09). */
export function receiveOffline(book: Book, order: Order, actorId: string, note: string): void {
  const waited = waitingFen(moneyFacts(order));
  if (waited > 0n) {
    book.ledger.push(released(saleMoney(order, waited)));
    order.outcome = "handedOver";
  }
  settleFailedRefund(book, order);
  order.state = mustStep(orderTable, order.state, "receiveOffline");
  noteChange(book, order, "receivedOffline", { source: "person", actorId, detail: { note, outcome: order.outcome } });
}

/** Handlers of offline pickups (ORDER-08, ORDER-09). Nothing is ever refunded because nobody reviewed it (ORDER-12). */
export function offlinePickupHandlers({ secrets, database, dataDir }: Parts): Handlers {
  const auditRead = (
    { session, address, requestId }: Call<unknown, Permission>,
    one: Pick<queries.OfflineRecord, "topId" | "merchantId" | "orderNo">,
  ) =>
    asSystem(database, (tx) =>
      writeAudit(tx, {
        action: "orders.offlinePickup.read",
        object: one.orderNo,
        merchant: one,
        actorId: session.viewerId ?? session.userId,
        address,
        requestId,
      }),
    );

  const apply = async (
    call: Call<ParsedInputOf<typeof offlinePickups.apply>, "orders.offlinePickup.write">,
  ): Promise<{ offlinePickupId: string } | Refusal> => {
    const { tx, session, input } = call;
    if (input.orderNo === null) return refuse("field.required", { field: "orderNo" });
    const form = checkOfflineForm(input);
    if (!form.ok) return form;
    const note = checkRemark(input.note);
    if (!note.ok) return note;
    const order = await lockOrder(call, input.orderNo);
    if (order === undefined) return refuse("record.unknown", { field: "orderNo" });
    const refused = await openOrder(call, order);
    if (refused !== undefined) return refused;
    const { topId, merchantId, machineId, orderId } = order;
    const { applicant, contactPhone, pictures } = form.value;
    const uploadedFor = { topId: session.topMerchantId, merchantId: session.merchantId };
    for (const name of pictures) {
      const unknown = await replaceImage(call, dataDir, { topId, merchantId }, null, name, "pictures", uploadedFor);
      if (unknown !== undefined) return unknown;
    }
    const offlinePickupId = await nextId(tx);
    const phoneSealed = sealOfflinePhone(secrets, offlinePickupId, contactPhone);
    const facts = { topId, merchantId, machineId, orderId, applicant, phoneSealed, pictures, note: note.value };
    if (!(await queries.insertOffline(tx, { ...facts, offlinePickupId, appliedBy: session.userId })))
      return refuse("orders.offlineApplied", { field: "orderNo" });
    const after = { pictures: pictures.length };
    await recordAudit(call, { action: "orders.offlinePickup.apply", object: orderId, merchant: order, after });
    return { offlinePickupId };
  };

  return {
    async list({ tx, session, input }) {
      const off = featureOf(session);
      if (off !== undefined) return off;
      const range = checkDayRange(input.fromDay, input.toDay, queryRangeDays.orders);
      if (!range.ok) return range;
      const { rows, ...counts } = await queries.listOffline(tx, session.scope, session.timeZone, input, input);
      return { rows: rows.map((row) => offlineRow(secrets, row)), ...counts };
    },

    async detail(call) {
      const off = featureOf(call.session);
      if (off !== undefined) return off;
      const one = await queries.offlineOf(call.tx, call.session.scope, call.input.offlinePickupId);
      if (one === undefined) return refuse("record.unknown", { field: "offlinePickupId" });
      await auditRead(call, one);
      const contactPhone = openOfflinePhone(secrets, one.offlinePickupId, one.phoneSealed);
      return { ...offlineRow(secrets, one), contactPhone };
    },

    async apply(call) {
      return featureOf(call.session) ?? (await apply(call));
    },

    async review(call) {
      const { tx, session, input, now } = call;
      const off = featureOf(session);
      if (off !== undefined) return off;
      const wanted = [...new Set(input.offlinePickupIds)];
      if (wanted.length === 0) return refuse("orders.offlineSelect", { field: "offlinePickupIds" });
      const remark = checkOfflineRemark(input.decision, input.reviewRemark);
      if (!remark.ok) return remark;
      const held = await queries.lockOffline(tx, ownScope(session.scope), wanted);
      if (held.length < wanted.length) return refuse("record.unknown", { field: "offlinePickupIds" });
      const orders = input.decision === "approve" ? await lockOrders(tx, held) : new Map<string, Order>();
      const book = openBook(now);
      for (const one of held) {
        const next = step(offlineReviewTable, one.state, input.decision);
        if (!next.ok) return next;
        const order = orders.get(one.orderId);
        if (order !== undefined) {
          const refused = await openOrder(call, order);
          if (refused !== undefined) return { ...refused, field: "offlinePickupIds" };
          receiveOffline(book, order, session.userId, remark.value);
        }
        const review = { state: next.value, reviewerId: session.userId, remark: remark.value, now };
        await queries.saveReview(tx, one, review);
        await recordAudit(call, {
          action: `orders.offlinePickup.${input.decision}`,
          object: one.orderId,
          merchant: one,
          after: { reviewRemark: remark.value },
        });
      }
      await writeBook(tx, book);
      return {};
    },

    async export(call) {
      const off = featureOf(call.session);
      if (off !== undefined) return off;
      const range = checkDayRange(call.input.fromDay, call.input.toDay, queryRangeDays.exports);
      return range.ok ? startExport(call, offlinePickupExport) : range;
    },
  };
}
