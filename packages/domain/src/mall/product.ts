import { checkPrices } from "../goods/product.ts";
import { yuanFromFen } from "../money.ts";
import { accept, refuse, type Result } from "../result.ts";

/** Products that one call may add to the mall, or put on or off its shelf. */
export const mallProductBatch = 200;
/** Pieces of a product, and its place in the list, at most. */
export const mallProductLimits = { stock: 1_000_000, sortNo: 9_999 } as const;

export interface MallProductForm {
  readonly mallPriceFen: bigint;
  readonly stock: number;
  readonly sortNo: number;
}

export interface MallProductFacts {
  readonly purchaseFen: bigint | null;
  readonly dealFen: bigint | null;
  readonly reserved: number;
}

/**
 * Price, stock and place of a product in the mall. The price is not below the purchase price (PRODUCT-08) and stays above that
 * of a deal, which else would be none; the stock is not below what orders have reserved.
 *
 * @param dealFen the highest price of its flash sales and group purchases that run or will; null without one.
 */
export function checkMallProduct(
  form: MallProductForm,
  { purchaseFen, dealFen, reserved }: MallProductFacts,
): Result<undefined> {
  const priced = checkPrices(form.mallPriceFen, purchaseFen);
  if (!priced.ok) return { ...priced, field: "mallPriceFen" };
  if (dealFen !== null && form.mallPriceFen <= dealFen)
    return refuse("mall.priceBelowDeal", { field: "mallPriceFen", values: { price: yuanFromFen(dealFen) } });
  const { stock: most, sortNo } = mallProductLimits;
  if (!Number.isInteger(form.stock) || form.stock < 0 || form.stock > most)
    return refuse("mall.stockOutOfRange", { field: "stock", values: { limit: most } });
  if (form.stock < reserved) return refuse("mall.stockReserved", { field: "stock", values: { n: reserved } });
  return Number.isInteger(form.sortNo) && form.sortNo >= 0 && form.sortNo <= sortNo
    ? accept()
    : refuse("access.sortNo", { field: "sortNo" });
}
