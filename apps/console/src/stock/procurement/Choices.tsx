import { suppliers } from "@yunshou/contract/stock/suppliers";
import { warehouses } from "@yunshou/contract/stock/warehouses";
import type { WarehouseKind } from "@yunshou/domain";
import type { ComponentProps } from "react";
import { SearchChoice, useCall } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

type ChoiceProps = ComponentProps<typeof SearchChoice<string>> & {
  /** What a document names already: it may belong to a merchant below, whose records are not offered. */
  readonly kept?: { readonly value: string; readonly label: string } | undefined;
};

const withKept = (options: readonly { readonly value: string; readonly label: string }[], kept: ChoiceProps["kept"]) =>
  kept === undefined || options.some(({ value }) => value === kept.value) ? [...options] : [kept, ...options];

/** Chooses a supplier of the own merchant that is enabled. */
export function SupplierChoice({ kept, ...props }: ChoiceProps) {
  const t = usePhrases();
  const { data } = useCall(suppliers.choices, {}, { silent: true });
  return (
    <SearchChoice<string>
      placeholder={t.common.form.select}
      loading={data === undefined}
      options={withKept(
        (data?.rows ?? [])
          .filter(({ enabled, supplierId }) => enabled || supplierId === props.value)
          .map(({ supplierId, supplierName }) => ({ value: supplierId, label: supplierName })),
        kept,
      )}
      {...props}
    />
  );
}

/** Chooses a warehouse of the own merchant that is enabled, or one of its bags. */
export function WarehouseChoice({ kind, kept, ...props }: ChoiceProps & { readonly kind?: WarehouseKind }) {
  const t = usePhrases();
  const { data } = useCall(warehouses.choices, {}, { silent: true });
  return (
    <SearchChoice<string>
      placeholder={t.common.form.select}
      loading={data === undefined}
      options={withKept(
        (data?.rows ?? [])
          .filter(({ own, warehouseKind }) => own && (kind === undefined || warehouseKind === kind))
          .filter(({ enabled, warehouseId }) => enabled || warehouseId === props.value)
          .map(({ warehouseId, warehouseName }) => ({ value: warehouseId, label: warehouseName })),
        kept,
      )}
      {...props}
    />
  );
}
