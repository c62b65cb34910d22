import { suppliers } from "@yunshou/contract/stock/suppliers";
import { warehouses } from "@yunshou/contract/stock/warehouses";
import type { WarehouseKind } from "@yunshou/domain";
import type { ComponentProps } from "react";
import { Link } from "react-router";
import { EmptyState, SearchChoice, useCall } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { useCanOpen } from "../../platform/usePages.ts";

type ChoiceProps = ComponentProps<typeof SearchChoice<string>>;
type SupplierProps = ChoiceProps & {
  /** What a document names already: it may belong to a merchant below, whose suppliers are not offered. */
  readonly kept?: { readonly supplierId: string; readonly supplierName: string } | undefined;
  /** Disabled ones too: nothing more is bought from them, but what came is still billed and paid. */
  readonly all?: boolean;
};

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

/** What an empty choice says. Where a search merely finds nothing, the widget says so by itself. */
const ifNone = (offered: readonly unknown[] | undefined, none: NoneYetProps) =>
  offered?.length === 0 ? <NoneYet {...none} /> : undefined;

/** Chooses a supplier of the own merchant that is enabled, or any of them. */
export function SupplierChoice({ kept, all = false, ...props }: SupplierProps) {
  const t = usePhrases("procurement");
  const { data } = useCall(suppliers.choices, {}, { silent: true });
  const rows = data?.rows.filter(({ enabled, supplierId }) => all || enabled || supplierId === props.value);
  const isOffered = rows?.some(({ supplierId }) => supplierId === kept?.supplierId);
  const offered = rows && [...(kept === undefined || isOffered ? [] : [kept]), ...rows];
  return (
    <SearchChoice<string>
      placeholder={t.common.form.select}
      loading={offered === undefined}
      notFoundContent={ifNone(offered, { hint: t.procurement.hint.noSupplier, page: "/jxcgl/wdgys" })}
      options={(offered ?? (kept === undefined ? [] : [kept])).map(({ supplierId, supplierName }) => ({
        value: supplierId,
        label: supplierName,
      }))}
      {...props}
    />
  );
}

/** Chooses a warehouse of the own merchant that is enabled, or one of its bags; what is chosen may be of another. */
export function WarehouseChoice({ kind, ...props }: ChoiceProps & { readonly kind?: WarehouseKind }) {
  const t = usePhrases("procurement");
  const { data } = useCall(warehouses.choices, {}, { silent: true });
  const offered = data?.rows
    .filter(
      ({ own, enabled, warehouseKind, warehouseId }) =>
        warehouseId === props.value || (own && enabled && (kind === undefined || warehouseKind === kind)),
    )
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
