import { useFlashSales } from "./FlashSales.tsx";
import { useBasketLines } from "./useBasketLines.ts";

/** What the address of the checkout asks for beside the basket; null for the basket. */
function dealOfAddress(): { readonly flashSaleId: string; readonly pieces: number } | null {
  const query = new URLSearchParams(window.location.search);
  const flashSaleId = query.get("flash");
  return flashSaleId === null ? null : { flashSaleId, pieces: Math.max(1, Number(query.get("pieces")) || 1) };
}

/** What is ordered: the basket, or one product at the price of the deal that the address names. */
export function useCheckoutLines(shopNo: string) {
  const wish = dealOfAddress();
  const basket = useBasketLines(shopNo);
  const flash = useFlashSales(wish === null ? null : shopNo);
  if (wish === null)
    return { ...basket, buyable: basket.buyable.map((line) => ({ ...line, flashSaleId: null })), isDeal: false };
  const row = flash.data?.rows.find(({ flashSaleId }) => flashSaleId === wish.flashSaleId);
  const quantity = wish.pieces;
  const line = row === undefined ? undefined : { mallProductId: row.mallProductId, quantity };
  const lines =
    row === undefined || line === undefined
      ? []
      : [{ ...line, product: { ...row, category: "", free: Math.min(row.left, row.perBuyer), atMachines: [] } }];
  const buyable = lines.flatMap(({ product, mallProductId }) =>
    product.free < quantity
      ? []
      : [{ mallProductId, quantity, priceFen: product.priceFen, flashSaleId: product.flashSaleId }],
  );
  const goodsFen = lines.reduce((sum, { product }) => sum + BigInt(product.priceFen) * BigInt(quantity), 0n);
  return { lines, buyable, goodsFen, canOrder: buyable.length > 0, asked: flash, isDeal: true };
}
