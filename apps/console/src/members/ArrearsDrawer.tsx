import type { RowOf } from "@yunshou/contract";
import { cardDetails } from "@yunshou/contract/members/details";
import { Drawer, Table } from "antd";
import { useState } from "react";
import { EmptyState, showMoney, showTime, useCall } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";

type Row = RowOf<typeof cardDetails.arrears>;
const pageSize = 20;

/** 欠款还款: cards in arrears now, then the recharges that repaid some (CARD-22). */
export function ArrearsDrawer({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const t = usePhrases("members");
  const words = t.members.fields;
  const [page, turn] = useState(1);
  const { data, error, loading, reload } = useCall(
    cardDetails.arrears,
    { page, pageSize },
    { enabled: open, silent: true },
  );
  return (
    <Drawer title={t.members.titles.arrears} open={open} onClose={onClose} size={760}>
      <Table<Row>
        rowKey="rowId"
        size="middle"
        loading={loading && { delay: 200 }}
        dataSource={data?.rows ?? []}
        pagination={{
          current: page,
          pageSize,
          total: data?.total ?? 0,
          onChange: turn,
          hideOnSinglePage: true,
          showSizeChanger: false,
        }}
        locale={{ emptyText: <EmptyState error={error} onRetry={() => void reload()} /> }}
        columns={[
          { key: "cardNo", title: words.cardNo, dataIndex: "cardNo" },
          { key: "holderName", title: words.holderName, render: (_value, row) => row.holderName ?? "–" },
          { key: "arrears", title: words.arrears, align: "right", render: (_value, row) => showMoney(row.arrearsFen) },
          { key: "repaid", title: words.repaid, align: "right", render: (_value, row) => showMoney(row.repaidFen) },
          { key: "repaidTime", title: words.repaidTime, render: (_value, row) => showTime(row.repaidTime) },
        ]}
      />
    </Drawer>
  );
}
