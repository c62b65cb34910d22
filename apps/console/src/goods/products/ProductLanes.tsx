import type { RowOf } from "@yunshou/contract";
import { products } from "@yunshou/contract/goods/products";
import { fill } from "@yunshou/phrases/fill";
import { Table } from "antd";
import { EmptyState, nothingShown, showMoney, showNumber, useCall } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { MarginText } from "./MarginText.tsx";
import type { Product } from "./productColumns.tsx";

type Lane = RowOf<typeof products.lanes>;

/** The lanes on which a product lies, with the price that each machine asks for it. */
export function ProductLanes({ product }: { readonly product: Product }) {
  const t = usePhrases("products");
  const words = t.products;
  const { productId, costPriceFen } = product;
  const { data, error, loading } = useCall(products.lanes, { productId }, { silent: true });
  return (
    <>
      <h3>{fill(words.section.lanes, { n: showNumber(data?.total ?? product.lanes) })}</h3>
      <Table<Lane>
        size="small"
        rowKey={({ machineId, cabinet, laneNo }) => `${machineId} ${cabinet} ${laneNo}`}
        loading={loading && data === undefined}
        dataSource={[...(data?.rows ?? [])]}
        pagination={{ pageSize: 10, hideOnSinglePage: true, showSizeChanger: false }}
        locale={{ emptyText: error === null ? words.noLanes : <EmptyState error={error} /> }}
        scroll={{ x: 600 }}
        columns={[
          { key: "machineNo", title: words.fields.machineNo, dataIndex: "machineNo" },
          { key: "machineName", title: words.fields.machineName, dataIndex: "machineName" },
          {
            key: "laneNo",
            title: words.fields.laneNo,
            render: (_, { cabinet, laneNo }) => (cabinet === "main" ? laneNo : `${words.cabinet.sub} ${laneNo}`),
          },
          {
            key: "price",
            title: words.fields.lanePrice,
            align: "right",
            render: (_, lane) => showMoney(lane.priceFen),
          },
          {
            key: "margin",
            title: words.fields.margin,
            align: "right",
            render: (_, { priceFen }) =>
              priceFen === null ? nothingShown : <MarginText unitPriceFen={priceFen} costPriceFen={costPriceFen} />,
          },
          { key: "stock", title: words.fields.stock, align: "right", dataIndex: "stock" },
        ]}
      />
    </>
  );
}
