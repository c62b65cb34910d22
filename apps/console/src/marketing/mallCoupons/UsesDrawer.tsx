import { mallCouponFigures } from "@yunshou/contract/marketing/mallCouponFigures";
import { Table } from "antd";
import { useState } from "react";
import { DetailDrawer, nothingShown, showMoney, showTime, useCall } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { orderLink } from "../codes/state.tsx";

/** The uses behind a figure: of one coupon, or of all that match, on some days. */
export interface UsesOf {
  readonly title: string;
  readonly mallCouponId?: string;
  readonly couponName?: string | undefined;
  readonly fromDay: string;
  readonly toDay: string;
}

const pageSize = 20;

/** 使用记录: exactly the uses that a figure counted, each with its order (COUPON-05). */
export function UsesDrawer({ of, onClose }: { readonly of: UsesOf | undefined; readonly onClose: () => void }) {
  const t = usePhrases("codes");
  const { fields, hint } = t.codes;
  const [page, setPage] = useState(1);
  const { title, ...filters } = of ?? { title: "", fromDay: "", toDay: "" };
  const { data, error, reload } = useCall(
    mallCouponFigures.uses,
    { ...filters, page, pageSize },
    { enabled: of !== undefined },
  );
  const close = () => {
    setPage(1);
    onClose();
  };
  return (
    <DetailDrawer
      title={`${hint.uses} · ${title}`}
      open={of !== undefined}
      onClose={close}
      loading={data === undefined}
      error={data === undefined ? error : null}
      onRetry={() => void reload()}
      width={900}
    >
      <Table
        size="small"
        rowKey="useId"
        dataSource={[...(data?.rows ?? [])]}
        locale={{ emptyText: t.common.list.empty }}
        scroll={{ x: "max-content" }}
        pagination={{ current: page, pageSize, total: data?.total ?? 0, showSizeChanger: false, onChange: setPage }}
        columns={[
          { title: fields.couponCode, dataIndex: "couponCode" },
          { title: fields.couponName, dataIndex: "couponName" },
          { title: fields.usedOrderNo, key: "usedOrderNo", render: (_, row) => orderLink(row) },
          {
            title: t.common.fields.productName,
            dataIndex: "productName",
            render: (name: string | null) => name ?? nothingShown,
          },
          { title: fields.discountAmount, dataIndex: "discountAmountFen", align: "right", render: showMoney },
          {
            title: fields.paidAmount,
            dataIndex: "paidAmountFen",
            align: "right",
            render: (fen: string | null) => (fen === null ? nothingShown : showMoney(fen)),
          },
          {
            title: t.common.fields.operatorName,
            dataIndex: "operatorName",
            render: (name: string | null) => name ?? nothingShown,
          },
          { title: fields.useTime, dataIndex: "useTime", render: showTime },
        ]}
      />
    </DetailDrawer>
  );
}
