import type { GoodsLine } from "./lineFields.tsx";

const keyOf = ({ productId, batchNo }: Pick<GoodsLine, "productId" | "batchNo">) => `${productId} ${batchNo}`;

/** The lines of a count with those that somebody added above them, until the count holds them itself. */
export function linesWith(lines: readonly GoodsLine[], added: readonly GoodsLine[]): readonly GoodsLine[] {
  const held = new Set(lines.map(keyOf));
  const fresh = new Map(added.filter((line) => !held.has(keyOf(line))).map((line) => [keyOf(line), line]));
  return [...fresh.values(), ...lines];
}

/** Lines with a text in name, number or batch; a whole barcode leaves its own lines alone. */
export function foundLines(lines: readonly GoodsLine[], wanted: string): readonly GoodsLine[] {
  const text = wanted.trim().toLowerCase();
  if (text === "") return lines;
  const scanned = lines.filter(({ barcode }) => barcode?.toLowerCase() === text);
  return scanned.length > 0
    ? scanned
    : lines.filter(({ productName, productCode, batchNo, barcode }) =>
        [productName, productCode, batchNo, barcode ?? ""].some((part) => part.toLowerCase().includes(text)),
      );
}
