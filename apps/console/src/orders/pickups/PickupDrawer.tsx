import type { OutputOf } from "@yunshou/contract";
import { pickups } from "@yunshou/contract/orders/pickups";
import { Descriptions, Table } from "antd";
import { Link } from "react-router";
import { DetailDrawer, nothingShown, showTime, StatusDot, useRecord } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { pickupTones } from "./words.ts";

type Detail = OutputOf<typeof pickups.detail>;

/** One code: what it holds, what came out, and the orders it became, each to be opened. */
export function PickupDrawer({
  pickupId,
  onClose,
}: {
  readonly pickupId: string | null;
  readonly onClose: () => void;
}) {
  const t = usePhrases("pickups");
  const { data, error, reload } = useRecord(pickups.detail, { pickupId }, { pollMs: 5_000 });
  return (
    <DetailDrawer
      title={t.pickups.detail}
      open={pickupId !== null}
      onClose={onClose}
      record={{ kind: "pickup", number: pickupId }}
      loading={data === undefined}
      error={data === undefined ? error : null}
      onRetry={() => void reload()}
    >
      {data !== undefined && <PickupFacts pickup={data} />}
    </DetailDrawer>
  );
}

function PickupFacts({ pickup }: { readonly pickup: Detail }) {
  const t = usePhrases("pickups", "orders");
  const words = t.pickups;
  const { fields } = words;
  const facts: readonly (readonly [string, React.ReactNode])[] = [
    [fields.pickupCode, pickup.pickupCode],
    [
      fields.pickupStatus,
      <StatusDot key="state" tone={pickupTones[pickup.pickupStatus]}>
        {words.pickupState[pickup.pickupStatus]}
      </StatusDot>,
    ],
    [fields.validTo, pickup.validTo],
    [fields.pickupMachines, pickup.pickupMachines || words.allMachines],
    [t.common.fields.merchantName, pickup.merchantName],
    [fields.createdBy, pickup.createdBy ?? nothingShown],
    [t.common.fields.createdTime, showTime(pickup.createdTime)],
    [fields.useTime, showTime(pickup.useTime)],
    [t.common.fields.machineNo, pickup.machineNo ?? nothingShown],
    [fields.batchNo, pickup.batchNo],
  ];
  return (
    <>
      <Descriptions column={2} items={facts.map(([label, children]) => ({ key: label, label, children }))} />
      <h3>{fields.pickupContent}</h3>
      <Table<Detail["lines"][number]>
        rowKey="productId"
        size="small"
        pagination={false}
        dataSource={pickup.lines}
        columns={[
          { key: "productName", title: fields.pickupContent, dataIndex: "productName" },
          { key: "quantity", title: fields.quantity, dataIndex: "quantity", align: "right" },
          { key: "delivered", title: fields.delivered, dataIndex: "delivered", align: "right" },
          { key: "underWay", title: fields.underWay, dataIndex: "underWay", align: "right" },
        ]}
      />
      <h3>{words.orders}</h3>
      <Table<Detail["orders"][number]>
        rowKey="orderNo"
        size="small"
        pagination={false}
        dataSource={pickup.orders}
        columns={[
          {
            key: "orderNo",
            title: t.orders.fields.orderNo,
            render: (_value, { orderNo }) => <Link to={`/jygl/ddgl?open=${orderNo}`}>{orderNo}</Link>,
          },
          { key: "orderTime", title: t.orders.fields.orderTime, render: (_value, row) => showTime(row.orderTime) },
          { key: "machineNo", title: t.common.fields.machineNo, dataIndex: "machineNo" },
          { key: "productName", title: t.orders.fields.productName, dataIndex: "productName" },
          {
            key: "delivered",
            title: fields.delivered,
            align: "right",
            render: (_value, row) => `${row.delivered} / ${row.quantity}`,
          },
          {
            key: "deliveryStatus",
            title: t.orders.fields.deliveryStatus,
            render: (_value, row) => t.orders.deliveryStatus[row.deliveryStatus],
          },
        ]}
      />
    </>
  );
}
