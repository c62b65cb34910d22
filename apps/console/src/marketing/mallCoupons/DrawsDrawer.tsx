import { drawCoupons } from "@yunshou/contract/marketing/drawCoupons";
import { Table } from "antd";
import { useState } from "react";
import { DetailDrawer, nothingShown, showTime, StatusDot, useCall } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { DrawCouponRow } from "./couponColumns.tsx";

const pageSize = 20;

/** 抽取记录: every draw of one coupon with its number and what came of it, newest first. */
export function DrawsDrawer({ of, onClose }: { readonly of: DrawCouponRow | undefined; readonly onClose: () => void }) {
  const t = usePhrases("codes");
  const { fields, action, draw } = t.codes;
  const [page, setPage] = useState(1);
  const { data, error, reload } = useCall(
    drawCoupons.draws,
    { drawCouponId: of?.drawCouponId ?? "", page, pageSize },
    { enabled: of !== undefined },
  );
  const close = () => {
    setPage(1);
    onClose();
  };
  return (
    <DetailDrawer
      title={[action.draws, of?.couponName].join(" · ")}
      open={of !== undefined}
      onClose={close}
      loading={data === undefined}
      error={data === undefined ? error : null}
      onRetry={() => void reload()}
      width={860}
    >
      <Table
        size="small"
        rowKey="drawId"
        dataSource={[...(data?.rows ?? [])]}
        locale={{ emptyText: t.common.list.empty }}
        scroll={{ x: "max-content" }}
        pagination={{ current: page, pageSize, total: data?.total ?? 0, showSizeChanger: false, onChange: setPage }}
        columns={[
          { title: fields.drawNo, dataIndex: "drawNo", align: "right" },
          {
            title: fields.isWon,
            dataIndex: "isWon",
            render: (isWon: boolean) => (
              <StatusDot tone={isWon ? "good" : "neutral"}>{isWon ? draw.won : draw.lost}</StatusDot>
            ),
          },
          { title: fields.drawnNumber, dataIndex: "drawnNumber", align: "right" },
          { title: fields.winRate, dataIndex: "winRate", align: "right", render: (rate: string) => `${rate}%` },
          {
            title: fields.couponCode,
            dataIndex: "couponCode",
            render: (code: string | null) => code ?? nothingShown,
          },
          { title: fields.holder, dataIndex: "holder", render: (name: string | null) => name ?? nothingShown },
          { title: fields.cardNo, dataIndex: "cardNo", render: (no: string | null) => no ?? nothingShown },
          { title: t.common.fields.operatorName, dataIndex: "operatorName" },
          { title: fields.drawTime, dataIndex: "drawTime", render: showTime },
        ]}
      />
    </DetailDrawer>
  );
}
