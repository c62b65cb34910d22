import { mallPreorders } from "@yunshou/contract/mall/preorders";
import { Table } from "antd";
import { useState } from "react";
import { useNavigate } from "react-router";
import {
  DetailDrawer,
  namesOf,
  OpenText,
  showMoney,
  showTime,
  useCall,
  useRefusedWithout,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { addressOfOrder } from "../orders/kinds.ts";
import type { Preorder } from "./preorder.ts";

const pageSize = 20;

/** 订单明细: exactly the orders that one row of the figures counted. */
export function PreorderOrders({ of, onClose }: { readonly of: Preorder | undefined; readonly onClose: () => void }) {
  const t = usePhrases("deliveries");
  const { fields, orders, waiting } = t.deliveries;
  const navigate = useNavigate();
  const withoutOrders = useRefusedWithout("mall.order.read");
  const [page, setPage] = useState(1);
  const row = of ?? { productId: "0", pickupPointId: null, statDate: "", productName: "", pickupPoint: null };
  const { productId, statDate, pickupPointId } = row;
  const { data, error, reload } = useCall(
    mallPreorders.orders,
    { productId, statDate, ...(pickupPointId === null ? {} : { pickupPointId }), page, pageSize },
    { enabled: of !== undefined },
  );
  const close = () => {
    setPage(1);
    onClose();
  };
  return (
    <DetailDrawer
      title={`${orders} · ${namesOf(row.productName, row.pickupPoint ?? undefined)} · ${statDate}`}
      open={of !== undefined}
      onClose={close}
      loading={data === undefined}
      error={data === undefined ? error : null}
      onRetry={() => void reload()}
      width={760}
    >
      <Table
        size="small"
        rowKey="orderNo"
        dataSource={[...(data?.rows ?? [])]}
        locale={{ emptyText: t.common.list.empty }}
        scroll={{ x: "max-content" }}
        pagination={{ current: page, pageSize, total: data?.total ?? 0, showSizeChanger: false, onChange: setPage }}
        columns={[
          {
            title: t.common.fields.orderNo,
            dataIndex: "orderNo",
            render: (orderNo: string) =>
              withoutOrders === undefined ? (
                <OpenText text={orderNo} onOpen={() => void navigate(addressOfOrder(orderNo))} />
              ) : (
                orderNo
              ),
          },
          { title: fields.quantity, dataIndex: "quantity", align: "right" },
          { title: fields.paidAmount, dataIndex: "paidAmountFen", align: "right", render: showMoney },
          {
            title: t.common.fields.state,
            dataIndex: "isWaiting",
            render: (isWaiting: boolean) => (isWaiting ? waiting.yes : waiting.no),
          },
          { title: fields.orderTime, dataIndex: "orderTime", render: showTime },
        ]}
      />
    </DetailDrawer>
  );
}
