import type { RowOf } from "@yunshou/contract";
import type { products } from "@yunshou/contract/goods/products";
import { Suspense } from "react";
import { lazily } from "../../platform/lazily.ts";
import { EditableCell, showMoney, useRefusedWithout } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { PriceField } from "./writtenPrice.ts";

const PriceEditor = lazily(async () => ({ default: (await import("./PriceEditor.tsx")).PriceEditor }));

interface PriceCellProps {
  readonly product: RowOf<typeof products.list>;
  readonly field: PriceField;
}

/** A price of a product in its list; whoever may change it writes it there. */
export function PriceCell({ product, field }: PriceCellProps) {
  const words = usePhrases("products").products.pricing;
  const shown = showMoney(product[`${field}Fen`]);
  return (
    <EditableCell
      name={`${field}Fen`}
      shown={shown}
      hint={words.inCell}
      refused={useRefusedWithout("goods.product.write")}
      editor={(cell) => (
        <Suspense fallback={shown}>
          <PriceEditor product={product} field={field} {...cell} />
        </Suspense>
      )}
    />
  );
}
