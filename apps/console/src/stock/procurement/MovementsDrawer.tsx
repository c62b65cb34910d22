import { warehouses } from "@yunshou/contract/stock/warehouses";
import { Table } from "antd";
import { useState } from "react";
import { DetailDrawer, namesOf, showMoney, showNumber, showTime, useRecord } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { LevelRow } from "./level.ts";

const pageSize = 20;

interface MovementsDrawerProps {
  readonly level: LevelRow | undefined;
  readonly onClose: () => void;
}

/** What moved of one product and batch in one warehouse, newest first. */
export function MovementsDrawer({ level, onClose }: MovementsDrawerProps) {
  const t = usePhrases("procurement");
  const { action, fields } = t.procurement;
  const [page, turn] = useState(1);
  const { data, error, reload } = useRecord(warehouses.movements, { levelId: level?.levelId, page, pageSize });
  return (
    <DetailDrawer
      title={`${action.movements} · ${level === undefined ? "" : namesOf(level.warehouseName, level.productName)}`}
      open={level !== undefined}
      onClose={onClose}
      loading={data === undefined}
      error={error}
      onRetry={() => void reload()}
    >
      <Table
        size="small"
        rowKey="movementId"
        dataSource={data?.rows ?? []}
        pagination={{ current: page, pageSize, total: data?.total ?? 0, onChange: turn, showSizeChanger: false }}
        columns={[
          { title: fields.docNo, dataIndex: "docNo" },
          { title: fields.docDate, dataIndex: "docDate" },
          { title: fields.reason, render: (_, row) => t.procurement.goodsReason[row.reason] },
          { title: fields.quantity, align: "right", render: (_, row) => showNumber(row.quantity) },
          { title: fields.value, align: "right", render: (_, row) => showMoney(row.valueFen) },
          { title: fields.stockAfter, align: "right", render: (_, row) => showNumber(row.stockAfter) },
          { title: t.common.fields.operatorName, dataIndex: "operatorName" },
          { title: t.common.fields.createdTime, render: (_, row) => showTime(row.createdTime) },
        ]}
      />
    </DetailDrawer>
  );
}
