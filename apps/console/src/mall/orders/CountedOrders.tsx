import type { OutputOf } from "@yunshou/contract";
import type { mallBuyers } from "@yunshou/contract/mall/mallBuyers";
import { Table } from "antd";
import { DetailDrawer, OpenText, showMoney, showTime, StatusDot } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { mallOrderTones, pageOfOrder } from "./kinds.ts";
import { useShopOrders } from "./useShopOrders.ts";

type Counted = OutputOf<typeof mallBuyers.orders>;

export const countedPageSize = 20;

interface CountedOrdersProps {
  readonly about: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** One page of them, as far as it is known. */
  readonly asked: { readonly data: Counted | undefined; readonly error: Error | null; readonly reload: () => unknown };
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** 订单明细: exactly the orders that a figure of the mall counted; each opens as a page. */
export function CountedOrders({ about, open, onClose, asked, page, onPage }: CountedOrdersProps) {
  const t = usePhrases("buyers", "mallOrders");
  const words = t.buyers;
  const { fields } = words;
  const { data, error, reload } = asked;
  const orders = useShopOrders(pageOfOrder);
  return (
    <DetailDrawer
      title={`${words.orders} · ${about}`}
      open={open}
      onClose={onClose}
      loading={data === undefined}
      error={data === undefined ? error : null}
      onRetry={() => void reload()}
    >
      <Table<Counted["rows"][number]>
        size="small"
        rowKey="orderNo"
        dataSource={[...(data?.rows ?? [])]}
        locale={{ emptyText: t.common.list.empty }}
        scroll={{ x: "max-content" }}
        pagination={{
          current: page,
          pageSize: countedPageSize,
          total: data?.total ?? 0,
          showSizeChanger: false,
          onChange: onPage,
        }}
        columns={[
          {
            title: t.common.fields.orderNo,
            dataIndex: "orderNo",
            render: (orderNo: string, row) =>
              orders.refused[row.shopKind] === undefined ? (
                <OpenText text={orderNo} onOpen={() => orders.open(row)} />
              ) : (
                orderNo
              ),
          },
          { title: t.common.fields.productName, dataIndex: "productName" },
          { title: fields.quantity, dataIndex: "quantity", align: "right" },
          { title: fields.paidAmount, dataIndex: "paidAmountFen", align: "right", render: showMoney },
          { title: fields.refundAmount, dataIndex: "refundAmountFen", align: "right", render: showMoney },
          {
            title: fields.orderStatus,
            dataIndex: "orderStatus",
            render: (state: keyof typeof mallOrderTones) => (
              <StatusDot tone={mallOrderTones[state]}>{t.mallOrders.state[state]}</StatusDot>
            ),
          },
          { title: fields.orderTime, dataIndex: "orderTime", render: showTime },
        ]}
      />
    </DetailDrawer>
  );
}
