import { shopFronts } from "@yunshou/contract/mall/shopFronts";
import { call } from "../platform/api/call.ts";
import { useAnswer } from "../platform/useAnswer.ts";
import { useFlashSales } from "./FlashSales.tsx";
import { useGroup, useGroupBuys } from "./groupBuy.ts";
import { useBasketLines } from "./useBasketLines.ts";

/** What makes a line cheaper than the shelf. */
interface Deal {
  readonly flashSaleId: string | null;
  readonly groupBuyId: string | null;
  /** The group that is joined; null opens one. */
  readonly buyingGroupId: string | null;
}

const noDeal: Deal = { flashSaleId: null, groupBuyId: null, buyingGroupId: null };

/** What the address of the checkout asks for beside the basket; null for the basket. */
function dealOfAddress(): (Deal & { readonly pieces: number }) | null {
  const query = new URLSearchParams(window.location.search);
  const deal = { flashSaleId: query.get("flash"), groupBuyId: query.get("group"), buyingGroupId: query.get("join") };
  if (deal.flashSaleId === null && deal.groupBuyId === null) return null;
  return { ...deal, pieces: Math.max(1, Number(query.get("pieces")) || 1) };
}

/** What a deal offers; a group that is joined knows it, also when its purchase is not shown any more. */
function useOffer(shopNo: string, deal: Deal) {
  const { flashSaleId, groupBuyId, buyingGroupId } = deal;
  const sales = useFlashSales(flashSaleId === null ? null : shopNo);
  const purchases = useGroupBuys(groupBuyId === null || buyingGroupId !== null ? null : shopNo);
  const group = useGroup(shopNo, buyingGroupId);
  if (flashSaleId !== null)
    return { asked: sales, offer: sales.data?.rows.find((row) => row.flashSaleId === flashSaleId) };
  if (buyingGroupId !== null) return { asked: group, offer: group.data?.offer };
  return { asked: purchases, offer: purchases.data?.rows.find((row) => row.groupBuyId === groupBuyId) };
}

/** The lanes of machines change while somebody thinks. */
const everyMs = 20_000;

/** Machines in which pieces of the product of a deal wait for phones; null asks for none. */
function useMachinesWith(shopNo: string, mallProductId: string | null) {
  const { data } = useAnswer(
    mallProductId === null ? null : JSON.stringify(["machines", shopNo, mallProductId]),
    (signal) => call(shopFronts.basket, { shopNo, mallProductIds: [mallProductId ?? "0"] }, { signal }),
    everyMs,
  );
  return data?.rows[0]?.atMachines ?? [];
}

/** What is ordered: the basket, or one product at the price of the deal that the address names. */
export function useCheckoutLines(shopNo: string) {
  const wish = dealOfAddress();
  const basket = useBasketLines(shopNo);
  const { asked, offer } = useOffer(shopNo, wish ?? noDeal);
  const atMachines = useMachinesWith(shopNo, wish === null ? null : (offer?.mallProductId ?? null));
  if (wish === null)
    return { ...basket, buyable: basket.buyable.map((line) => ({ ...line, ...noDeal })), isDeal: false };
  const { pieces: quantity, ...deal } = wish;
  const lines =
    offer === undefined
      ? []
      : [
          {
            mallProductId: offer.mallProductId,
            quantity,
            product: { ...offer, category: "", free: Math.min(offer.left, offer.perBuyer), atMachines },
          },
        ];
  const buyable = lines.flatMap(({ product, mallProductId }) =>
    product.free < quantity ? [] : [{ mallProductId, quantity, priceFen: product.priceFen, ...deal }],
  );
  const goodsFen = lines.reduce((sum, { product }) => sum + BigInt(product.priceFen) * BigInt(quantity), 0n);
  return { lines, buyable, goodsFen, canOrder: buyable.length > 0, asked, isDeal: true };
}
