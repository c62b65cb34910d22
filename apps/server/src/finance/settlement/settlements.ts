import type { Permission } from "@yunshou/contract";
import type { settledTransactions, settlementLines, settlements } from "@yunshou/contract/finance/settlements";
import { postLedger } from "@yunshou/database";
import {
  checkCharge,
  checkDayRange,
  checkFactorShown,
  checkReason,
  queryRangeDays,
  refuse,
  settlementConfirmed,
  type SettlementEvent,
  type SettlementMoney,
  settlementTable,
  step,
} from "@yunshou/domain";
import { balance } from "../../ledger/ledger.queries.ts";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../../platform/call.ts";
import { startExport } from "../../platform/export/startExport.ts";
import { holdStatements } from "../bills/holds.queries.ts";
import { lineExport, settlementExport, transactionExport } from "./settlementExports.ts";
import * as queries from "./settlements.queries.ts";

type StepCall = Call<{ readonly statementId: string; readonly version: number }, Permission>;
interface Days {
  readonly fromDay: string;
  readonly toDay: string;
}

export const shownRange = ({ fromDay, toDay }: Days) => checkDayRange(fromDay, toDay, queryRangeDays.statistics);
export const exportedRange = ({ fromDay, toDay }: Days) => checkDayRange(fromDay, toDay, queryRangeDays.exports);

const verbs: Readonly<Record<SettlementEvent, string>> = {
  confirm: "settleConfirm",
  hold: "hold",
  release: "settleRelease",
};

/** Takes one step of a locked statement: state and audit record in the transaction of the call. */
async function take(
  call: Call<unknown, Permission>,
  settlement: queries.SettlementRecord,
  event: SettlementEvent,
  reason = "",
) {
  const next = step(settlementTable, settlement.state, event);
  if (!next.ok) return next;
  const { tx, session, now } = call;
  await queries.saveSettlementStep(tx, settlement, { state: next.value, reason, userId: session.userId, now });
  await recordAudit(call, {
    action: `finance.settlement.${verbs[event]}`,
    object: `${settlement.merchantName} ${settlement.day}`,
    merchant: settlement,
    before: { settleStatus: settlement.state },
    after: { settleStatus: next.value, ...(reason === "" ? {} : { reason }) },
  });
  return undefined;
}

/** A step of one statement, whose version the person saw. */
async function stepOf(call: StepCall, event: SettlementEvent, reason?: string) {
  const { statementId, version } = call.input;
  const [settlement] = await queries.lockSettlements(call.tx, call.session.scope, [statementId]);
  if (settlement === undefined) return refuse("finance.settlementUnknown", { field: "statementId" });
  if (settlement.version !== version) return refuse("finance.settlementChanged");
  if (event === "release" && settlement.awaitsBill) return refuse("finance.settlementAwaitsBill");
  const refusal = await take(call, settlement, event, reason);
  if (refusal !== undefined) return refusal;
  // While a person held it no bill did; what differs since then holds it now.
  if (event === "release") await holdStatements(call.tx, settlement.merchantId);
  return {};
}

/** Handlers of statements (FIN-07, FIN-16, FIN-20). */
export const settlementHandlers: HandlersOf<typeof settlements> = {
  async list({ tx, session, input }) {
    const range = shownRange(input);
    return range.ok ? queries.listSettlements(tx, session.scope, input, input) : range;
  },

  async export(call) {
    const range = exportedRange(call.input);
    return range.ok ? startExport(call, settlementExport) : range;
  },

  async confirm(call) {
    const { tx, session, input, now } = call;
    const factor = checkFactorShown(session.secondFactor, now);
    if (!factor.ok) return factor;
    const wanted = new Set(input.statementIds);
    const found = await queries.lockSettlements(tx, session.scope, [...wanted]);
    if (found.length < wanted.size) return refuse("finance.settlementUnknown", { field: "statementIds" });
    for (const settlement of found) {
      const shares = await queries.sharesOf(tx, settlement);
      const money: SettlementMoney = {
        statementId: settlement.statementId,
        merchantId: settlement.merchantId,
        topMerchantId: settlement.topId,
        feeFen: BigInt(settlement.feeFen),
        shares: shares.map(({ receiverId, fen }) => ({ receiverId, shareFen: BigInt(fen) })),
      };
      const charge = checkCharge(money, await balance(tx, settlement.merchantId, "available"));
      if (!charge.ok) return charge;
      const refusal = await take(call, settlement, "confirm");
      if (refusal !== undefined) return refusal;
      const booking = settlementConfirmed(money);
      if (booking !== undefined) await postLedger(tx, [booking]);
    }
    return { confirmed: found.length };
  },

  async hold(call) {
    const reason = checkReason(call.input.remark);
    return reason.ok ? stepOf(call, "hold", reason.value) : reason;
  },

  release: (call) => stepOf(call, "release"),
};

/** Handlers of sums by provider. */
export const transactionHandlers: HandlersOf<typeof settledTransactions> = {
  async list({ tx, session, input }) {
    const range = shownRange(input);
    return range.ok ? queries.listParts(tx, session.scope, input, input) : range;
  },
  async export(call) {
    const range = exportedRange(call.input);
    return range.ok ? startExport(call, transactionExport) : range;
  },
};

/** Handlers of orders and refunds of statements. */
export const lineHandlers: HandlersOf<typeof settlementLines> = {
  async list({ tx, session, input }) {
    const range = shownRange(input);
    return range.ok ? queries.listLines(tx, session.scope, input, input) : range;
  },
  async export(call) {
    const range = exportedRange(call.input);
    return range.ok ? startExport(call, lineExport) : range;
  },
};
