import type { ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { drawCoupons } from "@yunshou/contract/marketing/drawCoupons";
import {
  accept,
  checkBatchEdit,
  checkCouponForm,
  isWon,
  type Refusal,
  readWinRate,
  refuse,
  type Result,
  showWinRate,
} from "@yunshou/domain";
import { shownHolder } from "../../members/holders.ts";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { HandlersOf } from "../../platform/call.ts";
import type { Secrets } from "../../platform/secrets.ts";
import * as batches from "../codes/batches.queries.ts";
import { shownCode } from "../codes/codeBook.ts";
import { type AnyCall, audienceOf, merchantOf, ofMall, turn } from "../codes/codeCalls.ts";
import { heldCards } from "../codes/codes.queries.ts";
import { couponRow } from "../codes/couponRow.ts";
import { batchOf, formOf } from "../codes/coupons.ts";
import { drawOnce } from "./draw.ts";
import * as draws from "./draws.queries.ts";

const [kind, usage] = ["coupon", "mall"] as const;

/** Handlers of the coupons that are drawn (COUPON-01, COUPON-03, COUPON-04). */
export function drawCouponHandlers({ secrets }: { readonly secrets: Secrets }): HandlersOf<typeof drawCoupons> {
  const place = (batchId: string, verb: string) => ({ kind, usage, batchId, action: `marketing.drawCoupon.${verb}` });
  /** A coupon that is drawn, locked; one that is handed out by hand is none. */
  const lock = async ({ tx, session }: AnyCall, batchId: string) => {
    const batch = await batches.lockBatch(tx, session.scope, kind, batchId, usage);
    return batch === undefined || batch.winRate === null ? refuse("record.unknown") : batch;
  };
  const turned = async (call: AnyCall, batchId: string, event: "stop" | "start") => {
    const batch = await lock(call, batchId);
    return "ok" in batch ? batch : turn(call, place(batchId, event), event);
  };
  return {
    async list({ tx, session, input }) {
      const filters = { usage, drawn: true, name: input.couponName, state: input.couponStatus };
      const { rows, ...counts } = await batches.listBatches(tx, session.scope, kind, filters, input);
      const ids = rows.map(({ batchId }) => batchId);
      const totals = await draws.drawTotals(tx, session.scope, ids);
      return { rows: rows.map((row) => drawCouponRow(row, totals.get(row.batchId) ?? 0)), ...counts };
    },

    async create(call) {
      const { input, session, tx } = call;
      const placed = await merchantOf(call, input.merchantId);
      if ("ok" in placed) return placed;
      const form = checkForm(input);
      if (!form.ok) return form;
      const { batchId } = await batches.insertBatch(tx, {
        ...placed.merchant,
        ...form.value,
        kind,
        usage,
        maxUses: 1,
        validFrom: null,
        validTo: null,
        createdBy: session.userId,
      });
      const { merchantId: _, ...after } = input;
      await recordAudit(call, {
        action: "marketing.drawCoupon.create",
        object: batchId,
        merchant: placed.merchant,
        after,
      });
      return { drawCouponId: batchId };
    },

    async update(call) {
      const { input, tx } = call;
      const batch = await lock(call, input.drawCouponId);
      if ("ok" in batch) return batch;
      const allowed = checkBatchEdit(batch.made);
      if (!allowed.ok) return allowed;
      const form = checkForm(input);
      if (!form.ok) return form;
      await batches.updateBatch(tx, batch, form.value);
      const { drawCouponId, ...after } = input;
      await recordAudit(call, { action: "marketing.drawCoupon.update", object: drawCouponId, merchant: batch, after });
      return {};
    },

    stop: (call) => turned(call, call.input.drawCouponId, "stop"),
    start: (call) => turned(call, call.input.drawCouponId, "start"),

    async draw(call): Promise<StoredRow<typeof drawCoupons.draws> | Refusal> {
      const { input, session, tx, now } = call;
      const batch = await lock(call, input.drawCouponId);
      if ("ok" in batch) return batch;
      const cardIds = input.cardId === undefined ? [] : [input.cardId];
      const held = await heldCards(tx, session.scope, batch.topId, cardIds);
      if (held.length < cardIds.length) return refuse("codes.cards", { field: "cardId" });
      const asked = { drawKey: input.drawKey, cardId: held[0] ?? null, operatorId: session.userId, now };
      const drawn = await drawOnce(tx, secrets, batch, asked);
      if ("ok" in drawn) return drawn;
      const row = shownDraw(secrets, await draws.drawRecord(tx, session.scope, drawn.drawId));
      const { drawNo, isWon: won, drawnNumber } = row;
      await recordAudit(call, {
        action: "marketing.drawCoupon.draw",
        object: input.drawCouponId,
        merchant: batch,
        after: { drawNo, drawnNumber, won, isNew: drawn.isNew },
      });
      return row;
    },

    async draws({ tx, session, input }) {
      const { rows, ...counts } = await draws.listDraws(tx, session.scope, input.drawCouponId, input);
      return { rows: rows.map((row) => shownDraw(secrets, row)), ...counts };
    },
  };
}

type Form = Omit<ParsedInputOf<typeof drawCoupons.create>, "merchantId">;

/** What the batch of a coupon that is drawn is, or why it cannot be. */
function checkForm(input: Form): Result<ReturnType<typeof batchOf> & batches.CodeNarrowing & { winRate: number }> {
  const form = formOf(input);
  const name = checkCouponForm(form);
  if (!name.ok) return name;
  const winRate = readWinRate(input.winRate);
  if (!winRate.ok) return winRate;
  const audience = audienceOf(input);
  if (!audience.ok) return audience;
  return accept({ ...batchOf(form, name.value, "lottery"), ...ofMall(audience.value), winRate: winRate.value });
}

/** A coupon that is drawn as its list shows it. */
function drawCouponRow(record: batches.BatchRecord, drawTotal: number): StoredRow<typeof drawCoupons.list> {
  const { couponId, planMachines: _, planProducts: __, machineIds: ___, productIds: ____, ...row } = couponRow(record);
  return { ...row, drawCouponId: couponId, winRate: showWinRate(record.winRate ?? 0), drawTotal };
}

/** A draw as its record shows it. */
function shownDraw(secrets: Secrets, record: draws.DrawRecord): StoredRow<typeof drawCoupons.draws> {
  const { winRate, codeId, codeSealed, memberId, holderSealed, ...row } = record;
  return {
    ...row,
    winRate: showWinRate(winRate),
    isWon: isWon(row.drawnNumber, winRate),
    couponCode: codeId === null || codeSealed === null ? null : shownCode(secrets, { codeId, codeSealed }),
    holder: shownHolder(secrets, { memberId, holderSealed }).holderName,
  };
}
