import type { StoredRow } from "@yunshou/contract";
import type { mallCoupons } from "@yunshou/contract/marketing/mallCoupons";
import { checkBatchEdit, checkCouponForm, checkHandedOut, refuse } from "@yunshou/domain";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { HandlersOf } from "../../platform/call.ts";
import type { Secrets } from "../../platform/secrets.ts";
import * as batches from "../codes/batches.queries.ts";
import { audienceOf, merchantOf, ofMall, removeBatch, turn } from "../codes/codeCalls.ts";
import { couponRow } from "../codes/couponRow.ts";
import { batchOf, formOf } from "../codes/coupons.ts";
import { handOutCoupons } from "../codes/handOut.ts";

const [kind, usage] = ["coupon", "mall"] as const;

/** Handlers of the coupons of the mall (MALL-04, COUPON-01, COUPON-03, COUPON-04, MKT-05). */
export function mallCouponHandlers({ secrets }: { readonly secrets: Secrets }): HandlersOf<typeof mallCoupons> {
  const place = (batchId: string, verb: string) => ({ kind, usage, batchId, action: `marketing.mallCoupon.${verb}` });
  return {
    async list({ tx, session, input }) {
      const filters = { usage, name: input.couponName, state: input.couponStatus };
      const { rows, ...counts } = await batches.listBatches(tx, session.scope, kind, filters, input);
      return { rows: rows.map(mallCouponRow), ...counts };
    },

    async create(call) {
      const { input, session, tx } = call;
      const placed = await merchantOf(call, input.merchantId);
      if ("ok" in placed) return placed;
      const form = formOf(input);
      const name = checkCouponForm(form);
      if (!name.ok) return name;
      const audience = audienceOf(input);
      if (!audience.ok) return audience;
      const { batchId } = await batches.insertBatch(tx, {
        ...placed.merchant,
        ...ofMall(audience.value),
        ...batchOf(form, name.value, input.couponType),
        kind,
        usage,
        maxUses: 1,
        validFrom: null,
        validTo: null,
        createdBy: session.userId,
      });
      const { merchantId: _, ...after } = input;
      await recordAudit(call, {
        action: "marketing.mallCoupon.create",
        object: batchId,
        merchant: placed.merchant,
        after,
      });
      return { mallCouponId: batchId };
    },

    async update(call) {
      const { input, session, tx } = call;
      const batch = await batches.lockBatch(tx, session.scope, kind, input.mallCouponId, usage);
      if (batch === undefined) return refuse("record.unknown");
      const byHand = checkHandedOut(batch.winRate);
      if (!byHand.ok) return byHand;
      const allowed = checkBatchEdit(batch.made);
      if (!allowed.ok) return allowed;
      const form = formOf(input);
      const name = checkCouponForm(form);
      if (!name.ok) return name;
      const audience = audienceOf(input);
      if (!audience.ok) return audience;
      await batches.updateBatch(tx, batch, {
        ...batchOf(form, name.value, input.couponType),
        ...ofMall(audience.value),
      });
      const { mallCouponId, ...after } = input;
      await recordAudit(call, { action: "marketing.mallCoupon.update", object: mallCouponId, merchant: batch, after });
      return {};
    },

    handOut: (call) => handOutCoupons(call, secrets, { ...call.input, ...place(call.input.mallCouponId, "handOut") }),
    stop: (call) => turn(call, place(call.input.mallCouponId, "stop"), "stop"),
    start: (call) => turn(call, place(call.input.mallCouponId, "start"), "start"),
    remove: (call) => removeBatch(call, place(call.input.mallCouponId, "remove")),
  };
}

/** A coupon of the mall as its list shows it. */
function mallCouponRow(record: batches.BatchRecord): StoredRow<typeof mallCoupons.list> {
  const { couponId, planMachines: _, planProducts: __, machineIds: ___, productIds: ____, ...row } = couponRow(record);
  return { ...row, mallCouponId: couponId };
}
