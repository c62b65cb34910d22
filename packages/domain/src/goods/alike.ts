import { searchText } from "./search.ts";

/** From here on somebody who reviews should look twice. */
const alikeFrom = 0.5;
/** Products that are shown as likely the same, at most. */
export const alikeAtMost = 5;

function pairsOf(text: string): Set<string> {
  const characters = [...searchText(text)];
  return new Set(
    characters.length < 2
      ? characters
      : characters.slice(1).map((character, before) => `${characters[before]}${character}`),
  );
}

/** How much of two names is the same, from 0 to 1: the share of their pairs of neighbouring characters. */
export function alikeness(left: string, right: string): number {
  const [ofLeft, ofRight] = [pairsOf(left), pairsOf(right)];
  if (ofLeft.size + ofRight.size === 0) return 0;
  return (2 * [...ofLeft].filter((pair) => ofRight.has(pair)).length) / (ofLeft.size + ofRight.size);
}

/** Those that are likely the product of a request, the likeliest first; one with the same barcode is (PRODUCT-20). */
export function mostAlike<One extends { readonly productName: string; readonly sameBarcode: boolean }>(
  productName: string,
  among: readonly One[],
): One[] {
  return among
    .map((one) => ({ one, alike: one.sameBarcode ? 2 : alikeness(productName, one.productName) }))
    .filter(({ alike }) => alike >= alikeFrom)
    .sort((left, right) => right.alike - left.alike)
    .slice(0, alikeAtMost)
    .map(({ one }) => one);
}
