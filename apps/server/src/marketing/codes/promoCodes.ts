import type { ParsedInputOf } from "@yunshou/contract";
import type { promoCodes } from "@yunshou/contract/marketing/promoCodes";
import { checkDayRange, checkHandOut, checkPromoForm, queryRangeDays, refuse } from "@yunshou/domain";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { HandlersOf } from "../../platform/call.ts";
import { startExport } from "../../platform/export/startExport.ts";
import type { Secrets } from "../../platform/secrets.ts";
import * as batches from "./batches.queries.ts";
import { codeHashes, makeCodes, shownCode } from "./codeBook.ts";
import { merchantOf, narrowingOf, removeBatch, takeBack, turn } from "./codeCalls.ts";
import * as codes from "./codes.queries.ts";
import { rangeOf } from "./coupons.ts";
import * as figures from "./figures.queries.ts";
import { promoCodeExport, promoFigureExport, promoUseExport } from "./promoExports.ts";
import { promoCodeRow, promoRow } from "./promoRow.ts";

const kind = "promoCode";

/** Handlers of promo codes and of what they brought (COUPON-01 to COUPON-07, MKT-06, MKT-10, MKT-21). */
export function promoHandlers({ secrets }: { readonly secrets: Secrets }): HandlersOf<typeof promoCodes> {
  return {
    async list({ tx, session, input }) {
      const filters = { name: input.planName, type: input.couponType };
      const { rows, ...counts } = await batches.listBatches(tx, session.scope, kind, filters, input);
      return { rows: rows.map(promoRow), ...counts };
    },

    async create(call) {
      const { input, session, tx } = call;
      const place = await merchantOf(call, input.merchantId);
      if ("ok" in place) return place;
      const form = checkPromoForm(
        {
          ...input,
          amountFen: input.discountAmountFen === undefined ? undefined : BigInt(input.discountAmountFen),
          rate: input.discountRate,
        },
        place.today,
      );
      if (!form.ok) return form;
      const narrowing = await narrowingOf(call, place.merchant, input);
      if ("ok" in narrowing) return narrowing;
      const { batchId } = await batches.insertBatch(tx, {
        ...place.merchant,
        ...narrowing,
        ...form.value,
        kind,
        type: input.couponType,
        fullFen: 0n,
        total: input.issuedTotal,
        maxUses: input.maxUseCount,
        validDays: null,
        validFrom: input.validFrom,
        validTo: input.validTo,
        createdBy: session.userId,
      });
      const { merchantId: _, ...after } = input;
      await recordAudit(call, {
        action: "marketing.promoCode.create",
        object: batchId,
        merchant: place.merchant,
        after,
      });
      return { promoId: batchId };
    },

    async generate(call) {
      const { input, session, tx } = call;
      const batch = await batches.lockBatch(tx, session.scope, kind, input.promoId);
      if (batch === undefined) return refuse("record.unknown");
      const count = checkHandOut(input.count, batch);
      if (!count.ok) return count;
      await makeCodes(tx, secrets, batch, {
        validFrom: batch.validFrom ?? "",
        validTo: batch.validTo ?? "",
        cardIds: Array.from({ length: count.value }, () => null),
      });
      await recordAudit(call, {
        action: "marketing.promoCode.generate",
        object: input.promoId,
        merchant: batch,
        after: { count: count.value },
      });
      return { handedOut: count.value };
    },

    stop: (call) => turn(call, { kind, batchId: call.input.promoId, action: "marketing.promoCode.stop" }, "stop"),
    start: (call) => turn(call, { kind, batchId: call.input.promoId, action: "marketing.promoCode.start" }, "start"),
    remove: (call) => removeBatch(call, { kind, batchId: call.input.promoId, action: "marketing.promoCode.remove" }),

    async codes({ tx, session, input }) {
      const range = checkDayRange(input.fromDay, input.toDay, rangeOf(input.promoId));
      if (!range.ok) return range;
      const filters = filtersOf(secrets, input);
      const { rows, ...counts } = await codes.listCodes(tx, session.scope, session.timeZone, kind, filters, input);
      return { rows: rows.map((row) => promoCodeRow(secrets, row)), ...counts };
    },

    async exportCodes(call) {
      const { format, ...input } = call.input;
      const range = checkDayRange(input.fromDay, input.toDay, queryRangeDays.exports);
      if (!range.ok) return range;
      return startExport({ ...call, input: { ...filtersOf(secrets, input), format } }, promoCodeExport);
    },

    voidCodes: (call) => takeBack(call, { kind, action: "marketing.promoCodeDetail.void" }, call.input.codeIds),

    async figures({ tx, session, input }) {
      const range = checkDayRange(input.fromDay, input.toDay, queryRangeDays.statistics);
      if (!range.ok) return range;
      const { rows, ...counts } = await figures.listFigures(tx, session.scope, session.timeZone, input, input);
      return {
        rows: rows.map(({ allSalesFen, ...row }) => ({ ...row, share: shareOf(row.salesAmountFen, allSalesFen) })),
        ...counts,
      };
    },

    async totals({ tx, session, input }) {
      const range = checkDayRange(input.fromDay, input.toDay, queryRangeDays.statistics);
      return range.ok ? figures.figureTotals(tx, session.scope, session.timeZone, input) : range;
    },

    async exportFigures(call) {
      const range = checkDayRange(call.input.fromDay, call.input.toDay, queryRangeDays.statistics);
      return range.ok ? startExport(call, promoFigureExport) : range;
    },

    async uses({ tx, session, input }) {
      const range = checkDayRange(input.fromDay, input.toDay, queryRangeDays.statistics);
      if (!range.ok) return range;
      const { rows, ...counts } = await figures.listUses(tx, session.scope, session.timeZone, input, input);
      return {
        rows: rows.map(({ codeId, codeSealed, ...row }) => ({
          ...row,
          promoCode: shownCode(secrets, { codeId, codeSealed }),
        })),
        ...counts,
      };
    },

    async exportUses(call) {
      const range = checkDayRange(call.input.fromDay, call.input.toDay, queryRangeDays.statistics);
      return range.ok ? startExport(call, promoUseExport) : range;
    },
  };
}

/** A part of a sum, as a share between 0 and 1 to four places; null of nothing. */
export const shareOf = (partFen: string, allFen: string): number | null =>
  BigInt(allFen) <= 0n ? null : Number((BigInt(partFen) * 10_000n) / BigInt(allFen)) / 10_000;

const filtersOf = (
  secrets: Secrets,
  { promoId, promoCode, promoStatus, fromDay, toDay }: Omit<ParsedInputOf<typeof promoCodes.exportCodes>, "format">,
): codes.CodeFilters => ({
  batchId: promoId,
  codeHashes: codeHashes(secrets, promoCode),
  state: promoStatus,
  fromDay,
  toDay,
});
