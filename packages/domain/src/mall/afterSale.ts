import { checkText } from "../fields.ts";
import { accept, refuse, type Result } from "../result.ts";
import type { StateTable } from "../states.ts";
import type { MallOrderState } from "./order.ts";

/** How an application stands; decided it stays so (REFUND-07). */
export const afterSaleStates = ["asked", "approved", "rejected"] as const;
export type AfterSaleState = (typeof afterSaleStates)[number];

export const afterSaleTable: StateTable<AfterSaleState, "approve" | "reject"> = {
  asked: { approve: "approved", reject: "rejected" },
  approved: {},
  rejected: {},
};

/** Why a buyer applies. */
export const afterSaleReasons = ["damaged", "wrong", "missing", "late", "other"] as const;
export type AfterSaleReason = (typeof afterSaleReasons)[number];

export const afterSaleLimits = {
  contentLength: 300,
  noteLength: 200,
  /** Applications of one order, decided ones among them. */
  perOrder: 5,
} as const;

export interface AfterSaleFacts {
  readonly orderStatus: MallOrderState;
  /** What was paid and not given back yet. */
  readonly refundableFen: bigint;
  /** Applications of the order, and those of them that nobody has decided. */
  readonly count: number;
  readonly open: number;
  /** The days for which the mall takes applications have passed since the goods are with their buyer. */
  readonly isOver?: boolean;
}

/** States in which goods are paid for and money can still go back. */
const applicable: readonly MallOrderState[] = ["toGather", "toDeliver", "delivering", "toPickUp", "completed"];

/**
 * Whether a buyer may ask for so much of an order's money: it is paid, no application waits, and the sum is neither nothing
 * nor more than is left. Answers the text without the spaces around it.
 */
export function checkAfterSale(
  { content, amountFen }: { readonly content: string; readonly amountFen: bigint },
  { orderStatus, refundableFen, count, open, isOver = false }: AfterSaleFacts,
): Result<string> {
  if (!applicable.includes(orderStatus))
    return refuse("state.notAllowed", { values: { state: orderStatus, event: "askAfterSale" } });
  if (isOver) return refuse("mall.afterSaleOver");
  if (open > 0) return refuse("mall.afterSaleOpen");
  if (count >= afterSaleLimits.perOrder)
    return refuse("mall.afterSaleTooMany", { values: { limit: afterSaleLimits.perOrder } });
  if (amountFen <= 0n) return refuse("amount.notPositive", { field: "amountFen" });
  if (amountFen > refundableFen) return refuse("mall.afterSaleTooMuch", { field: "amountFen" });
  return checkText(content, "content", afterSaleLimits.contentLength);
}

/** What is given back: all that was asked, or less. */
export function checkAfterSaleAmount(amountFen: bigint, askedFen: bigint): Result<bigint> {
  if (amountFen <= 0n) return refuse("amount.notPositive", { field: "amountFen" });
  return amountFen > askedFen ? refuse("mall.afterSaleTooMuch", { field: "amountFen" }) : accept(amountFen);
}
