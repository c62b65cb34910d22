import { shopFronts } from "@yunshou/contract/mall/shopFronts";
import { call } from "../platform/api/call.ts";
import { useAnswer } from "../platform/useAnswer.ts";
import { type Kept, useBasket } from "./kept.ts";
import type { BasketProduct } from "./shopFront.ts";

/** A line of the basket with what its product costs now; without a product it left the shelf. */
export interface BasketLine extends Kept {
  readonly product: BasketProduct | undefined;
}

/** Pieces of a product that one order may have, wherever they are fetched. */
export const mostOf = ({ free, atMachines }: BasketProduct): number =>
  Math.max(free, ...atMachines.map((one) => one.free));

/** Whether the shelf, or the machine at which goods are fetched, holds too little of a line. */
export const isShort = ({ product, quantity }: BasketLine, machinePointId: string | null): boolean => {
  if (product === undefined) return true;
  if (machinePointId === null) return product.free < quantity;
  return (product.atMachines.find((one) => one.pickupPointId === machinePointId)?.free ?? 0) < quantity;
};

/** Prices and stock change while somebody thinks. */
const everyMs = 20_000;

/** The basket of this phone as it stands now, and what can be ordered of it. */
export function useBasketLines(shopNo: string) {
  const kept = useBasket(shopNo);
  const ids = kept.map(({ mallProductId }) => mallProductId);
  const asked = useAnswer(
    ids.length === 0 ? null : JSON.stringify([shopNo, ids.toSorted()]),
    (signal) => call(shopFronts.basket, { shopNo, mallProductIds: ids }, { signal }),
    everyMs,
  );
  const lines: readonly BasketLine[] = kept.map((line) => ({
    ...line,
    product: asked.data?.rows.find((row) => row.mallProductId === line.mallProductId),
  }));
  const buyable = lines.flatMap(({ product, quantity, mallProductId }) =>
    product === undefined || mostOf(product) < quantity
      ? []
      : [{ mallProductId, quantity, priceFen: product.priceFen }],
  );
  const goodsFen = buyable.reduce((sum, { priceFen, quantity }) => sum + BigInt(priceFen) * BigInt(quantity), 0n);
  const isKnown = kept.length === 0 || asked.data !== undefined;
  return { lines, buyable, goodsFen, isKnown, canOrder: kept.length > 0 && buyable.length === kept.length, asked };
}
