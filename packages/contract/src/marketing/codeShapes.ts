import {
  businessTypes,
  codeBatchStates,
  codeBusiness,
  codeLimits,
  codeStates,
  type CodeUsage,
  couponTypes,
  memberLevels,
  planLimits,
} from "@yunshou/domain";
import { z } from "zod";
import { contains, day, fen, id, instant } from "../shapes.ts";
import { slot } from "./slot.ts";

/** Refusals of lists over a range of days. */
export const rangeRefusals = ["range.tooLong", "range.reversed", "range.tooEarly"] as const;
export const exportRefusals = ["insight.nothingToExport", "system.exportRunning", "system.tooManyExports"] as const;

/** Columns that every batch of discount codes has. */
export const batchColumns = {
  merchantId: id,
  merchantName: z.string(),
  couponType: z.enum(couponTypes),
  /** Codes of the batch at most (COUPON-03). */
  issuedTotal: z.number().int(),
  /** Codes that were handed out so far. */
  handedOut: z.number().int(),
  /** Uses that were paid, or redeemed by hand (COUPON-05). */
  usedTotal: z.number().int(),
  createdTime: instant,
};

/** Columns that every single code has. */
export const codeColumns = {
  codeId: id,
  merchantName: z.string(),
  validFrom: day,
  validTo: day,
  createdTime: instant,
  useTime: instant.nullable(),
  /** The order that used it last; null where a person redeemed it. */
  usedOrderNo: id.nullable(),
  machineNo: z.string().nullable(),
};

export const stateFilter = z.enum(codeBatchStates).optional();
export const codeStateFilter = z.enum(codeStates).optional();
export const typeFilter = z.enum(couponTypes).optional();
export const days = { fromDay: day, toDay: day };
/** A whole code: what is stored sealed cannot be searched by its parts. */
export const wholeCode = contains;

/** Hours, member levels and business to which a batch is narrowed as a plan is (MKT-02); none means all. */
const audienceAt = (usage: CodeUsage) => ({
  /** At most three (MKT-08); one more is taken in to say so. */
  slots: z
    .array(slot)
    .max(planLimits.slots + 1)
    .default([]),
  memberLevels: z.array(z.enum(memberLevels)).max(memberLevels.length).default([]),
  businessTypes: z.array(z.enum(codeBusiness[usage])).max(codeBusiness[usage].length).default([]),
});
export const mallAudience = audienceAt("mall");
export const audienceRefusals = [
  "marketing.slotMissing",
  "marketing.tooManySlots",
  "marketing.slotReversed",
  "marketing.slotsOverlap",
] as const;

/** The same as columns of a list. */
export const audienceColumns = {
  slots: z.array(slot),
  memberLevels: z.array(z.enum(memberLevels)),
  businessTypes: z.array(z.enum(businessTypes)),
};

/** Machines and products to which a batch is narrowed too; none means all of the merchant. */
export const narrowing = {
  machineIds: z.array(id).max(codeLimits.machines).default([]),
  productIds: z.array(id).max(codeLimits.products).default([]),
  ...audienceAt("machine"),
};
export const narrowingRefusals = ["codes.machines", "goods.unknownProduct", ...audienceRefusals] as const;

/** An amount of a form, in fen. */
export const amount = fen;
export const codeIds = z.array(id).min(1).max(codeLimits.atOnce);
