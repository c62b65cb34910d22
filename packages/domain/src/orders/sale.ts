import { amountLimitFen, amountTooLarge, portion } from "../money.ts";
import { accept, refuse, type Result } from "../result.ts";
import { checkSellable, type LaneSaleFacts } from "../machines/lane.ts";
import type { OperationState } from "../machines/values.ts";
import type { StoreState } from "../merchants/values.ts";
import type { ShipEvent } from "./order.ts";
import { type OrderException, orderExceptions, type OrderState } from "./values.ts";

/** A sale that a machine took the money for, as the machine reports it. `priceFen` is the price of one piece. */
export interface SaleReport {
  readonly quantity: number;
  readonly priceFen: bigint;
  readonly paidFen: bigint;
  readonly dispensed: number;
  /** Of a lucky purchase (ORDER-05): nothing comes out of one that is not won, and its draws have a price of their own. */
  readonly lucky?: { readonly won: boolean } | undefined;
}

/** What the cloud knows of the lane; undefined when the machine names a lane or product that the cloud does not have. */
export interface SoldLane {
  readonly stock: number;
  readonly priceFen: bigint | null;
  readonly productId: string | null;
}

export interface SaleDecision {
  readonly state: OrderState;
  /** Null where nothing was to come out. */
  readonly shipEvent: ShipEvent | null;
  readonly exceptions: readonly OrderException[];
  readonly priceFen: bigint;
  readonly discountFen: bigint;
  /** Pieces that leave the lane's stock; never more than it has. */
  readonly taken: number;
  /** The value of what was paid and not dispensed. */
  readonly undeliveredFen: bigint;
}

/** An amount that no machine can have taken: such a report is set aside, never booked. */
export function checkSaleAmounts(sale: SaleReport): Result<undefined> {
  const whole = sale.priceFen * BigInt(sale.quantity);
  if (sale.priceFen <= 0n || sale.paidFen <= 0n) return refuse("amount.notPositive");
  return whole > amountLimitFen || sale.paidFen > amountLimitFen ? amountTooLarge() : accept();
}

/** A machine may take this many times what its lane says, and in any case this many fen: prices change, draws are many. */
const plausibleTimes = 100n;
const plausibleFen = 100_000n;

/**
 * Whether a payment can be that of these goods. What is far above the price of the lane is a broken machine or a lie: it is
 * set aside and counted nowhere, while what is a little above is booked and looked at (`amountMismatch`).
 */
export function checkSalePlausible(sale: SaleReport, lane: Pick<SoldLane, "priceFen"> | undefined): Result<undefined> {
  const price = lane?.priceFen ?? 0n;
  const byPrice = price * BigInt(sale.quantity) * plausibleTimes;
  const limit = byPrice > plausibleFen ? byPrice : plausibleFen;
  return sale.paidFen > limit ? amountTooLarge(undefined, limit) : accept();
}

/** The part of a payment that belongs to pieces which did not come out, to the fen. */
export function undeliveredValue(paidFen: bigint, quantity: number, dispensed: number): bigint {
  const out = Math.min(dispensed, quantity);
  return paidFen - portion(paidFen, BigInt(out), BigInt(quantity));
}

/** The more urgent of two reasons; the list of reasons is in order of urgency. */
export function mostUrgent(reasons: readonly OrderException[]): OrderException | null {
  return orderExceptions.find((reason) => reasons.includes(reason)) ?? null;
}

/**
 * Money that was taken is always kept as an order. What does not fit together makes it an exception:
 * a price other than the lane's, an unknown lane, goods that by our count were not there, pieces that stayed inside.
 */
export function decideSale(sale: SaleReport, lane: SoldLane | undefined): SaleDecision {
  const priceFen = sale.priceFen * BigInt(sale.quantity);
  const reasons: OrderException[] = [];
  const due = sale.lucky?.won === false ? 0 : sale.quantity;
  if (sale.dispensed > due) reasons.push("overDispensed");
  else if (sale.dispensed === 0 && due > 0) reasons.push("dispenseFailed");
  else if (sale.dispensed < due) reasons.push("partDispensed");
  if (lane === undefined || lane.productId === null) reasons.push("laneUnknown");
  if (lane !== undefined && lane.stock < sale.dispensed) reasons.push("stockContradiction");
  if (sale.paidFen > priceFen && sale.lucky === undefined) reasons.push("amountMismatch");
  if (lane !== undefined && lane.productId !== null && lane.priceFen !== sale.priceFen) reasons.push("priceDiffers");
  return {
    state: reasons.length === 0 ? "completed" : "exception",
    shipEvent:
      sale.dispensed >= due
        ? sale.dispensed === 0
          ? null
          : "reportAtMachine"
        : sale.dispensed === 0
          ? "failAtMachine"
          : "reportPart",
    exceptions: reasons,
    priceFen,
    discountFen: sale.paidFen < priceFen ? priceFen - sale.paidFen : 0n,
    taken: lane === undefined ? 0 : Math.min(sale.dispensed, lane.stock),
    undeliveredFen: due === 0 ? 0n : undeliveredValue(sale.paidFen, sale.quantity, sale.dispensed),
  };
}

export interface PayRequestFacts {
  readonly operation: OperationState;
  readonly decommissioned: boolean;
  /** Of the merchant whose machine it is. */
  readonly storeState: StoreState;
  readonly lane: LaneSaleFacts | undefined;
  /** Pieces of this lane in orders that are still open. */
  readonly reserved: number;
}

/**
 * May this lane be paid for by QR code? The store is open (MERCHANT-19), the machine and the lane sell, the customer saw the lane's price, and there are
 * pieces left that no open order waits for (LANE-04, LANE-07, LANE-17). Answers the whole price.
 */
export function checkPayRequest(
  request: { quantity: number; priceFen: bigint },
  facts: PayRequestFacts,
): Result<bigint> {
  if (facts.decommissioned) return refuse("machines.decommissioned");
  if (facts.storeState === "closed") return refuse("merchants.storeClosed");
  if (facts.operation === "stopSell") return refuse("lane.notForSale");
  if (facts.lane === undefined) return refuse("lane.unknown");
  const sellable = checkSellable(facts.lane);
  if (!sellable.ok) return sellable;
  if (facts.lane.priceFen !== request.priceFen) return refuse("lane.priceDiffers");
  if (facts.lane.stock - facts.reserved < request.quantity) return refuse("lane.empty");
  const priceFen = request.priceFen * BigInt(request.quantity);
  return priceFen > amountLimitFen ? amountTooLarge() : accept(priceFen);
}
