import { checkText } from "../fields.ts";
import { accept, refuse, type Result } from "../result.ts";
import { step, type StateTable } from "../states.ts";
import type { MallOrderState } from "./order.ts";

/** What a buyer applies for: money alone, or to send the goods back for it. */
export const afterSaleKinds = ["refund", "return"] as const;
export type AfterSaleKind = (typeof afterSaleKinds)[number];

/** How an application stands; decided it stays so (REFUND-07). `returning`: the merchant waits for the goods. */
export const afterSaleStates = ["asked", "returning", "approved", "rejected"] as const;
export type AfterSaleState = (typeof afterSaleStates)[number];
export type AfterSaleEvent = "approve" | "agree" | "receive" | "reject";

export const afterSaleTable: StateTable<AfterSaleState, AfterSaleEvent> = {
  asked: { approve: "approved", agree: "returning", reject: "rejected" },
  returning: { receive: "approved", reject: "rejected" },
  approved: {},
  rejected: {},
};

/** Whether an application still waits for the merchant or for the goods. */
export const isOpenAfterSale = (state: AfterSaleState): boolean => state === "asked" || state === "returning";

/** What becomes of an application. Money may be given without asking for the goods; goods are asked for by their buyer alone. */
export function afterSaleAfter(
  { kind, state }: { readonly kind: AfterSaleKind; readonly state: AfterSaleState },
  event: AfterSaleEvent,
): Result<AfterSaleState> {
  return event === "agree" && kind === "refund" ? refuse("mall.afterSaleNoGoods") : step(afterSaleTable, state, event);
}

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

export interface AfterSaleForm {
  readonly kind: AfterSaleKind;
  readonly content: string;
  readonly amountFen: bigint;
}

/**
 * Whether a buyer may ask for so much of an order's money: it is paid, no application waits, the sum is neither nothing nor
 * more than is left, and goods that shall go back are with him. Answers the text without the spaces around it.
 */
export function checkAfterSale(
  { kind, content, amountFen }: AfterSaleForm,
  { orderStatus, refundableFen, count, open, isOver = false }: AfterSaleFacts,
): Result<string> {
  if (!applicable.includes(orderStatus))
    return refuse("state.notAllowed", { values: { state: orderStatus, event: "askAfterSale" } });
  if (isOver) return refuse("mall.afterSaleOver");
  if (open > 0) return refuse("mall.afterSaleOpen");
  if (count >= afterSaleLimits.perOrder)
    return refuse("mall.afterSaleTooMany", { values: { limit: afterSaleLimits.perOrder } });
  if (kind === "return" && orderStatus !== "completed")
    return refuse("mall.afterSaleNotDelivered", { field: "afterSaleKind" });
  if (amountFen <= 0n) return refuse("amount.notPositive", { field: "amountFen" });
  if (amountFen > refundableFen) return refuse("mall.afterSaleTooMuch", { field: "amountFen" });
  return checkText(content, "content", afterSaleLimits.contentLength);
}

/** What is given back: all that was asked, or less. */
export function checkAfterSaleAmount(amountFen: bigint, askedFen: bigint): Result<bigint> {
  if (amountFen <= 0n) return refuse("amount.notPositive", { field: "amountFen" });
  return amountFen > askedFen ? refuse("mall.afterSaleTooMuch", { field: "amountFen" }) : accept(amountFen);
}

/**
 * How many of the pieces that came back can be sold again.
 *
 * @param returnable pieces of the order that no parcel before has brought back.
 */
export const checkReturnedPieces = (pieces: number, returnable: number): Result<number> =>
  Number.isInteger(pieces) && pieces >= 0 && pieces <= returnable
    ? accept(pieces)
    : refuse("mall.returnedPieces", { field: "pieces", values: { limit: returnable } });
