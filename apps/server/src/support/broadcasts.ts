import type { broadcasts } from "@yunshou/contract/support/broadcasts";
import {
  accept,
  checkDayRange,
  checkMessage,
  checkRecall,
  checkReceiverNumbers,
  queryRangeDays,
  refuse,
  type Result,
} from "@yunshou/domain";
import type { Handle } from "@yunshou/database";
import { recordAudit } from "../platform/audit.queries.ts";
import type { HandlersOf } from "../platform/call.ts";
import { arm } from "../platform/timers.ts";
import * as queries from "./broadcasts.queries.ts";
import { lockType, offeredTypes } from "./messageTypes.queries.ts";
import { typeUnknown } from "./messageTypes.ts";
import { broadcastDue, recallDue } from "./sendBroadcast.ts";

type Receivers = Awaited<ReturnType<typeof queries.merchantsNumbered>> | null;

/** The merchants of a text such as 1001,1002; null for everybody. */
async function receiversOf(tx: Handle, text: string | null): Promise<Result<Receivers>> {
  if (text === null) return accept(null);
  const numbers = checkReceiverNumbers(text);
  if (!numbers.ok) return numbers;
  const merchants = await queries.merchantsNumbered(tx, numbers.value);
  const found = new Set(merchants.map(({ merchantNo }) => merchantNo));
  const missing = numbers.value.find((no) => !found.has(no));
  return missing === undefined
    ? accept(merchants)
    : refuse("support.receiverUnknown", { field: "receiverMerchants", values: { no: missing } });
}

/** Handlers of messages that the platform writes to many (SYS-05, SYS-06, SYS-20). */
export const broadcastHandlers = (): HandlersOf<typeof broadcasts> => ({
  async list({ tx, session, input }) {
    const range = checkDayRange(input.fromDay, input.toDay, queryRangeDays.orders);
    return range.ok ? queries.listBroadcasts(tx, session.timeZone, input, input) : range;
  },

  types: async ({ tx }) => ({ types: await offeredTypes(tx) }),

  async detail({ tx, input }) {
    const found = await queries.findBroadcast(tx, input.broadcastId);
    return found ?? refuse("support.messageUnknown", { field: "broadcastId" });
  },

  async send(call) {
    const { tx, session, input, now } = call;
    if (session.scope.merchants !== "all") return refuse("access.noPermission");
    const message = checkMessage(input);
    if (!message.ok) return message;
    const merchants = await receiversOf(tx, input.receiverMerchants);
    if (!merchants.ok) return merchants;
    const type = await lockType(tx, message.value.typeId);
    if (type === undefined || !type.enabled) return typeUnknown();
    const one = { ...message.value, type, userId: session.userId, merchants: merchants.value };
    const broadcastId = await queries.insertBroadcast(tx, one);
    await arm(tx, broadcastDue.at(broadcastId, now, {}));
    await recordAudit(call, {
      action: "support.broadcast.send",
      object: one.msgTitle,
      merchant: { topId: session.topMerchantId, merchantId: session.merchantId },
      after: { msgType: type.msgType, receiverMerchants: merchants.value?.map(({ merchantNo }) => merchantNo) ?? null },
    });
    return { broadcastId };
  },

  async recall(call) {
    const { tx, session, input, now } = call;
    const sent = await queries.lockSent(tx, input.broadcastId);
    if (sent === undefined) return refuse("support.messageUnknown", { field: "broadcastId" });
    const allowed = checkRecall(sent.state);
    if (!allowed.ok) return allowed;
    await queries.recallBroadcast(tx, input.broadcastId);
    await arm(tx, recallDue.at(input.broadcastId, now, {}));
    await recordAudit(call, {
      action: "support.broadcast.recall",
      object: sent.msgTitle,
      merchant: { topId: session.topMerchantId, merchantId: session.merchantId },
    });
    return {};
  },
});
