import type { RowOf } from "@yunshou/contract";
import { prices } from "@yunshou/contract/goods/prices";
import { Table } from "antd";
import { EmptyState, nothingShown, showMoney, showTime, useCall, usePageOf } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

type Price = RowOf<typeof prices.history>;

const pageSize = 10;

/** Who changed the prices of a product, when and why. */
export function ProductPrices({ productId }: { readonly productId: string }) {
  const t = usePhrases("products");
  const words = t.products;
  const { fields } = words;
  const [page, turn] = usePageOf(productId);
  const { data, error, loading } = useCall(prices.history, { productId, page, pageSize }, { silent: true });
  const changed = (before: string | null, after: string | null) =>
    before === null || before === after ? showMoney(after) : `${showMoney(before)} → ${showMoney(after)}`;
  return (
    <>
      <h3>{words.section.prices}</h3>
      <Table<Price>
        size="small"
        rowKey="priceId"
        loading={loading && data === undefined}
        dataSource={[...(data?.rows ?? [])]}
        pagination={{ current: page, pageSize, total: data?.total ?? 0, hideOnSinglePage: true, onChange: turn }}
        locale={{ emptyText: error === null ? words.noPrices : <EmptyState error={error} /> }}
        scroll={{ x: 600 }}
        columns={[
          { key: "changedTime", title: fields.changedTime, render: (_, row) => showTime(row.changedTime) },
          {
            key: "unitPrice",
            title: fields.unitPrice,
            render: (_, row) => changed(row.unitPriceBeforeFen, row.unitPriceFen),
          },
          {
            key: "costPrice",
            title: fields.costPrice,
            render: (_, row) => changed(row.costPriceBeforeFen, row.costPriceFen),
          },
          { key: "operatorName", title: fields.operatorName, render: (_, row) => row.operatorName ?? nothingShown },
          { key: "reason", title: fields.reason, render: (_, row) => row.reason || nothingShown },
        ]}
      />
    </>
  );
}
