import type { Handle } from "@yunshou/database";
import { type DeliveryWay, flatDeliveryFee, freightFee, refuse, type Refusal } from "@yunshou/domain";
import { isRefusal } from "../../platform/refused.ts";
import { orderOfToken, type ShopFront } from "../shopFront/shopFronts.queries.ts";
import { tokenHash } from "../shopFront/place.ts";
import { freightFacts, freightInUse } from "./freightTemplates.queries.ts";

interface Wished {
  readonly deliveryWay: DeliveryWay;
  readonly province?: string | null;
  /** Absent where nobody looked at a fee before. */
  readonly seenFeeFen?: string | null;
}
interface WishedLine {
  readonly token: string;
  readonly mallProductId: string;
  readonly quantity: number;
  /** What a piece costs in the order; absent for the price of the shelf. */
  readonly priceFen?: string;
}

/**
 * A shop with what the delivery of these lines costs: by the freight template in use, else its own fee. A fee that the buyer did
 * not see is refused. What was ordered already, and what is refused for another reason anyway, is not asked.
 */
export async function withDeliveryFee(
  tx: Handle,
  shop: ShopFront,
  { deliveryWay, province = null, seenFeeFen = null }: Wished,
  lines: readonly WishedLine[],
): Promise<ShopFront | Refusal> {
  if (deliveryWay !== "delivery" || shop.openStatus !== "open" || !shop.deliveryWays.includes("delivery")) return shop;
  if ((await orderOfToken(tx, shop, tokenHash(lines[0]?.token ?? ""))) !== undefined) return shop;
  const deliveryFeeFen = await feeOf(tx, shop, province, lines);
  if (isRefusal(deliveryFeeFen)) return deliveryFeeFen;
  return seenFeeFen !== null && seenFeeFen !== deliveryFeeFen
    ? refuse("mall.feeChanged", { field: "seenFeeFen" })
    : { ...shop, deliveryFeeFen };
}

async function feeOf(
  tx: Handle,
  shop: ShopFront,
  province: string | null,
  lines: readonly WishedLine[],
): Promise<string | Refusal> {
  const freight = shop.shopKind === "mall" ? await freightInUse(tx, shop) : null;
  if (freight === null && shop.freeFromFen === null) return shop.deliveryFeeFen;
  const ids = lines.map(({ mallProductId }) => mallProductId);
  const facts = new Map((await freightFacts(tx, shop, ids)).map((one) => [one.mallProductId, one]));
  const weighed = lines.map(({ mallProductId, quantity, priceFen: ordered }) => {
    const { priceFen = "0", weightGrams = null } = facts.get(mallProductId) ?? {};
    return { quantity, priceFen: BigInt(ordered ?? priceFen), weightGrams };
  });
  if (freight === null) {
    const goodsFen = weighed.reduce(
      (sum, { quantity, priceFen }) => sum + priceFen * BigInt(Math.max(0, quantity)),
      0n,
    );
    const freeFromFen = shop.freeFromFen === null ? null : BigInt(shop.freeFromFen);
    return String(flatDeliveryFee(BigInt(shop.deliveryFeeFen), freeFromFen, goodsFen));
  }
  const fee = freightFee(freight, province, weighed);
  return fee.ok ? String(fee.value) : fee;
}
