import { step } from "../states.ts";
import { accept, type Result } from "../result.ts";
import { type ShipEvent, type ShipState, shipTable } from "./order.ts";
import type { OrderException, PayState, RefundReason } from "./values.ts";
import { undeliveredValue } from "./sale.ts";

/** What a machine says about an order that it was offered. */
export interface ShipReport {
  readonly dispensed: number;
  readonly fault?: "jam" | "timeout" | "other" | undefined;
}

export interface ShippingFacts {
  readonly payState: PayState;
  readonly ship: ShipState;
  readonly quantity: number;
  readonly paidFen: bigint;
  /** What went back to the customer or is on its way back. */
  readonly goneFen: bigint;
  readonly stock: number;
}

export interface ShippingDecision {
  readonly ship: ShipState;
  readonly exceptions: readonly OrderException[];
  /** Pieces that leave the lane's stock. */
  readonly taken: number;
  /** What becomes the merchant's own because something came out: all that did not go back to the customer. */
  readonly releasedFen: bigint;
  /** Value of goods that came out although their money went back or is on its way back. */
  readonly lossFen: bigint;
  /** What the customer gets back for what stayed inside. */
  readonly refundFen: bigint;
}

/** The event that a count of dispensed pieces stands for. */
export function shipEventOf(dispensed: number, quantity: number): ShipEvent {
  if (dispensed <= 0) return "fail";
  return dispensed < quantity ? "dispensePart" : "dispense";
}

export function refundReasonOf(fault: ShipReport["fault"]): RefundReason {
  if (fault === "jam") return "itemJammed";
  return fault === "timeout" ? "dispensingTimeout" : "other";
}

const atLeastZero = (fen: bigint) => (fen < 0n ? 0n : fen);

/**
 * What a result of dispensing means for goods and money. Goods that came out after the money went back are a loss (M8);
 * goods that stayed inside are refunded; a result where nothing was granted is believed and flagged.
 */
export function decideResult(report: ShipReport, order: ShippingFacts): Result<ShippingDecision> {
  const next = step(shipTable, order.ship, shipEventOf(report.dispensed, order.quantity));
  if (!next.ok) return next;
  const out = report.dispensed > 0;
  const insideFen = undeliveredValue(order.paidFen, order.quantity, report.dispensed);
  const keptFen = order.paidFen - order.goneFen;
  const lossFen = out ? atLeastZero(order.paidFen - insideFen - keptFen) : 0n;
  const owedFen = order.payState === "paid" ? atLeastZero(insideFen - order.goneFen) : 0n;
  const reasons: OrderException[] = [];
  if (lossFen > 0n) reasons.push("lateDispense");
  if (out && (order.ship === "offered" || order.ship === "claimed")) reasons.push("notGranted");
  if (next.value === "failed") reasons.push("dispenseFailed");
  if (next.value === "part") reasons.push("partDispensed");
  if (report.dispensed > order.stock) reasons.push("stockContradiction");
  if (report.dispensed > order.quantity) reasons.push("overDispensed");
  return accept({
    ship: next.value,
    exceptions: reasons,
    taken: Math.min(report.dispensed, order.stock),
    releasedFen: out ? keptFen : 0n,
    lossFen,
    refundFen: owedFen,
  });
}
