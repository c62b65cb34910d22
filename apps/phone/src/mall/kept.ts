import { mallOrderLimits } from "@yunshou/domain";
import { store, stored, useStored } from "../platform/stored.ts";

/** A product in the basket of this phone. */
export interface Kept {
  readonly mallProductId: string;
  readonly quantity: number;
}

/** An order of this phone: whoever has its token sees it, so the token stays here. */
export interface OwnOrder {
  readonly orderNo: string;
  readonly token: string;
}

/** Who gets the goods; said once, and offered again with the next order. */
export interface Buyer {
  readonly receiver: string;
  readonly receiverPhone: string;
  readonly address: string;
}

const none: readonly never[] = [];
const nobody: Buyer = { receiver: "", receiverPhone: "", address: "" };
const basketKey = (shopNo: string) => `basket ${shopNo}`;
const ordersKey = (shopNo: string) => `orders ${shopNo}`;
const buyerKey = "buyer";
/** Older orders leave the list of the phone. */
const ordersKept = 50;

export const useBasket = (shopNo: string): readonly Kept[] => useStored<readonly Kept[]>(basketKey(shopNo), none);

/** Puts so many pieces of a product into the basket; none takes it out. */
export function setPieces(shopNo: string, mallProductId: string, quantity: number): void {
  const lines = stored<readonly Kept[]>(basketKey(shopNo), none);
  const most = Math.min(quantity, mallOrderLimits.quantity);
  const isThere = lines.some((line) => line.mallProductId === mallProductId);
  const changed = lines.map((line) => (line.mallProductId === mallProductId ? { ...line, quantity: most } : line));
  store(
    basketKey(shopNo),
    (isThere ? changed : [...lines, { mallProductId, quantity: most }]).filter((line) => line.quantity > 0),
  );
}

export const piecesOf = (lines: readonly Kept[], mallProductId: string): number =>
  lines.find((line) => line.mallProductId === mallProductId)?.quantity ?? 0;

export const emptyBasket = (shopNo: string): void => store(basketKey(shopNo), none);

export const useOrders = (shopNo: string): readonly OwnOrder[] =>
  useStored<readonly OwnOrder[]>(ordersKey(shopNo), none);

/** Keeps orders, the newest first. */
export function keepOrders(shopNo: string, orders: readonly OwnOrder[]): void {
  const before = stored<readonly OwnOrder[]>(ordersKey(shopNo), none);
  const isNew = ({ orderNo }: OwnOrder) => orders.every((one) => one.orderNo !== orderNo);
  store(ordersKey(shopNo), [...orders, ...before.filter(isNew)].slice(0, ordersKept));
}

export const lastBuyer = (): Buyer => stored(buyerKey, nobody);
export const keepBuyer = (buyer: Buyer): void => store(buyerKey, buyer);
