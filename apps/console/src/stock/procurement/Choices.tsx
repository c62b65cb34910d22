import { suppliers } from "@yunshou/contract/stock/suppliers";
import { warehouses } from "@yunshou/contract/stock/warehouses";
import type { WarehouseKind } from "@yunshou/domain";
import type { ComponentProps } from "react";
import { SearchChoice, useCall } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

type ChoiceProps = ComponentProps<typeof SearchChoice<string>>;
type SupplierProps = ChoiceProps & {
  /** What a document names already: it may belong to a merchant below, whose suppliers are not offered. */
  readonly kept?: { readonly supplierId: string; readonly supplierName: string } | undefined;
};

/** Chooses a supplier of the own merchant that is enabled. */
export function SupplierChoice({ kept, ...props }: SupplierProps) {
  const t = usePhrases();
  const { data } = useCall(suppliers.choices, {}, { silent: true });
  const rows = (data?.rows ?? []).filter(({ enabled, supplierId }) => enabled || supplierId === props.value);
  const isOffered = rows.some(({ supplierId }) => supplierId === kept?.supplierId);
  return (
    <SearchChoice<string>
      placeholder={t.common.form.select}
      loading={data === undefined}
      options={[...(kept === undefined || isOffered ? [] : [kept]), ...rows].map(({ supplierId, supplierName }) => ({
        value: supplierId,
        label: supplierName,
      }))}
      {...props}
    />
  );
}

/** Chooses a warehouse of the own merchant that is enabled, or one of its bags; what is chosen may be of another. */
export function WarehouseChoice({ kind, ...props }: ChoiceProps & { readonly kind?: WarehouseKind }) {
  const t = usePhrases();
  const { data } = useCall(warehouses.choices, {}, { silent: true });
  return (
    <SearchChoice<string>
      placeholder={t.common.form.select}
      loading={data === undefined}
      options={(data?.rows ?? [])
        .filter(
          ({ own, enabled, warehouseKind, warehouseId }) =>
            warehouseId === props.value || (own && enabled && (kind === undefined || warehouseKind === kind)),
        )
        .map(({ warehouseId, warehouseName }) => ({ value: warehouseId, label: warehouseName }))}
      {...props}
    />
  );
}
