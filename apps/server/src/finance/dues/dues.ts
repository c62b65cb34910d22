import type { Permission } from "@yunshou/contract";
import type { dues, dueSettlements } from "@yunshou/contract/finance/dues";
import { asSystem, type Database, type Handle, postLedger, rollback } from "@yunshou/database";
import {
  checkDueAmount,
  checkFactorShown,
  checkReason,
  checkRemark,
  checkReviewer,
  dueDecider,
  type DueEvent,
  dueNeedsAnother,
  dueSettled,
  dueTable,
  refuse,
  type Refusal,
  step,
} from "@yunshou/domain";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../../platform/call.ts";
import { startExport } from "../../platform/export/startExport.ts";
import { isRefusal } from "../../platform/refused.ts";
import { holdWithdrawable } from "../money.queries.ts";
import { exportedRange, shownRange } from "../settlement/settlements.ts";
import { dueExport, dueSettlementExport } from "./dueExports.ts";
import * as queries from "./dues.queries.ts";

interface Dependencies {
  readonly database: Database;
}

/**
 * A step concerns the books of two merchants, of which the caller may see one alone: it was found in his scope, and is taken
 * in a transaction of the system that looks at everything anew. A refusal undoes it.
 */
async function taken<T extends object>(
  { database }: Dependencies,
  work: (tx: Handle) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  return asSystem(database, async (tx): Promise<T | Refusal | ReturnType<typeof rollback<Refusal>>> => {
    const answer = await work(tx);
    return isRefusal(answer) ? rollback(answer) : answer;
  }) as Promise<T | Refusal>;
}

/** The money of a settlement is still owed, and the platform holds it where it is offset. */
async function checkMoney(
  tx: Handle,
  money: { readonly topId: string; readonly payerId: string; readonly payeeId: string },
  { way, amountFen, own }: { readonly way: "offset" | "paid"; readonly amountFen: bigint; readonly own: bigint },
  now: Date,
) {
  const { owedFen, awaitingFen } = await queries.lockDue(tx, money);
  const amount = checkDueAmount(amountFen, { owedFen, awaitingFen: awaitingFen - own });
  if (!amount.ok) return amount;
  const isShort = way === "offset" && amountFen > (await holdWithdrawable(tx, money.payerId, now));
  return isShort ? refuse("finance.dueAboveBalance", { field: "amountFen" }) : amount;
}

/** Handlers of dues between merchants of a tree (FIN-07, CARD-24). */
export const dueHandlers = (dependencies: Dependencies): HandlersOf<typeof dues> => ({
  list: ({ tx, session, input }) => queries.listDues(tx, session.scope, input, input),

  export: (call) => startExport(call, dueExport),

  async entries({ tx, session, input }) {
    const due = await queries.dueOf(tx, session.scope, input.dueId);
    if (due === undefined) return refuse("finance.dueUnknown", { field: "dueId" });
    return queries.listEntries(tx, session.scope, due.dueId, input);
  },

  async settle(call) {
    const { tx, session, input, now } = call;
    const factor = checkFactorShown(session.secondFactor, now);
    if (!factor.ok) return factor;
    const remark = checkRemark(input.remark);
    if (!remark.ok) return remark;
    const due = await queries.dueOf(tx, session.scope, input.dueId);
    if (due === undefined) return refuse("finance.dueUnknown", { field: "dueId" });
    if (BigInt(due.owedFen) < 0n) return refuse("finance.dueOfPayer");
    const { topId, merchantId: payerId, otherId: payeeId } = due;
    const { dueWay: way } = input;
    const amountFen = BigInt(input.amountFen);
    return taken(dependencies, async (own) => {
      const money = await checkMoney(own, { topId, payerId, payeeId }, { way, amountFen, own: 0n }, now);
      if (!money.ok) return money;
      const aloneFen = await queries.offsetAlone(own, { topId, payerId, payeeId }, now);
      const state = dueNeedsAnother(way, amountFen, aloneFen) ? "awaiting" : "done";
      const made = { topId, payerId, payeeId, way, amountFen, state, remark: remark.value } as const;
      const settlementId = await queries.insertSettlement(own, { ...made, userId: session.userId, now });
      if (state === "done")
        await postLedger(own, dueSettled({ settlementId, topMerchantId: topId, payerId, payeeId, way, amountFen }));
      await recordAudit(
        { ...call, tx: own },
        {
          action: "finance.due.settleDue",
          object: await queries.namesOf(own, payerId, payeeId),
          merchant: { topId, merchantId: payerId },
          after: { dueWay: way, amountFen: input.amountFen, dueStatus: state, remark: remark.value },
        },
      );
      return { dueSettlementId: settlementId, dueStatus: state };
    });
  },
});

type StepCall = Call<{ readonly dueSettlementId: string; readonly version: number }, Permission>;
const verbs: Readonly<Record<DueEvent, string>> = {
  confirm: "confirmDue",
  reject: "rejectDue",
  cancel: "cancelDue",
};

/** Handlers of settlements of dues. */
export function dueSettlementHandlers(dependencies: Dependencies): HandlersOf<typeof dueSettlements> {
  const readerOf = ({ session: { scope, userId, timeZone } }: Pick<StepCall, "session">) => ({
    scope,
    userId,
    timeZone,
  });

  /** A step of a settlement whose version the person saw. */
  async function stepOf(call: StepCall, event: DueEvent, reason = "") {
    const { tx, session, input, now } = call;
    const seen = await queries.settlementOf(tx, session.scope, input.dueSettlementId);
    const side = event === "cancel" || seen === undefined ? "payer" : dueDecider(seen.way);
    if (seen === undefined || !(side === "payer" ? seen.ofPayer : seen.ofPayee))
      return refuse("finance.dueSettlementUnknown", { field: "dueSettlementId" });
    if (event !== "cancel") {
      const reviewer = checkReviewer(seen.appliedBy, session.userId);
      if (!reviewer.ok) return reviewer;
    }
    return taken(dependencies, async (own) => {
      const { topId, merchantId: payerId, payeeId, way } = seen;
      const amountFen = BigInt(seen.amountFen);
      // The merchants first, as whoever asks for a settlement locks them.
      const owed = await queries.lockDue(own, { topId, payerId, payeeId });
      const settlement = await queries.lockSettlement(own, seen.settlementId);
      if (settlement.version !== input.version) return refuse("finance.dueSettlementChanged");
      const next = step(dueTable, settlement.state, event);
      if (!next.ok) return next;
      if (event === "confirm") {
        const money = await checkMoney(
          own,
          { topId, payerId, payeeId },
          { way, amountFen, own: owed.awaitingFen },
          now,
        );
        if (!money.ok) return money;
        await postLedger(
          own,
          dueSettled({ settlementId: seen.settlementId, topMerchantId: topId, payerId, payeeId, way, amountFen }),
        );
      }
      await queries.saveStep(own, settlement, { state: next.value, reason, userId: session.userId, now });
      await recordAudit(
        { ...call, tx: own },
        {
          action: `finance.due.${verbs[event]}`,
          object: await queries.namesOf(own, payerId, payeeId),
          merchant: { topId, merchantId: payerId },
          before: { dueStatus: settlement.state },
          after: { dueStatus: next.value, amountFen: seen.amountFen, ...(reason === "" ? {} : { reason }) },
        },
      );
      return {};
    });
  }

  return {
    async list(call) {
      const range = shownRange(call.input);
      return range.ok ? queries.listSettlements(call.tx, readerOf(call), call.input, call.input) : range;
    },

    async export(call) {
      const range = exportedRange(call.input);
      return range.ok ? startExport(call, dueSettlementExport) : range;
    },

    async confirm(call) {
      const factor = checkFactorShown(call.session.secondFactor, call.now);
      return factor.ok ? stepOf(call, "confirm") : factor;
    },

    async reject(call) {
      const reason = checkReason(call.input.remark);
      return reason.ok ? stepOf(call, "reject", reason.value) : reason;
    },

    cancel: (call) => stepOf(call, "cancel"),
  };
}
