import type { OutputOf } from "@yunshou/contract";
import { previewRows } from "@yunshou/contract/machines/changeSets";
import type { laneChanges } from "@yunshou/contract/machines/laneChanges";
import { fill } from "@yunshou/phrases/fill";
import { Alert, Table } from "antd";
import { Pair, showMoney, showNumber, StatusDot } from "../../platform/kit/index.ts";
import { listed } from "../../platform/phrases/listed.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

export type Preview = OutputOf<typeof laneChanges.previewPrice>;
type Row = Preview["rows"][number];
type Side = NonNullable<Row["before"]>;

/** Which facts of a lane differ; only those are written behind its product and price. */
const facts = ["capacity", "warnThreshold", "stock", "batchNo", "purchaseFen"] as const;

/** Each lane before and after a change on many machines, with what people have to do by hand. */
export function ChangePreview({ preview }: { readonly preview: Preview }) {
  const t = usePhrases("laneChanges", "lanes");
  const { fields, ...words } = t.laneChanges;
  const names = { ...t.lanes.fields, purchaseFen: t.lanes.fields.purchasePrice };
  const shown = (side: Side | null, other: Side | null) => {
    if (side === null) return words.gone;
    const more = facts
      .filter((fact) => other !== null && other[fact] !== side[fact])
      .map((fact) => `${names[fact]} ${fact === "purchaseFen" ? showMoney(side.purchaseFen) : side[fact] || "–"}`);
    return (
      <Pair
        main={`${side.productName ?? t.lanes.noProduct} · ${showMoney(side.lanePriceFen)}`}
        second={more.join(" · ")}
      />
    );
  };
  const notes = [
    preview.belowPurchase > 0 && fill(words.below, { n: showNumber(preview.belowPurchase) }),
    preview.stockOut > 0 && fill(words.stockOut, { n: showNumber(preview.stockOut) }),
    preview.lanes > preview.rows.length && fill(words.firstRows, { n: showNumber(previewRows) }),
    preview.unchanged.length > 0 && fill(words.unchanged, { machines: listed(preview.unchanged.slice(0, 20)) }),
  ].filter((note) => note !== false);
  return (
    <>
      <Alert
        type={preview.belowPurchase > 0 ? "warning" : "info"}
        showIcon
        style={{ marginBottom: 12 }}
        title={fill(words.summary, { machines: showNumber(preview.machines), lanes: showNumber(preview.lanes) })}
        description={notes.map((note) => (
          <div key={note}>{note}</div>
        ))}
      />
      <Table<Row>
        size="small"
        rowKey={(row) => `${row.machineId} ${row.cabinet} ${row.laneNo}`}
        dataSource={preview.rows}
        pagination={{ pageSize: 8, hideOnSinglePage: true, showSizeChanger: false, size: "small" }}
        scroll={{ x: 560 }}
        columns={[
          {
            key: "lane",
            title: t.common.fields.machine,
            width: 150,
            render: (_, row) => (
              <Pair
                main={row.machineName}
                second={`${row.machineNo} · ${t.lanes.cabinet[row.cabinet]} ${row.laneNo}`}
              />
            ),
          },
          { key: "before", title: words.before, render: (_, row) => shown(row.before, row.after) },
          {
            key: "after",
            title: words.after,
            render: (_, row) =>
              row.belowPurchase ? (
                <StatusDot tone="warning">{shown(row.after, row.before)}</StatusDot>
              ) : (
                <b>{shown(row.after, row.before)}</b>
              ),
          },
        ]}
      />
    </>
  );
}
