import type { RowOf } from "@yunshou/contract";
import { refills } from "@yunshou/contract/stock/refills";
import { fill } from "@yunshou/phrases/fill";
import { Table } from "antd";
import { DetailDrawer, namesOf, nothingShown, showNumber, showTime, useRecord } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

type Row = RowOf<typeof refills.detail>;

/** One visit to a machine: every lane that was refilled with it. */
export function RefillDrawer({
  movementId,
  onClose,
}: {
  readonly movementId: string | null;
  readonly onClose: () => void;
}) {
  const t = usePhrases("refills");
  const words = t.refills;
  const record = useRecord(refills.detail, { movementId });
  const rows = record.data?.rows ?? [];
  const [first] = rows;
  return (
    <DetailDrawer
      title={namesOf(first?.machineName, first?.machineNo) || words.pages["/kcpd/bhjl"]}
      open={movementId !== null}
      onClose={onClose}
      loading={record.data === undefined}
      error={record.error}
      onRetry={() => void record.reload()}
    >
      <p>
        {first?.replenisher ?? words.byMachine} · {first === undefined ? nothingShown : showTime(first.replenishTime)} ·{" "}
        {fill(words.total, {
          lanes: showNumber(rows.length),
          pieces: showNumber(rows.reduce((sum, { replenishQty }) => sum + replenishQty, 0)),
        })}
      </p>
      <Table<Row>
        size="small"
        rowKey="movementId"
        dataSource={[...rows]}
        pagination={false}
        scroll={{ x: 620 }}
        columns={[
          {
            key: "laneNo",
            title: words.fields.laneNo,
            render: (_, { cabinet, laneNo }) => (cabinet === "main" ? laneNo : `${words.cabinet.sub} ${laneNo}`),
          },
          {
            key: "product",
            title: words.fields.productName,
            render: (_, { productName, productCode }) => namesOf(productName, productCode) || nothingShown,
          },
          { key: "before", title: words.fields.stockBefore, align: "right", dataIndex: "stockBefore" },
          { key: "quantity", title: words.fields.replenishQty, align: "right", dataIndex: "replenishQty" },
          { key: "stock", title: words.fields.stock, align: "right", dataIndex: "stock" },
        ]}
      />
    </DetailDrawer>
  );
}
