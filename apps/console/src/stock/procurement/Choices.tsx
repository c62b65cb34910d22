import { suppliers } from "@yunshou/contract/stock/suppliers";
import { warehouses } from "@yunshou/contract/stock/warehouses";
import type { WarehouseKind } from "@yunshou/domain";
import type { ComponentProps } from "react";
import { Link } from "react-router";
import { EmptyState, SearchChoice, useCall } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { useCanOpen } from "../../platform/usePages.ts";

type ChoiceProps = ComponentProps<typeof SearchChoice<string>>;

interface NoneYetProps {
  readonly hint: string;
  /** Where the first one is made. */
  readonly page: "/jxcgl/wdgys" | "/jxcgl/ccgl";
}

/** Suppliers and warehouses of merchants below stand in their lists, so an empty choice says whose are offered. */
function NoneYet({ hint, page }: NoneYetProps) {
  const { pages } = usePhrases("procurement").procurement;
  const canOpen = useCanOpen();
  return (
    <EmptyState
      hint={
        <>
          {hint}
          {canOpen(page) && (
            <>
              <br />
              <Link to={page}>{pages[page]}</Link>
            </>
          )}
        </>
      }
    />
  );
}

type Offered = NonNullable<ChoiceProps["options"]>;

/** What an empty choice says. Where a search merely finds nothing, the widget says so by itself. */
const ifNone = (offered: Offered | undefined, none: NoneYetProps) =>
  offered?.length === 0 ? <NoneYet {...none} /> : undefined;

/** Chooses a supplier of the own merchant that is enabled. */
export function SupplierChoice(props: ChoiceProps) {
  const t = usePhrases("procurement");
  const { data } = useCall(suppliers.choices, {}, { silent: true });
  const offered = data?.rows
    .filter(({ enabled, supplierId }) => enabled || supplierId === props.value)
    .map(({ supplierId, supplierName }) => ({ value: supplierId, label: supplierName }));
  return (
    <SearchChoice<string>
      placeholder={t.common.form.select}
      loading={offered === undefined}
      notFoundContent={ifNone(offered, { hint: t.procurement.hint.noSupplier, page: "/jxcgl/wdgys" })}
      options={offered ?? []}
      {...props}
    />
  );
}

/** Chooses a warehouse of the own merchant that is enabled, or one of its bags. */
export function WarehouseChoice({ kind, ...props }: ChoiceProps & { readonly kind?: WarehouseKind }) {
  const t = usePhrases("procurement");
  const { data } = useCall(warehouses.choices, {}, { silent: true });
  const offered = data?.rows
    .filter(({ own, warehouseKind }) => own && (kind === undefined || warehouseKind === kind))
    .filter(({ enabled, warehouseId }) => enabled || warehouseId === props.value)
    .map(({ warehouseId, warehouseName }) => ({ value: warehouseId, label: warehouseName }));
  return (
    <SearchChoice<string>
      placeholder={t.common.form.select}
      loading={offered === undefined}
      notFoundContent={ifNone(offered, { hint: t.procurement.hint.noWarehouse, page: "/jxcgl/ccgl" })}
      options={offered ?? []}
      {...props}
    />
  );
}
