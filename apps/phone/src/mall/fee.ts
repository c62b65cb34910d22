import { freightFee, type Province } from "@yunshou/domain";
import type { Shop } from "./shopFront.ts";
import type { BasketLine } from "./useBasketLines.ts";

/** What the delivery of a basket costs, in fen; undefined while its province is not known or is not served. */
export function deliveryFee(
  { freight, deliveryFeeFen }: Pick<Shop, "freight" | "deliveryFeeFen">,
  province: Province | null,
  lines: readonly BasketLine[],
): bigint | undefined {
  if (freight === null) return BigInt(deliveryFeeFen);
  const weighed = lines.flatMap(({ product, quantity }) =>
    product === undefined ? [] : [{ quantity, priceFen: BigInt(product.priceFen), weightGrams: product.weightGrams }],
  );
  const fee = freightFee(freight, province, weighed);
  return fee.ok ? fee.value : undefined;
}
