import { lazy, Suspense } from "react";
import { EditableCell, showMoney, useRefusedWithout } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { Product } from "./productColumns.tsx";

const PriceEditor = lazy(async () => ({ default: (await import("./PriceEditor.tsx")).PriceEditor }));

/** The price of a product in its list; whoever may change it writes it there. */
export function PriceCell({ product }: { readonly product: Product }) {
  const words = usePhrases("products").products.pricing;
  const shown = showMoney(product.unitPriceFen);
  return (
    <EditableCell
      name="unitPriceFen"
      shown={shown}
      hint={words.inCell}
      refused={useRefusedWithout("goods.product.write")}
      editor={(cell) => (
        <Suspense fallback={shown}>
          <PriceEditor product={product} {...cell} />
        </Suspense>
      )}
    />
  );
}
