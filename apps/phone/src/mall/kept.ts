import { mallOrderLimits, type Province } from "@yunshou/domain";
import { store, stored } from "../platform/stored.ts";
import { useStored } from "../platform/useStored.ts";

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

/** Who is logged in at a shop, on this phone. */
export interface Login {
  readonly session: string;
  /** With its middle hidden. */
  readonly phone: string;
}

/** By what the server finds an order: its own token, or its number with the session of whoever is logged in. */
export interface OrderKey {
  readonly token: string;
  readonly orderNo?: string;
}

/** Who gets the goods; kept as it is typed, and offered again with the next order. */
export interface Buyer {
  readonly receiver: string;
  readonly receiverPhone: string;
  readonly address: string;
  /** Absent in what was kept before a shop asked for it. */
  readonly province?: Province | null;
}

const none: readonly never[] = [];
const nobody: Buyer = { receiver: "", receiverPhone: "", address: "" };
const basketKey = (shopNo: string) => `basket ${shopNo}`;
const ordersKey = (shopNo: string) => `orders ${shopNo}`;
const loginKey = (shopNo: string) => `login ${shopNo}`;
const toldKey = (shopNo: string) => `told ${shopNo}`;
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

/** Takes over a whole basket, e.g. that of another phone of the same buyer. */
export const replaceBasket = (shopNo: string, lines: readonly Kept[]): void => store(basketKey(shopNo), plain(lines));
export const basketOf = (shopNo: string): readonly Kept[] => stored<readonly Kept[]>(basketKey(shopNo), none);

/** The basket of the account as this phone last told it or heard of it; null before the first time. */
export const toldBasket = (shopNo: string): readonly Kept[] | null =>
  stored<readonly Kept[] | null>(toldKey(shopNo), null);
export const keepTold = (shopNo: string, lines: readonly Kept[]): void => store(toldKey(shopNo), plain(lines));

/** Both are written alike, so that their texts can be compared. */
const plain = (lines: readonly Kept[]) => lines.map(({ mallProductId, quantity }) => ({ mallProductId, quantity }));

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

export const useBuyer = (): Buyer => useStored(buyerKey, nobody);
export const keepBuyer = (said: Partial<Buyer>): void => store(buyerKey, { ...stored(buyerKey, nobody), ...said });

export const useLogin = (shopNo: string): Login | null => useStored<Login | null>(loginKey(shopNo), null);
export const loginOf = (shopNo: string): Login | null => stored<Login | null>(loginKey(shopNo), null);

/** Somebody is logged in: his orders are seen by his session from now on, and no longer by what this browser kept. */
export function keepLogin(shopNo: string, login: Login): void {
  store(ordersKey(shopNo), none);
  store(loginKey(shopNo), login);
}

/** Nobody is logged in any more, and nothing of his stays on this phone. */
export function forgetLogin(shopNo: string): void {
  store(loginKey(shopNo), null);
  store(basketKey(shopNo), none);
  store(toldKey(shopNo), null);
  store(buyerKey, nobody);
}

export const ordersOf = (shopNo: string): readonly OwnOrder[] => stored<readonly OwnOrder[]>(ordersKey(shopNo), none);

/** How this phone may ask about an order; undefined when it may not. */
export function useOrderKey(shopNo: string, orderNo: string): OrderKey | undefined {
  const own = useOrders(shopNo).find((one) => one.orderNo === orderNo);
  const login = useLogin(shopNo);
  if (own !== undefined) return { token: own.token };
  return login === null ? undefined : { token: login.session, orderNo };
}
