import { addMonths } from "../dates.ts";
import { type LaneSaleFacts } from "../machines/lane.ts";
import { accept, refuse, type Result } from "../result.ts";
import type { StateTable } from "../states.ts";
import { guessLimits } from "../typedCodes.ts";

/** States of a pickup code (PICKUP-02); `used` is one whose goods a machine is handing out at this moment. */
export const pickupStates = [
  "unused",
  "used",
  "allDelivered",
  "partlyDelivered",
  "failed",
  "expired",
  "cancelled",
] as const;
export type PickupState = (typeof pickupStates)[number];

export type PickupEvent = "redeem" | "deliverAll" | "deliverPart" | "fail" | "cancel" | "expire";

/**
 * What is left of a code can be fetched with the same code until it expires, after a part and after a failure. Only unused and
 * partly delivered codes can be cancelled (PICKUP-07). A machine that reports late is believed: goods that are out are out.
 */
export const pickupTable: StateTable<PickupState, PickupEvent> = {
  unused: { redeem: "used", cancel: "cancelled", expire: "expired" },
  used: { deliverAll: "allDelivered", deliverPart: "partlyDelivered", fail: "failed" },
  allDelivered: {},
  partlyDelivered: {
    redeem: "used",
    deliverAll: "allDelivered",
    deliverPart: "partlyDelivered",
    cancel: "cancelled",
    expire: "expired",
  },
  failed: {
    redeem: "used",
    deliverAll: "allDelivered",
    deliverPart: "partlyDelivered",
    fail: "failed",
    expire: "expired",
  },
  expired: {},
  cancelled: {},
};

/** States in which a code counts against the merchant's maximum: somebody may still fetch something with it (PICKUP-05). */
export const openPickupStates = [
  "unused",
  "used",
  "partlyDelivered",
  "failed",
] as const satisfies readonly PickupState[];

export const pickupLimits = {
  /** Different products of one code. */
  products: 10,
  /** Pieces of one product; a machine dispenses at most so many of an order. */
  pieces: 20,
  /** Codes that are made at once. */
  batch: 10_000,
  machines: 500,
  /** Codes that are cancelled at once. */
  cancelled: 500,
} as const;

/** One product of a code. */
export interface PickupContent {
  readonly productId: string;
  readonly quantity: number;
}

export interface PickupLine extends PickupContent {
  /** Pieces that came out. */
  readonly delivered: number;
  /** Pieces that a machine is handing out. */
  readonly underWay: number;
}

/** Content of a code: at least one product, each once, one to twenty pieces of it (PICKUP-03, MSG-26, MSG-99). */
export function checkPickupContent(lines: readonly PickupContent[]): Result<undefined> {
  if (lines.length === 0) return refuse("orders.pickupEmpty", { field: "lines" });
  const { products, pieces } = pickupLimits;
  if (lines.length > products)
    return refuse("orders.pickupTooManyProducts", { field: "lines", values: { limit: products } });
  if (new Set(lines.map(({ productId }) => productId)).size < lines.length)
    return refuse("orders.pickupProductTwice", { field: "lines" });
  const inRange = ({ quantity }: PickupContent) => Number.isInteger(quantity) && quantity >= 1 && quantity <= pieces;
  return lines.every(inRange)
    ? accept()
    : refuse("orders.pickupPiecesOutOfRange", { field: "lines", values: { limit: pieces } });
}

/** The text of a content: products separated by an asterisk, with their pieces where there are several (PICKUP-03). */
export const pickupContentText = (
  lines: readonly { readonly productName: string; readonly quantity: number }[],
): string =>
  lines.map(({ productName, quantity }) => (quantity === 1 ? productName : `${productName}×${quantity}`)).join("*");

/** Codes that may be made: at most a batch, and with those that are open at most the merchant's maximum (PICKUP-05). */
export function checkPickupCount(count: number, { open, maximum }: { open: number; maximum: number }): Result<number> {
  if (!Number.isInteger(count) || count < 1 || count > pickupLimits.batch)
    return refuse("orders.pickupCountOutOfRange", { field: "count", values: { limit: pickupLimits.batch } });
  return open + count <= maximum
    ? accept(count)
    : refuse("orders.pickupMaximum", { field: "count", values: { limit: maximum, left: Math.max(0, maximum - open) } });
}

/** The last day of a code for which nobody entered one: six calendar months on (PICKUP-04, PICKUP-08). */
export const pickupExpiry = (today: string): string => addMonths(today, 6);

/** The last day that somebody entered: today at the earliest, five years on at the latest. */
export function checkPickupExpiry(validTo: string, today: string): Result<string> {
  if (validTo < today) return refuse("orders.pickupExpiryPast", { field: "validTo" });
  return validTo <= addMonths(today, 60) ? accept(validTo) : refuse("orders.pickupExpiryFar", { field: "validTo" });
}

/** Whether a code can be cancelled (PICKUP-07). */
export const checkPickupCancel = (state: PickupState): Result<PickupState> =>
  pickupTable[state].cancel === undefined ? refuse("orders.pickupNotCancellable") : accept(pickupTable[state].cancel);

export interface PickupFacts {
  readonly state: PickupState;
  readonly validTo: string;
  /** Machines that serve the code; none means all of the merchant. */
  readonly machineIds: readonly string[];
}

/** May this machine serve the code on this day of its merchant? */
export function checkRedeem(
  code: PickupFacts,
  { machineId, today }: { readonly machineId: string; readonly today: string },
): Result<undefined> {
  if (code.state === "cancelled") return refuse("orders.pickupCancelled");
  if (code.state === "allDelivered") return refuse("orders.pickupDelivered");
  if (code.state === "expired" || (code.state !== "used" && code.validTo < today))
    return refuse("orders.pickupExpired");
  if (code.state === "used") return refuse("orders.pickupInUse");
  return code.machineIds.length === 0 || code.machineIds.includes(machineId)
    ? accept()
    : refuse("orders.pickupOtherMachine");
}

export interface PickupLane extends LaneSaleFacts {
  /** Pieces that open orders wait for. */
  readonly reserved: number;
  /** Of a medicine: `turnToSell` of its batch. */
  readonly turn?: number;
}

/** Pieces that one lane hands out for a code. */
export interface PickupPart<Lane> {
  readonly lane: Lane;
  readonly productId: string;
  readonly quantity: number;
}

/**
 * Which lanes hand out what is left of a code: lanes for pickup first (LANE-07), then the medicine that expires first,
 * then the fullest. What the machine does not
 * have stays on the code. A lane that is stopped, broken or locked serves nobody; a price is not needed, nobody pays it.
 */
export function planPickup<Lane extends PickupLane>(
  lines: readonly PickupLine[],
  lanes: readonly Lane[],
): Result<PickupPart<Lane>[]> {
  const parts: PickupPart<Lane>[] = [];
  for (const { productId, quantity, delivered, underWay } of lines) {
    let left = quantity - delivered - underWay;
    const usable = lanes
      .filter((lane) => lane.productId === productId && !lane.locked && ["normal", "pickupOnly"].includes(lane.status))
      .toSorted(
        (a, b) =>
          Number(b.status === "pickupOnly") - Number(a.status === "pickupOnly") ||
          (a.turn ?? 0) - (b.turn ?? 0) ||
          b.stock - b.reserved - (a.stock - a.reserved),
      );
    for (const lane of usable) {
      const pieces = Math.min(left, lane.stock - lane.reserved);
      if (pieces <= 0) continue;
      parts.push({ lane, productId, quantity: pieces });
      left -= pieces;
    }
  }
  return parts.length === 0 ? refuse("orders.pickupNotHere") : accept(parts);
}

/** The state of a code after a machine said how its part ended; undefined while another part is under way, and where nothing changes. */
export function pickupStateAfter(state: PickupState, lines: readonly PickupLine[]): PickupState | undefined {
  if (lines.some(({ underWay }) => underWay > 0)) return undefined;
  const delivered = lines.reduce((sum, line) => sum + line.delivered, 0);
  const isWhole = lines.every((line) => line.delivered >= line.quantity);
  const event: PickupEvent = isWhole ? "deliverAll" : delivered > 0 ? "deliverPart" : "fail";
  return pickupTable[state][event];
}

/** Wrong codes after which a machine, and all machines of a merchant together, take no code for a while. */
export const pickupGuesses = {
  ofMachine: guessLimits.ofOne,
  ofMerchant: guessLimits.ofMerchant,
  windowMs: guessLimits.windowMs,
} as const;

export interface GuessFacts {
  /** Wrong codes at this machine within the window. */
  readonly ofMachine: number;
  /** Wrong codes at all machines of its merchant within the window. */
  readonly ofMerchant: number;
}

/** Whether another code is looked at; whoever guessed too often waits, and a right code waits with him. */
export const checkGuesses = ({ ofMachine, ofMerchant }: GuessFacts): Result<undefined> =>
  ofMachine >= pickupGuesses.ofMachine || ofMerchant >= pickupGuesses.ofMerchant
    ? refuse("orders.pickupTooManyTries")
    : accept();
