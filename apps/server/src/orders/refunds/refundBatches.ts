import type { ParsedInputOf } from "@yunshou/contract";
import type { BatchRowRefusal, refundBatches } from "@yunshou/contract/orders/refundBatches";
import { ownScope } from "@yunshou/database";
import {
  checkDayRange,
  checkFactorShown,
  queryRangeDays,
  refundBatchAmount,
  refundBatchLimit,
  refundBatchNeedsFactor,
  refundBatchProposes,
  type Refusal,
  refuse,
} from "@yunshou/domain";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../../platform/call.ts";
import { arm } from "../../platform/timers.ts";
import { refundBatchRowDue } from "./refundBatchDuty.ts";
import {
  type Candidate,
  candidates,
  insertRefundBatch,
  knowsRefundBatch,
  listRefundBatches,
  orderCandidates,
  rowsOfBatch,
} from "./refundBatches.queries.ts";
import { refundKeys } from "./refunds.queries.ts";

type Choice = ParsedInputOf<typeof refundBatches.preview>;
type ChoosingCall = Pick<Call<Choice, "session">, "tx" | "session" | "input" | "language">;

/** A row with what a batch does about it. */
interface Weighed extends Candidate {
  readonly amountFen: bigint;
  readonly refusal: BatchRowRefusal | null;
}

/**
 * Handlers of batches of refunds (REFUND-07, REFUND-08): what is confirmed is what was seen. Each row has its own result, not
 * all or none, because a provider is asked order by order and answers so: one order that it refuses must not keep the money
 * of the others, and what it gave back cannot be taken back (decision 0042).
 */
export function refundBatchHandlers(): HandlersOf<typeof refundBatches> {
  return {
    async preview(call) {
      const rows = await weighed(call);
      if ("ok" in rows) return rows;
      const going = rows.filter(({ refusal }) => refusal === null);
      const proposed = going.filter((row) => refundBatchProposes(call.input.kind, row));
      return {
        rowCount: going.length,
        amountFen: String(sumOf(going)),
        proposedCount: proposed.length,
        proposedFen: String(sumOf(proposed)),
        needsFactor: refundBatchNeedsFactor(going),
        refused: [...Map.groupBy(rows, ({ refusal }) => refusal)].flatMap(([code, of]) =>
          code === null ? [] : [{ code, rowCount: of.length }],
        ),
      };
    },

    async start(call) {
      const { tx, session, input, now } = call;
      const rows = await weighed(call);
      if ("ok" in rows) return rows;
      const going = rows.filter(({ refusal }) => refusal === null);
      const sumFen = sumOf(going);
      if (going.length !== input.seenCount || sumFen !== BigInt(input.seenFen))
        return refuse("orders.refundBatchChanged");
      const shown = checkFactorShown(session.secondFactor, now);
      if (!shown.ok && refundBatchNeedsFactor(going)) return shown;
      const { kind, reason, note } = input;
      const merchant = { topId: session.topMerchantId, merchantId: session.merchantId };
      const { batchId, waiting } = await insertRefundBatch(
        tx,
        { ...merchant, kind, reason, note, factorShown: shown.ok, amountFen: sumFen, askedBy: session.userId },
        rows,
      );
      const author = { address: call.address, requestId: call.requestId };
      await arm(tx, ...waiting.map(({ topId, rowId }) => refundBatchRowDue.at(rowId, now, { topId, ...author })));
      await recordAudit(call, {
        action: "orders.refunds.batch",
        object: batchId,
        merchant,
        after: {
          kind,
          reason,
          note,
          orders: going.length,
          amountFen: String(sumFen),
          refused: rows.length - going.length,
        },
      });
      return { refundBatchId: batchId };
    },

    list: ({ tx, session, input }) => listRefundBatches(tx, session.scope, input, input.refundBatchId),

    async rows({ tx, session, input }) {
      if (!(await knowsRefundBatch(tx, session.scope, input.refundBatchId))) return refuse("record.unknown");
      return rowsOfBatch(tx, session.scope, input.refundBatchId, input);
    },
  };
}

const sumOf = (rows: readonly Weighed[]): bigint => rows.reduce((sum, { amountFen }) => sum + amountFen, 0n);

/** What is chosen, with the amount of each row or why it has none. A number that is not one of the caller's refunds or orders refuses all. */
async function weighed({ tx, session, input, language }: ChoosingCall): Promise<Weighed[] | Refusal> {
  const { kind, refundNos, orderNos, ...filters } = input;
  if (filters.fromDay !== undefined && filters.toDay !== undefined) {
    const range = checkDayRange(filters.fromDay, filters.toDay, queryRangeDays.orders);
    if (!range.ok) return range;
  }
  const reader = { timeZone: session.timeZone, language };
  const numbers = [...new Set(refundNos)];
  if ((await refundKeys(tx, ownScope(session.scope), numbers)).length !== numbers.length)
    return refuse("record.unknown");
  const asked = orderNos === undefined ? undefined : [...new Set(orderNos)];
  const found =
    asked === undefined
      ? await candidates(tx, session.scope, reader, filters, refundNos, refundBatchLimit)
      : await orderCandidates(tx, session.scope, asked);
  if (asked !== undefined && found.length !== asked.length) return refuse("record.unknown");
  if (found.length > refundBatchLimit)
    return refuse("orders.refundBatchTooMany", { values: { limit: refundBatchLimit } });
  if (found.length === 0) return refuse("orders.refundBatchEmpty");
  return found.map((row) => {
    const amount = refundBatchAmount(kind, row);
    return amount.ok
      ? { ...row, amountFen: amount.value, refusal: null }
      : { ...row, amountFen: 0n, refusal: amount.code as BatchRowRefusal };
  });
}
