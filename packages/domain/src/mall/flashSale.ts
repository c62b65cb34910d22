import { accept, refuse, type Result } from "../result.ts";
import type { StateTable } from "../states.ts";

/** Whether the merchant lets a flash sale run; the clock and the pieces decide the rest. */
export const flashSaleStates = ["open", "stopped"] as const;
export type FlashSaleState = (typeof flashSaleStates)[number];

export const flashSaleTable: StateTable<FlashSaleState, "stop"> = { open: { stop: "stopped" }, stopped: {} };

/** How a flash sale stands for people. */
export const flashSaleStatuses = ["scheduled", "running", "soldOut", "ended", "stopped"] as const;
export type FlashSaleStatus = (typeof flashSaleStatuses)[number];

export const flashSaleLimits = {
  pieces: 100_000,
  perBuyer: 999,
  /** Longest time from its beginning to its end. */
  days: 31,
} as const;

const dayMs = 86_400_000;

export interface FlashSaleFacts {
  readonly state: FlashSaleState;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly pieces: number;
  /** Pieces that orders hold or that were handed over. */
  readonly taken: number;
}

/** A sale that a person stopped stays so; one that is over is ended, whether anything was left or not. */
export function flashSaleStatus(
  { state, startsAt, endsAt, pieces, taken }: FlashSaleFacts,
  now: Date,
): FlashSaleStatus {
  if (state === "stopped") return "stopped";
  if (now >= endsAt) return "ended";
  if (now < startsAt) return "scheduled";
  return taken >= pieces ? "soldOut" : "running";
}

export interface FlashSaleForm {
  readonly flashPriceFen: bigint;
  readonly pieces: number;
  readonly perBuyer: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** A price of a deal is above nothing and below that of the shelf, else it is none. */
export const checkDealPrice = (priceFen: bigint, shelfFen: bigint, field: string): Result<undefined> => {
  if (priceFen <= 0n) return refuse("amount.notPositive", { field });
  return priceFen < shelfFen ? accept() : refuse("mall.dealPriceTooHigh", { field });
};

/** @param free pieces of the product that nobody has reserved; a sale promises no more than there are. */
export function checkFlashSale(
  { flashPriceFen, pieces, perBuyer, startsAt, endsAt }: FlashSaleForm,
  { shelfFen, free, now }: { readonly shelfFen: bigint; readonly free: number; readonly now: Date },
): Result<undefined> {
  const priced = checkDealPrice(flashPriceFen, shelfFen, "flashPriceFen");
  if (!priced.ok) return priced;
  const most = Math.min(free, flashSaleLimits.pieces);
  if (!Number.isInteger(pieces) || pieces < 1 || pieces > most)
    return refuse("mall.flashPieces", { field: "pieces", values: { limit: Math.max(0, most) } });
  if (!Number.isInteger(perBuyer) || perBuyer < 1 || perBuyer > Math.min(pieces, flashSaleLimits.perBuyer))
    return refuse("mall.flashPerBuyer", {
      field: "perBuyer",
      values: { limit: Math.min(pieces, flashSaleLimits.perBuyer) },
    });
  const isPossible = endsAt > now && endsAt > startsAt;
  return isPossible && endsAt.getTime() - startsAt.getTime() <= flashSaleLimits.days * dayMs
    ? accept()
    : refuse("mall.flashPeriod", { field: "endsAt", values: { limit: flashSaleLimits.days } });
}

/** What buyers may already have seen or ordered is stopped, never changed or deleted. */
export const checkFlashChange = (status: FlashSaleStatus): Result<undefined> =>
  status === "scheduled" ? accept() : refuse("mall.flashStarted");

/**
 * Whether a buyer gets so many pieces at the price of the sale: it runs, they are left, and with what he has he stays within
 * the limit of each buyer. `own` are the pieces that his orders of this sale hold or took.
 */
export function checkFlashOrder(
  quantity: number,
  { own, perBuyer, ...sale }: FlashSaleFacts & { readonly perBuyer: number; readonly own: number },
  now: Date,
): Result<undefined> {
  const status = flashSaleStatus(sale, now);
  const left = sale.pieces - sale.taken;
  if (status === "soldOut" || (status === "running" && quantity > left))
    return refuse("mall.flashSoldOut", { field: "quantity", values: { n: Math.max(0, left) } });
  if (status !== "running") return refuse("mall.flashNotRunning", { field: "flashSaleId" });
  return own + quantity > perBuyer
    ? refuse("mall.flashLimit", { field: "quantity", values: { limit: perBuyer } })
    : accept();
}
