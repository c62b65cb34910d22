import { flatDeliveryFee, freightFee, type Province } from "@yunshou/domain";
import type { Shop } from "./shopFront.ts";
import type { BasketLine } from "./useBasketLines.ts";

/** What the delivery of a basket costs, in fen; undefined while its province is not known or is not served. */
export function deliveryFee(
  { freight, deliveryFeeFen, freeFromFen }: Pick<Shop, "freight" | "deliveryFeeFen" | "freeFromFen">,
  province: Province | null,
  lines: readonly BasketLine[],
): bigint | undefined {
  const weighed = lines.flatMap(({ product, quantity }) =>
    product === undefined ? [] : [{ quantity, priceFen: BigInt(product.priceFen), weightGrams: product.weightGrams }],
  );
  if (freight === null) {
    const goodsFen = weighed.reduce((sum, { quantity, priceFen }) => sum + priceFen * BigInt(quantity), 0n);
    return flatDeliveryFee(BigInt(deliveryFeeFen), freeFromFen === null ? null : BigInt(freeFromFen), goodsFen);
  }
  const fee = freightFee(freight, province, weighed);
  return fee.ok ? fee.value : undefined;
}
