import type { RowOf } from "@yunshou/contract";
import type { prices } from "@yunshou/contract/goods/prices";
import type { Result } from "@yunshou/domain";
import { Table } from "antd";
import { showMoney, StatusDot, useRefusalText } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { MarginText } from "./MarginText.tsx";

/** A product with the prices that it would get, and what its rules say of them. */
export interface PricedRow extends RowOf<typeof prices.current> {
  readonly newUnitPriceFen: string;
  readonly newCostPriceFen: string | null;
  readonly checked: Result<undefined>;
  readonly isChanged: boolean;
}

const shown = (unit: string, cost: string | null) => `${showMoney(unit)} / ${showMoney(cost)}`;

/** Each product before and after a change of prices, with what it would earn; what is refused says why. */
export function PricePreview({ rows }: { readonly rows: readonly PricedRow[] }) {
  const t = usePhrases("products");
  const { fields, pricing: words } = t.products;
  const refusal = useRefusalText();
  const both = `${fields.unitPrice} / ${fields.costPrice}`;
  return (
    <Table<PricedRow>
      size="small"
      rowKey="productId"
      style={{ marginBottom: 16 }}
      dataSource={[...rows]}
      pagination={{ pageSize: 5, hideOnSinglePage: true, showSizeChanger: false, size: "small" }}
      scroll={{ x: 460 }}
      columns={[
        { key: "product", title: fields.productName, render: (_, row) => `${row.productName} (${row.productCode})` },
        {
          key: "before",
          title: `${words.before} · ${both}`,
          render: (_, row) => shown(row.unitPriceFen, row.costPriceFen),
        },
        {
          key: "after",
          title: words.after,
          render: (_, row) =>
            row.checked.ok ? (
              <b>{row.isChanged ? shown(row.newUnitPriceFen, row.newCostPriceFen) : "="}</b>
            ) : (
              <StatusDot tone="bad">{refusal(row.checked)}</StatusDot>
            ),
        },
        {
          key: "margin",
          title: fields.margin,
          render: (_, row) => <MarginText unitPriceFen={row.newUnitPriceFen} costPriceFen={row.newCostPriceFen} />,
        },
      ]}
    />
  );
}
