import type { InputOf, RowOf } from "@yunshou/contract";
import { sharedOrders } from "@yunshou/contract/finance/sharing";
import { type SharingState, sharingViews } from "@yunshou/domain";
import { Segmented, Table } from "antd";
import { useState } from "react";
import { Link } from "react-router";
import { DetailDrawer, nothingShown, showMoney, StatusDot, type Tone, useCall } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { useCanOpen } from "../../platform/usePages.ts";

type Input = InputOf<typeof sharedOrders.list>;
type Row = RowOf<typeof sharedOrders.list>;

/** Which orders are looked at, and what they are called. */
export interface Execution {
  readonly title: string;
  readonly filters: Omit<Input, "sharingView" | "page" | "pageSize">;
}

const pageSize = 20;
const ordersPath = "/jygl/ddgl";
const tones: Readonly<Record<SharingState, Tone>> = {
  waiting: "warning",
  requested: "running",
  sharing: "running",
  releasing: "running",
  shared: "quiet",
  partly: "bad",
  unshared: "neutral",
};

/** What the provider hands on of some orders, compared with their plan (FIN-19). */
export function ExecutionDrawer({ of, onClose }: { readonly of: Execution | undefined; readonly onClose: () => void }) {
  return (
    <DetailDrawer
      title={of?.title ?? ""}
      open={of !== undefined}
      onClose={onClose}
      loading={false}
      error={null}
      width={980}
    >
      {of !== undefined && <SharedOrders key={JSON.stringify(of.filters)} filters={of.filters} />}
    </DetailDrawer>
  );
}

function SharedOrders({ filters }: Pick<Execution, "filters">) {
  const t = usePhrases("splitPlans", "payments");
  const words = t.splitPlans;
  const { fields } = words;
  const [page, turn] = useState(1);
  const [view, look] = useState<(typeof sharingViews)[number] | "all">("all");
  const sharingView = view === "all" ? {} : { sharingView: view };
  const { data } = useCall(sharedOrders.list, { ...filters, ...sharingView, page, pageSize });
  const seesOrders = useCanOpen()(ordersPath);
  const orderOf = ({ orderNo }: Row) =>
    seesOrders ? <Link to={`${ordersPath}?open=${orderNo}`}>{orderNo}</Link> : orderNo;
  const whyOf = ({ obstacle, failure }: Row) =>
    [obstacle === null ? null : words.obstacle[obstacle], failure].filter(Boolean).join(" · ") || nothingShown;
  return (
    <>
      <Segmented
        value={view}
        onChange={(chosen) => {
          look(chosen);
          turn(1);
        }}
        options={[
          { value: "all" as const, label: words.all },
          ...sharingViews.map((value) => ({ value, label: words.view[value] })),
        ]}
      />
      <Table<Row>
        style={{ marginTop: 16 }}
        size="small"
        rowKey="rowId"
        loading={data === undefined}
        dataSource={data?.rows ?? []}
        scroll={{ x: "max-content" }}
        pagination={{ current: page, pageSize, total: data?.total ?? 0, onChange: turn, hideOnSinglePage: true }}
        locale={{ emptyText: words.noExecution }}
        columns={[
          { key: "statDate", title: fields.statDate, render: (_, row) => row.statDate },
          { key: "orderNo", title: t.common.fields.orderNo, render: (_, row) => orderOf(row) },
          { key: "payMethod", title: fields.payMethod, render: (_, row) => t.payments.kind[row.payMethod] },
          { key: "receiver", title: fields.splitReceiver, render: (_, row) => row.splitReceiver ?? nothingShown },
          { key: "target", title: fields.target, align: "right", render: (_, row) => showMoney(row.targetFen) },
          { key: "shared", title: fields.shared, align: "right", render: (_, row) => showMoney(row.sharedFen) },
          { key: "returned", title: fields.returned, align: "right", render: (_, row) => showMoney(row.returnedFen) },
          {
            key: "state",
            title: fields.sharingStatus,
            render: (_, row) => (
              <StatusDot tone={row.differs ? "bad" : tones[row.sharingStatus]}>
                {words.sharing[row.sharingStatus]}
                {row.differs && ` · ${words.differs}`}
              </StatusDot>
            ),
          },
          { key: "why", title: fields.obstacle, render: (_, row) => whyOf(row) },
        ]}
      />
    </>
  );
}
