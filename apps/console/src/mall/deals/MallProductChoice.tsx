import type { RowOf } from "@yunshou/contract";
import { mallProducts } from "@yunshou/contract/mall/products";
import { namesOf, SearchChoice, showMoney, useCall } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

export type MallProduct = RowOf<typeof mallProducts.list>;

/** What the mall has on its shelf, as far as a choice can hold it. */
export const useMallProducts = () =>
  useCall(mallProducts.list, { productStatus: "on", pageSize: 200 }, { silent: true });

interface MallProductChoiceProps {
  readonly products: readonly MallProduct[];
  readonly loading: boolean;
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (value: string) => void;
}

/** One product of the mall, with its price and how many are free. */
export function MallProductChoice({ products, loading, id, value, onChange }: MallProductChoiceProps) {
  const t = usePhrases();
  return (
    <SearchChoice<string | null>
      {...(id === undefined ? {} : { id })}
      style={{ width: "100%" }}
      placeholder={t.common.form.select}
      loading={loading}
      value={value ?? null}
      options={products.map((product) => ({
        value: product.mallProductId,
        label: `${namesOf(product.productName, product.productCode)} · ${showMoney(product.mallPriceFen)} · ${product.stock - product.reserved}`,
      }))}
      onChange={(next) => next !== null && onChange?.(next)}
    />
  );
}
