import type { RowOf } from "@yunshou/contract";
import { mallStockLevels } from "@yunshou/contract/mall/mallStockLevels";
import type { ShopKind } from "@yunshou/domain";
import { Table } from "antd";
import { useState } from "react";
import { DetailDrawer, OpenText, showTime, useCall } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { pageOfOrder } from "../orders/kinds.ts";
import { useShopOrders } from "../orders/useShopOrders.ts";

type Movement = RowOf<typeof mallStockLevels.movements>;
const pageSize = 20;

interface MovementsProps {
  readonly of: RowOf<typeof mallStockLevels.list> | undefined;
  readonly onClose: () => void;
}

/** 变动记录: each change of a stock, from how many to how many, why, by whom and when. */
export function Movements({ of, onClose }: MovementsProps) {
  const t = usePhrases("buyers");
  const words = t.buyers;
  const { fields } = words;
  const [page, turn] = useState(1);
  const orders = useShopOrders(pageOfOrder);
  const { data, error, reload } = useCall(
    mallStockLevels.movements,
    { stockLevelId: of?.stockLevelId ?? "0", page, pageSize },
    { enabled: of !== undefined },
  );
  const byOrder = (orderNo: string, shopKind: ShopKind) =>
    orders.refused[shopKind] === undefined ? (
      <OpenText text={orderNo} onOpen={() => orders.open({ orderNo, shopKind })} />
    ) : (
      orderNo
    );
  return (
    <DetailDrawer
      title={`${words.movements} · ${of?.productName ?? ""}`}
      open={of !== undefined}
      onClose={() => {
        turn(1);
        onClose();
      }}
      loading={data === undefined}
      error={data === undefined ? error : null}
      onRetry={() => void reload()}
    >
      <Table<Movement>
        size="small"
        rowKey="movementId"
        dataSource={[...(data?.rows ?? [])]}
        locale={{ emptyText: t.common.list.empty }}
        scroll={{ x: "max-content" }}
        pagination={{ current: page, pageSize, total: data?.total ?? 0, showSizeChanger: false, onChange: turn }}
        columns={[
          { title: t.common.fields.createdTime, dataIndex: "createdTime", render: showTime },
          {
            title: fields.stockReason,
            dataIndex: "stockReason",
            render: (reason: Movement["stockReason"]) => words.reason[reason],
          },
          {
            title: fields.change,
            dataIndex: "change",
            align: "right",
            render: (change: number) => (change > 0 ? `+${change}` : change),
          },
          { title: fields.stockBefore, dataIndex: "stockBefore", align: "right" },
          { title: fields.stockAfter, dataIndex: "stockAfter", align: "right" },
          {
            title: fields.operatorName,
            dataIndex: "operatorName",
            render: (name: string | null) => name ?? words.byOrder,
          },
          {
            title: fields.note,
            render: (_value, { note, orderNo, shopKind }) =>
              orderNo === null || shopKind === null ? note : byOrder(orderNo, shopKind),
          },
        ]}
      />
    </DetailDrawer>
  );
}
