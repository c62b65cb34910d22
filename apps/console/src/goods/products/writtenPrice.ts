import { accept, checkPrices, fenFromYuan, type Result, yuanFromFen } from "@yunshou/domain";

/** Which of its two prices a cell holds. */
export type PriceField = "unitPrice" | "costPrice";

interface Prices {
  readonly unitPriceFen: string;
  readonly costPriceFen: string | null;
}

/**
 * What is written as a price of a product: fen that the rules of its form accept beside its other price, or why not
 * (PRODUCT-08, PRODUCT-09). A purchase price may be emptied: then it is not known.
 */
export function writtenPrice(
  text: string,
  field: PriceField,
  { unitPriceFen, costPriceFen }: Prices,
): Result<string | null> {
  const written = field === "costPrice" && text.trim() === "" ? accept(null) : fenFromYuan(text);
  if (!written.ok) return written;
  const fen = written.value;
  const allowed =
    field === "costPrice"
      ? checkPrices(BigInt(unitPriceFen), fen)
      : checkPrices(fen ?? 0n, costPriceFen === null ? null : BigInt(costPriceFen));
  return allowed.ok ? accept(fen === null ? null : String(fen)) : allowed;
}

export const yuanOf = (fen: string | null) => (fen === null ? "" : yuanFromFen(BigInt(fen)));
