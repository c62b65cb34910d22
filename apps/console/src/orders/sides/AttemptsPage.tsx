import type { OutputOf } from "@yunshou/contract";
import { orderLists } from "@yunshou/contract/orders/orderLists";
import { Button, Table } from "antd";
import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { EmptyState, ListExport, nothingShown, showTime, StatusDot, useCall } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { deliveryTones } from "../words.ts";

type Attempt = OutputOf<typeof orderLists.attempts>["attempts"][number];

const parent = "/jygl/chcx";
/** As wide as its longest column needs; a narrower window scrolls the table. */
const tableWidth = 1_100;

/** 出货明细: each try of the machine to bring out the goods of one order, with lane, report and weights (ORDER-03, ROUTE-30). */
export function AttemptsPage() {
  const t = usePhrases("orderLists", "orders");
  const words = t.orderLists;
  const fields = t.orders.fields;
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const orderNo = params.get("orderNo") ?? "";
  // Without an order there is nothing to show: the list is where one is chosen (ROUTE-30).
  useEffect(() => {
    if (orderNo === "") void navigate(parent, { replace: true });
  }, [orderNo, navigate]);
  const { data, error, loading, reload } = useCall(orderLists.attempts, { orderNo }, { enabled: orderNo !== "" });
  const grams = (weight: number | null) => (weight === null ? nothingShown : String(weight));
  return (
    <section className="kit-card">
      <header className="kit-toolbar">
        <h2>
          {words.pages["/jygl/chmx"]} {orderNo}
        </h2>
        <div className="kit-toolbar-buttons">
          <ListExport of={orderLists.exportAttempts} list={{ filters: { orderNo }, counted: data?.attempts.length }} />
          <Button onClick={() => void navigate(parent)}>{words.back}</Button>
        </div>
      </header>
      {error !== null ? (
        <EmptyState error={error} onRetry={() => void reload()} />
      ) : (
        <Table<Attempt>
          rowKey="attempt"
          pagination={false}
          loading={loading && data === undefined}
          dataSource={[...(data?.attempts ?? [])]}
          scroll={{ x: tableWidth }}
          locale={{ emptyText: <EmptyState error={null} onRetry={() => void reload()} /> }}
          columns={[
            { key: "attempt", title: words.fields.attempt, render: (_value, row) => row.attempt },
            {
              key: "operator",
              title: t.common.fields.operatorName,
              render: (_value, row) => row.operatorName ?? (row.offerTime === null ? words.byItself : nothingShown),
            },
            {
              key: "machine",
              title: t.common.fields.machine,
              render: (_value, row) => `${row.machineName} ${row.machineNo}`,
            },
            { key: "lane", title: fields.laneNo, render: (_value, row) => row.laneNo ?? nothingShown },
            { key: "product", title: t.common.fields.productName, render: (_value, row) => row.productName },
            {
              key: "out",
              title: words.fields.dispensed,
              align: "right",
              render: (_value, row) => `${row.dispensed ?? nothingShown} / ${row.quantity}`,
            },
            {
              key: "state",
              title: fields.deliveryStatus,
              render: (_value, row) => (
                <StatusDot tone={deliveryTones[row.deliveryStatus]}>
                  {t.orders.deliveryStatus[row.deliveryStatus]}
                </StatusDot>
              ),
            },
            {
              key: "fault",
              title: words.fields.fault,
              render: (_value, row) => (row.fault === null ? nothingShown : words.fault[row.fault]),
            },
            {
              key: "weights",
              title: `${fields.weightBeforeGrams} / ${fields.weightAfterGrams}`,
              align: "right",
              render: (_value, row) => `${grams(row.weightBeforeGrams)} / ${grams(row.weightAfterGrams)}`,
            },
            { key: "offer", title: words.fields.offerTime, render: (_value, row) => showTime(row.offerTime) },
            { key: "grant", title: words.fields.grantTime, render: (_value, row) => showTime(row.grantTime) },
            { key: "deliver", title: fields.deliverTime, render: (_value, row) => showTime(row.deliverTime) },
          ]}
        />
      )}
    </section>
  );
}
