import type { feeRates, feeReport, settledPayments } from "@yunshou/contract/finance/fees";
import { businessDay, checkFactorShown, checkFeeRate, onlinePaymentKinds, rateOfDay, refuse } from "@yunshou/domain";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { HandlersOf } from "../../platform/call.ts";
import { startExport } from "../../platform/export/startExport.ts";
import { exportedRange, shownRange } from "../settlement/settlements.ts";
import { feeExport, paymentExport } from "./feeExports.ts";
import * as queries from "./fees.queries.ts";

/** Handlers of what providers kept (FIN-09, FIN-10, FIN-20). */
export const feeHandlers: HandlersOf<typeof feeReport> = {
  async list({ tx, session, input }) {
    const range = shownRange(input);
    return range.ok ? queries.listFees(tx, session.scope, input, input) : range;
  },
  async totals({ tx, session, input }) {
    const range = shownRange(input);
    return range.ok ? queries.feeTotals(tx, session.scope, input) : range;
  },
  async export(call) {
    const range = exportedRange(call.input);
    return range.ok ? startExport(call, feeExport) : range;
  },
};

/** Handlers of what was settled by merchant and payment kind (STAT-01, STAT-05). */
export const paymentHandlers: HandlersOf<typeof settledPayments> = {
  async list({ tx, session, input }) {
    const range = shownRange(input);
    return range.ok ? queries.listPayments(tx, session.scope, input, input) : range;
  },
  async totals({ tx, session, input }) {
    const range = shownRange(input);
    return range.ok ? queries.paymentTotals(tx, session.scope, input) : range;
  },
  async export(call) {
    const range = exportedRange(call.input);
    return range.ok ? startExport(call, paymentExport) : range;
  },
};

/** Handlers of rates. */
export const rateHandlers: HandlersOf<typeof feeRates> = {
  list: ({ tx, session, input, now }) => queries.listRates(tx, session.scope, input, now, input),

  async usual({ tx, session, now }) {
    const usual = await queries.usualRates(tx);
    const today = businessDay(now, session.timeZone);
    return {
      rates: onlinePaymentKinds.map((provider) => ({
        provider,
        feeRate: rateOfDay(
          today,
          [],
          usual.filter(({ payment }) => payment === provider),
        ),
      })),
    };
  },

  async set(call) {
    const { tx, session, input, now } = call;
    const factor = checkFactorShown(session.secondFactor, now);
    if (!factor.ok) return factor;
    const owner = await queries.ownerOf(tx, session.scope, input.merchantId);
    if (owner === undefined) return refuse("merchants.unknown", { field: "merchantId" });
    const rate = checkFeeRate(input.feeRate, input.fromDay, businessDay(now, owner.timeZone));
    if (!rate.ok) return rate;
    const rateId = await queries.insertRate(tx, owner, { ...input, setBy: session.userId });
    if (rateId === undefined) return refuse("finance.rateTwice", { field: "fromDay" });
    const { provider, feeRate, fromDay } = input;
    await recordAudit(call, {
      action: "finance.feeRate.setRate",
      object: `${owner.merchantName} ${provider}`,
      merchant: owner,
      after: { provider, feeRate, fromDay },
    });
    return { rateId };
  },
};
