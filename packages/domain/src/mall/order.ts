import { checkMobile } from "../access/users.ts";
import { checkText, fieldLimits } from "../fields.ts";
import { amountLimitFen } from "../money.ts";
import type { OperationState } from "../machines/values.ts";
import type { ShipState } from "../orders/order.ts";
import type { PayState } from "../orders/values.ts";
import { accept, refuse, type Result } from "../result.ts";
import type { StateTable } from "../states.ts";
import type { DeliveryWay } from "./shop.ts";

/** States of an order of the mall as people see them (MALL-06), and that of one whose group is not complete yet. */
export const mallOrderStates = [
  "toPay",
  "toGather",
  "toDeliver",
  "delivering",
  "toPickUp",
  "completed",
  "cancelled",
  "refunding",
  "refunded",
] as const;
export type MallOrderState = (typeof mallOrderStates)[number];

/** How far the goods are on their way, whatever was paid. Those of a group are not prepared before it is complete. */
export const fulfilments = ["toGather", "toDeliver", "delivering", "toPickUp", "completed"] as const;
export type Fulfilment = (typeof fulfilments)[number];

/** Goods that are brought. */
export const deliveryTable: StateTable<"toDeliver" | "delivering" | "completed", "deliver" | "complete"> = {
  toDeliver: { deliver: "delivering" },
  delivering: { complete: "completed" },
  completed: {},
};

/** Goods that are fetched. */
export const mallPickupTable: StateTable<"toPickUp" | "completed", "handOver"> = {
  toPickUp: { handOver: "completed" },
  completed: {},
};

/** What becomes of the goods; whoever asks has looked whether the action is allowed. */
export const fulfilmentAfter = { deliver: "delivering", complete: "completed", handOver: "completed" } as const;

/** Where the goods of a new order begin. */
export const firstFulfilment = (way: DeliveryWay): Fulfilment => (way === "delivery" ? "toDeliver" : "toPickUp");

/**
 * The state of an order (MALL-06): its payment decides, and while it is paid its goods do. A refund that failed leaves the
 * order paid, and so where its goods were.
 */
export const mallOrderTable: Readonly<Record<PayState, Readonly<Record<Fulfilment, MallOrderState>>>> = {
  unpaid: { toGather: "toPay", toDeliver: "toPay", delivering: "toPay", toPickUp: "toPay", completed: "toPay" },
  closed: {
    toGather: "cancelled",
    toDeliver: "cancelled",
    delivering: "cancelled",
    toPickUp: "cancelled",
    completed: "cancelled",
  },
  paid: {
    toGather: "toGather",
    toDeliver: "toDeliver",
    delivering: "delivering",
    toPickUp: "toPickUp",
    completed: "completed",
  },
  refunding: {
    toGather: "refunding",
    toDeliver: "refunding",
    delivering: "refunding",
    toPickUp: "refunding",
    completed: "refunding",
  },
  refunded: {
    toGather: "refunded",
    toDeliver: "refunded",
    delivering: "refunded",
    toPickUp: "refunded",
    completed: "refunded",
  },
};

/** What people do with an order. */
export const mallOrderActions = ["deliver", "assign", "complete", "handOver", "refund", "close"] as const;
export type MallOrderAction = (typeof mallOrderActions)[number];

const allowed: Readonly<Record<MallOrderState, readonly MallOrderAction[]>> = {
  toPay: ["close"],
  toGather: ["refund"],
  toDeliver: ["deliver", "assign", "refund"],
  delivering: ["assign", "complete", "refund"],
  toPickUp: ["handOver", "refund"],
  completed: ["refund"],
  cancelled: [],
  refunding: [],
  refunded: [],
};

/** States in which an order that cost nothing can still be closed: nothing of it went out. */
const cancelledFree: readonly MallOrderState[] = ["toDeliver", "toPickUp"];

/**
 * Whether people may do this with an order in this state; anything else is refused and named. Goods that come out of a machine
 * are moved by nobody else: their code fetches them. There is nothing to give back of an order that cost nothing, so it is closed.
 */
export function checkMallAction(
  state: MallOrderState,
  action: MallOrderAction,
  { isAtMachine = false, isFree = false }: { readonly isAtMachine?: boolean; readonly isFree?: boolean } = {},
): Result<undefined> {
  if (isFree && action === "close" && cancelledFree.includes(state)) return accept();
  if (!allowed[state].includes(action)) return refuse("state.notAllowed", { values: { state, event: action } });
  return isAtMachine && action === "handOver" ? refuse("mall.machineHandsOut") : accept();
}

/** What becomes of the pieces that an order reserved: they wait, they left the stock, or they are free again. */
export const mallHolds = ["reserved", "taken", "released"] as const;
export type MallHold = (typeof mallHolds)[number];

/** Pieces stay reserved until they are handed over, or the order ends without goods: unpaid, closed, or refunded before. */
export function mallHoldOf(payState: PayState, fulfilment: Fulfilment): MallHold {
  if (fulfilment === "completed") return "taken";
  return payState === "closed" || payState === "refunded" ? "released" : "reserved";
}

export const mallOrderLimits = {
  /** Pieces of one order. */
  quantity: 999,
  /** Pieces that one order takes out of a machine. */
  atMachine: 20,
  /** Orders that one block of addresses may place at one machine within ten minutes. */
  atMachineTries: 30,
  atMachineSeconds: 600,
  /** Orders of one product that one phone may leave unpaid. */
  unpaid: 3,
  /** Orders that one action may take. */
  batch: 100,
  expressLength: 40,
  noteLength: 200,
} as const;

export interface MallOrderForm {
  readonly quantity: number;
  readonly deliveryWay: DeliveryWay;
  readonly receiver: string;
  readonly receiverPhone: string;
  readonly address: string;
}

export interface MallOrderFacts {
  readonly isOpen: boolean;
  readonly deliveryWays: readonly DeliveryWay[];
  readonly deliveryFeeFen: bigint;
  readonly onShelf: boolean;
  readonly priceFen: bigint;
  /** Pieces that nobody has reserved. */
  readonly free: number;
  /** Orders of this product that this phone has not paid yet. */
  readonly unpaid: number;
  /** The goods come out of a machine, whose lane holds the free pieces. */
  readonly isAtMachine?: boolean;
}

/**
 * Whether an order can be taken, and what its goods and its delivery cost. The price is that of the shelf, whatever the buyer
 * saw (MALL-02: a closed shop takes none).
 */
export function checkMallOrder(
  form: MallOrderForm,
  facts: MallOrderFacts,
): Result<{ readonly goodsFen: bigint; readonly feeFen: bigint }> {
  if (!facts.isOpen) return refuse("mall.shopClosed");
  if (!facts.onShelf) return refuse("mall.productOffShelf", { field: "mallProductId" });
  const most = facts.isAtMachine === true ? mallOrderLimits.atMachine : mallOrderLimits.quantity;
  if (!Number.isInteger(form.quantity) || form.quantity < 1 || form.quantity > most)
    return refuse("mall.quantityOutOfRange", { field: "quantity", values: { limit: most } });
  if (!facts.deliveryWays.includes(form.deliveryWay)) return refuse("mall.wayNotOffered", { field: "deliveryWay" });
  const receiver = checkText(form.receiver, "receiver", fieldLimits.nameLength);
  if (!receiver.ok) return receiver;
  const phone = checkMobile(form.receiverPhone, "receiverPhone");
  if (!phone.ok) return phone;
  if (form.deliveryWay === "delivery") {
    const address = checkText(form.address, "address", fieldLimits.addressLength);
    if (!address.ok) return address;
  }
  if (facts.unpaid >= mallOrderLimits.unpaid)
    return refuse("mall.tooManyUnpaid", { values: { limit: mallOrderLimits.unpaid } });
  if (form.quantity > facts.free) return refuse("mall.outOfStock", { field: "quantity", values: { n: facts.free } });
  const feeFen = form.deliveryWay === "delivery" ? facts.deliveryFeeFen : 0n;
  const goodsFen = facts.priceFen * BigInt(form.quantity);
  return goodsFen + feeFen > amountLimitFen
    ? refuse("mall.quantityOutOfRange", { field: "quantity", values: { limit: most } })
    : accept({ goodsFen, feeFen });
}

/**
 * Begins the source of an order that a phone placed at a machine; 32 characters follow. No request of a machine has a number as
 * long as that, so none is taken for one of a phone.
 */
export const quickBuySource = "quickBuy:";

/** Whether a machine sells to phones, and why not: its shop is closed, people stopped it, or it cannot be reached. */
export const quickBuyStates = ["open", "closed", "stopped", "offline"] as const;
export type QuickBuyState = (typeof quickBuyStates)[number];

export interface QuickBuyFacts {
  /** Of the quick-buy shop. */
  readonly isOpen: boolean;
  /** Of the merchant (MERCHANT-19). */
  readonly storeState: "open" | "closed";
  readonly operation: OperationState;
  readonly inService: boolean;
  readonly isOnline: boolean;
}

/** What a person decided goes before what the network says. */
export function quickBuyState({ isOpen, storeState, operation, inService, isOnline }: QuickBuyFacts): QuickBuyState {
  if (!isOpen || storeState === "closed") return "closed";
  if (!inService || operation === "stopSell") return "stopped";
  return isOnline ? "open" : "offline";
}

/** How far goods of a machine are: out, wholly or in part, they are with their buyer. */
export const fulfilmentAtMachine = (ship: ShipState): Fulfilment =>
  ship === "dispensed" || ship === "part" ? "completed" : "toPickUp";
