import type { ParsedInputOf } from "@yunshou/contract";
import type { vouchers } from "@yunshou/contract/marketing/vouchers";
import {
  checkCodePeriod,
  checkCreatedRange,
  checkDayRange,
  checkVoucherForm,
  queryRangeDays,
  refuse,
} from "@yunshou/domain";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { HandlersOf } from "../../platform/call.ts";
import { startExport } from "../../platform/export/startExport.ts";
import type { Secrets } from "../../platform/secrets.ts";
import { insertBatch } from "./batches.queries.ts";
import { codeHashes, makeCodes } from "./codeBook.ts";
import { holdAll, merchantOf, narrowingOf, recordEach, takeBack } from "./codeCalls.ts";
import { type CodeFilters, deleteCodes, listCodes } from "./codes.queries.ts";
import { voucherExport, voucherRow } from "./voucherExport.ts";

const kind = "voucher";

/** Handlers of vouchers (VOUCHER-01 to VOUCHER-06). */
export function voucherHandlers({ secrets }: { readonly secrets: Secrets }): HandlersOf<typeof vouchers> {
  return {
    async list({ tx, session, input }) {
      const range = rangeOf(input);
      if (!range.ok) return range;
      const filters = filtersOf(secrets, input);
      const { rows, ...counts } = await listCodes(tx, session.scope, session.timeZone, kind, filters, input);
      return { rows: rows.map((row) => voucherRow(secrets, row)), ...counts };
    },

    async create(call) {
      const { input, session, tx } = call;
      const place = await merchantOf(call, input.merchantId);
      if ("ok" in place) return place;
      const [amountFen, limitFen] = [BigInt(input.voucherAmountFen), BigInt(input.limitAmountFen)];
      const name = checkVoucherForm({
        voucherName: input.voucherName,
        amountFen,
        limitFen,
        type: input.voucherType,
        products: input.productIds.length,
        count: input.generatedQty,
      });
      if (!name.ok) return name;
      const period = checkCodePeriod(input, place.today);
      if (!period.ok) return period;
      const narrowing = await narrowingOf(call, place.merchant, input);
      if ("ok" in narrowing) return narrowing;
      const { validFrom, validTo, generatedQty } = input;
      const batch = await insertBatch(tx, {
        ...place.merchant,
        ...narrowing,
        kind,
        name: name.value,
        type: input.voucherType,
        value: { amountFen },
        fullFen: limitFen,
        total: generatedQty,
        maxUses: 1,
        validDays: null,
        validFrom,
        validTo,
        createdBy: session.userId,
      });
      await makeCodes(tx, secrets, batch, {
        validFrom,
        validTo,
        cardIds: Array.from({ length: generatedQty }, () => null),
      });
      const { merchantId: _, ...after } = input;
      await recordAudit(call, {
        action: "marketing.voucher.create",
        object: batch.batchId,
        merchant: place.merchant,
        after,
      });
      return { made: generatedQty };
    },

    voidCodes: (call) => takeBack(call, { kind, action: "marketing.voucher.void" }, call.input.codeIds),

    async remove(call) {
      const held = await holdAll(call, kind, call.input.codeIds);
      if ("ok" in held) return held;
      const open = held.filter(({ state }) => state !== "void" && state !== "expired").length;
      if (open > 0) return refuse("codes.stillOpen", { values: { count: open } });
      await deleteCodes(call.tx, held);
      await recordEach(call, "marketing.voucher.remove", held);
      return {};
    },

    async export(call) {
      const { format, ...input } = call.input;
      const range = rangeOf(input);
      if (!range.ok) return range;
      return startExport({ ...call, input: { ...filtersOf(secrets, input), format } }, voucherExport);
    },
  };
}

/** At most three months of the days on which vouchers were made (VOUCHER-05). */
function rangeOf({ fromDay, toDay }: { readonly fromDay: string; readonly toDay: string }) {
  const range = checkDayRange(fromDay, toDay, queryRangeDays.exports);
  return range.ok ? checkCreatedRange(fromDay, toDay) : range;
}

const filtersOf = (
  secrets: Secrets,
  { voucherCode, voucherName, voucherStatus, fromDay, toDay }: Omit<ParsedInputOf<typeof vouchers.export>, "format">,
): CodeFilters => ({
  codeHashes: codeHashes(secrets, voucherCode),
  name: voucherName,
  state: voucherStatus,
  fromDay,
  toDay,
});
