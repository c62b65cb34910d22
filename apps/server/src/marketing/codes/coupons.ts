import type { ParsedInputOf } from "@yunshou/contract";
import type { coupons } from "@yunshou/contract/marketing/coupons";
import {
  checkBatchEdit,
  checkCouponForm,
  checkDayRange,
  type CouponType,
  queryRangeDays,
  refuse,
} from "@yunshou/domain";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { HandlersOf } from "../../platform/call.ts";
import { startExport } from "../../platform/export/startExport.ts";
import type { Secrets } from "../../platform/secrets.ts";
import * as batches from "./batches.queries.ts";
import { codeHashes } from "./codeBook.ts";
import { merchantOf, narrowingOf, removeBatch, takeBack, turn } from "./codeCalls.ts";
import * as codes from "./codes.queries.ts";
import { couponCodeExport } from "./couponExport.ts";
import { couponCodeRow, couponRow } from "./couponRow.ts";
import { handOutCoupons } from "./handOut.ts";

const kind = "coupon";

/** Handlers of coupons (COUPON-01 to COUPON-07). */
export function couponHandlers({ secrets }: { readonly secrets: Secrets }): HandlersOf<typeof coupons> {
  return {
    async list({ tx, session, input }) {
      const { couponName, couponType, couponStatus } = input;
      const filters = { name: couponName, type: couponType, state: couponStatus };
      const { rows, ...counts } = await batches.listBatches(tx, session.scope, kind, filters, input);
      return { rows: rows.map(couponRow), ...counts };
    },

    async create(call) {
      const { input, session, tx } = call;
      const place = await merchantOf(call, input.merchantId);
      if ("ok" in place) return place;
      const form = formOf(input);
      const name = checkCouponForm(form);
      if (!name.ok) return name;
      const narrowing = await narrowingOf(call, place.merchant, input);
      if ("ok" in narrowing) return narrowing;
      const { batchId } = await batches.insertBatch(tx, {
        ...place.merchant,
        ...narrowing,
        ...batchOf(form, name.value, input.couponType),
        kind,
        maxUses: 1,
        validFrom: null,
        validTo: null,
        createdBy: session.userId,
      });
      const { merchantId: _, ...after } = input;
      await recordAudit(call, { action: "marketing.coupon.create", object: batchId, merchant: place.merchant, after });
      return { couponId: batchId };
    },

    async update(call) {
      const { input, session, tx } = call;
      const batch = await batches.lockBatch(tx, session.scope, kind, input.couponId);
      if (batch === undefined) return refuse("record.unknown");
      const allowed = checkBatchEdit(batch.made);
      if (!allowed.ok) return allowed;
      const form = formOf(input);
      const name = checkCouponForm(form);
      if (!name.ok) return name;
      const narrowing = await narrowingOf(call, batch, input);
      if ("ok" in narrowing) return narrowing;
      await batches.updateBatch(tx, batch, { ...batchOf(form, name.value, input.couponType), ...narrowing });
      const { couponId, ...after } = input;
      await recordAudit(call, { action: "marketing.coupon.update", object: couponId, merchant: batch, after });
      return {};
    },

    handOut: (call) =>
      handOutCoupons(call, secrets, {
        ...call.input,
        usage: "machine",
        batchId: call.input.couponId,
        action: "marketing.coupon.handOut",
      }),

    stop: (call) => turn(call, { kind, batchId: call.input.couponId, action: "marketing.coupon.stop" }, "stop"),
    start: (call) => turn(call, { kind, batchId: call.input.couponId, action: "marketing.coupon.start" }, "start"),
    remove: (call) => removeBatch(call, { kind, batchId: call.input.couponId, action: "marketing.coupon.remove" }),

    async codes({ tx, session, input }) {
      const range = checkDayRange(input.fromDay, input.toDay, rangeOf(input.couponId));
      if (!range.ok) return range;
      const filters = filtersOf(secrets, input);
      const { rows, ...counts } = await codes.listCodes(tx, session.scope, session.timeZone, kind, filters, input);
      return { rows: rows.map((row) => couponCodeRow(secrets, row)), ...counts };
    },

    async exportCodes(call) {
      const { format, ...input } = call.input;
      const range = checkDayRange(input.fromDay, input.toDay, queryRangeDays.exports);
      if (!range.ok) return range;
      return startExport({ ...call, input: { ...filtersOf(secrets, input), format } }, couponCodeExport);
    },

    voidCodes: (call) => takeBack(call, { kind, action: "marketing.couponCode.void" }, call.input.codeIds),
  };
}

/** Days of codes that one query may ask for: of one batch all. */
export const rangeOf = (batchId: string | undefined): number =>
  batchId === undefined ? queryRangeDays.orders : queryRangeDays.exports;

type Form = Pick<
  ParsedInputOf<typeof coupons.create>,
  "couponName" | "couponDenomination" | "fullAmountFen" | "validDays" | "issuedTotal"
>;

/** A form of a coupon as the rules read it. */
export const formOf = ({ couponName, couponDenomination, fullAmountFen, validDays, issuedTotal }: Form) => ({
  couponName,
  couponDenomination,
  fullFen: BigInt(fullAmountFen),
  validDays,
  issuedTotal,
});

/** What a form of a coupon makes of its batch. */
export const batchOf = (
  { couponDenomination, fullFen, validDays, issuedTotal }: ReturnType<typeof formOf>,
  name: string,
  type: CouponType,
) => ({
  name,
  type,
  value: { amountFen: BigInt(couponDenomination) * 100n },
  fullFen,
  validDays,
  total: issuedTotal,
});

const filtersOf = (
  secrets: Secrets,
  { couponId, couponCode, couponStatus, fromDay, toDay }: Omit<ParsedInputOf<typeof coupons.exportCodes>, "format">,
): codes.CodeFilters => ({
  batchId: couponId,
  codeHashes: codeHashes(secrets, couponCode),
  state: couponStatus,
  fromDay,
  toDay,
});
