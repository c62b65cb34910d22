import { warehouses } from "@yunshou/contract/stock/warehouses";
import { warehouseKinds } from "@yunshou/domain";
import { useState } from "react";
import {
  AddButton,
  ChoiceFilter,
  columnsOf,
  type ListColumns,
  ListPage,
  nothingShown,
  StatusDot,
  TextFilter,
  useList,
  useRefusedWithout,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { RefusedButton } from "../counts/RefusedButton.tsx";
import { useGoodsCounting } from "../goodsCounts/useGoodsCounting.ts";
import { isLevel, type LevelRow, type WarehouseRow } from "./level.ts";
import type { WarehouseEditing } from "./WarehouseForm.tsx";

const MovementsDrawer = whenOpened(
  async () => (await import("./MovementsDrawer.tsx")).MovementsDrawer,
  ({ level }) => level !== undefined,
);
const WarehouseForm = whenOpened(
  async () => (await import("./WarehouseForm.tsx")).WarehouseForm,
  ({ editing }) => editing !== undefined,
);
const WarningForm = whenOpened(
  async () => (await import("./WarningForm.tsx")).WarningForm,
  ({ level }) => level !== undefined,
);
const GoodsCountsDrawer = whenOpened(
  async () => (await import("../goodsCounts/GoodsCountsDrawer.tsx")).GoodsCountsDrawer,
  ({ open }) => open,
);
const GoodsCountDrawer = whenOpened(
  async () => (await import("../goodsCounts/GoodsCountDrawer.tsx")).GoodsCountDrawer,
  ({ counting }) => counting.goodsCountId !== null,
);

/** 仓储管理: warehouses, what lies in them and what it cost (STOCK-07, STOCK-08). */
export function WarehousesPage() {
  const t = usePhrases("procurement", "counts");
  const { action, fields, pages } = t.procurement;
  const list = useList(warehouses.list, { initial: {} });
  const readOnly = useRefusedWithout("stock.warehouse.write");
  const [level, open] = useState<LevelRow | undefined>();
  const [warned, warn] = useState<LevelRow | undefined>();
  const [editing, edit] = useState<WarehouseEditing | undefined>();
  const counting = useGoodsCounting();
  const notListing = useRefusedWithout("stock.count.read");
  const [listing, showCounts] = useState(false);
  const column = columnsOf<WarehouseRow>();
  const isLow = ({ stock, warnThreshold }: WarehouseRow) => warnThreshold > 0 && stock < warnThreshold;
  const product = column.title("product", "productName", "productCode", t.common.fields.productName, {
    onOpen: (row) => isLevel(row) && open(row),
  });
  const columns: ListColumns<WarehouseRow> = [
    { ...product, render: (row, index) => (isLevel(row) ? product.render(row, index) : nothingShown) },
    column.text("warehouseName", fields.warehouseName, { width: 120, role: "sub" }),
    column.label("warehouseKind", fields.warehouseKind, t.procurement.kind, { hidden: true }),
    column.text("batchNo", fields.batchNo, { width: 100 }),
    column.custom(
      "stock",
      fields.stock,
      (row) => <StatusDot tone={isLow(row) ? "bad" : "quiet"}>{`${row.stock} ${row.unit}`.trim()}</StatusDot>,
      { width: 110, sortable: true, holdsData: true, role: "figure" },
    ),
    column.number("warnThreshold", fields.warnThreshold, { width: 100, hidden: true }),
    column.money("averageFen", fields.average, { width: 130 }),
    column.money("valueFen", fields.value, { width: 108 }),
    column.time("updatedTime", fields.updatedTime, { sortable: true }),
    column.text("merchantName", t.common.fields.merchantName, { width: 150, hidden: true }),
    column.actions(t.common.list.actions, (row) => {
      const count = {
        key: "count",
        label: t.counts.count,
        refused: counting.refused,
        onClick: () => void counting.start(row.warehouseId),
      };
      const change = {
        key: "edit",
        label: action.editWarehouse,
        refused: readOnly,
        onClick: () => edit({ warehouseId: row.warehouseId }),
      };
      if (!isLevel(row)) return [change, count];
      return [
        { key: "movements", label: action.movements, onClick: () => open(row) },
        count,
        { key: "warn", label: action.setWarning, refused: readOnly, onClick: () => warn(row) },
        change,
      ];
    }),
  ];
  return (
    <>
      <ListPage
        name="warehouses"
        title={pages["/jxcgl/ccgl"]}
        list={list}
        rowKey="rowId"
        columns={columns}
        filters={[
          { name: "warehouseName", label: fields.warehouseName, control: <TextFilter /> },
          { name: "productName", label: t.common.fields.productName, control: <TextFilter /> },
          {
            name: "warehouseKind",
            label: fields.warehouseKind,
            control: <ChoiceFilter values={warehouseKinds} words={t.procurement.kind} />,
          },
        ]}
        toolbar={
          <>
            <RefusedButton refused={notListing} onClick={() => showCounts(true)}>
              {t.counts.documents}
            </RefusedButton>
            <AddButton refused={readOnly} onClick={() => edit({})}>
              {action.addWarehouse}
            </AddButton>
          </>
        }
      />
      <MovementsDrawer level={level} onClose={() => open(undefined)} />
      <WarehouseForm editing={editing} onClose={() => edit(undefined)} />
      <GoodsCountsDrawer open={listing} onClose={() => showCounts(false)} counting={counting} />
      <GoodsCountDrawer counting={counting} />
      <WarningForm level={warned} onClose={() => warn(undefined)} />
    </>
  );
}
