import type { RowOf } from "@yunshou/contract";
import { machineProducts } from "@yunshou/contract/machines/machineProducts";
import { type AssortmentAction, assortmentActions } from "@yunshou/domain";
import { Button, Tooltip } from "antd";
import { useState } from "react";
import { useNavigate } from "react-router";
import {
  columnsOf,
  type ListColumns,
  ListExport,
  ListPage,
  MachineField,
  nothingShown,
  ProductField,
  showMoney,
  useList,
  useRefusedWithout,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { Assorting } from "./AssortmentForm.tsx";

const AssortmentForm = whenOpened(
  async () => (await import("./AssortmentForm.tsx")).AssortmentForm,
  ({ assorting }) => assorting !== undefined,
);

type Row = RowOf<typeof machineProducts.list>;

/** 机器商品增减: which products lie in which machines, added, replaced and removed on many at once (LANE-02, MACHINE-14). */
export function MachineProductsPage() {
  const t = usePhrases("machineProducts");
  const words = t.machineProducts;
  const { fields } = words;
  const navigate = useNavigate();
  const list = useList(machineProducts.list, { initial: {} });
  const readOnly = useRefusedWithout("machines.product.write");
  const [assorting, assort] = useState<Assorting | undefined>();
  const openLanes = (row: Row) => navigate(`/shj/hdgl?jqbh=${encodeURIComponent(row.machineNo)}`);
  const chosen = list.chosen.flatMap(({ row }) => (row === undefined ? [] : [row]));
  /** The machines of chosen rows, and their product where it is one. */
  const of = (action: AssortmentAction, rows: readonly Row[]): Assorting => {
    const products = [...new Set(rows.map(({ productId }) => productId))];
    return {
      action,
      machineIds: [...new Set(rows.map(({ machineId }) => machineId))],
      ...(products.length === 1 && action !== "add" ? { productId: products[0]! } : {}),
    };
  };

  const column = columnsOf<Row>();
  const price = ({ lanePriceFen, highestPriceFen }: Row) =>
    lanePriceFen === null
      ? nothingShown
      : lanePriceFen === highestPriceFen
        ? showMoney(lanePriceFen)
        : `${showMoney(lanePriceFen)} – ${showMoney(highestPriceFen)}`;
  const columns: ListColumns<Row> = [
    column.title("machineName", "machineName", "machineNo", t.common.fields.machineName, {
      width: 190,
      onOpen: (row) => navigate(`/shj/jqxq?jqbh=${encodeURIComponent(row.machineNo)}`),
    }),
    column.text("machineNo", t.common.fields.machineNo, { sortable: true, hidden: true }),
    column.pair("productName", "productName", "productCode", t.common.fields.productName, { width: 190 }),
    column.text("productCode", t.common.fields.productCode, { hidden: true }),
    column.number("laneCount", fields.laneCount, { width: 100, sortable: true }),
    column.number("stock", fields.stock, { width: 100, sortable: true }),
    column.custom("lanePriceFen", fields.lanePrice, price, {
      width: 150,
      align: "right",
      role: "figure",
      holdsData: true,
    }),
    column.money("purchaseFen", fields.purchase),
    column.actions(
      t.common.list.actions,
      (row) => [
        { key: "lanes", label: words.openLanes, onClick: () => openLanes(row) },
        {
          key: "remove",
          label: words.removeOne,
          danger: true,
          refused: readOnly,
          onClick: () => assort(of("remove", [row])),
        },
      ],
      { width: 124 },
    ),
  ];
  return (
    <>
      <ListPage
        source="machine"
        name="machineProducts"
        title={words.pages["/shj/jqspzj"]}
        list={list}
        rowKey="rowId"
        columns={columns}
        filters={[
          { name: "machineNo", label: t.common.fields.machine, control: <MachineField by="number" /> },
          { name: "productId", label: t.common.fields.productName, control: <ProductField /> },
        ]}
        toolbar={
          <>
            {assortmentActions.map((action) => (
              <Tooltip key={action} title={readOnly}>
                <Button disabled={readOnly !== undefined} onClick={() => assort({ action, machineIds: [] })}>
                  {words.action[action]}
                </Button>
              </Tooltip>
            ))}
            <ListExport of={machineProducts.export} list={list} />
          </>
        }
        batch={() =>
          assortmentActions.map((action) => (
            <Button
              key={action}
              size="small"
              disabled={readOnly !== undefined || chosen.length === 0}
              onClick={() => assort(of(action, chosen))}
            >
              {words.action[action]}
            </Button>
          ))
        }
      />
      <AssortmentForm assorting={assorting} onClose={() => assort(undefined)} />
    </>
  );
}
