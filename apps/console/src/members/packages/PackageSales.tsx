import { packageSales } from "@yunshou/contract/members/packageSales";
import { type PackageSaleState, packageSaleStates } from "@yunshou/domain";
import { Drawer, Select, Table } from "antd";
import { useState } from "react";
import {
  choicesOf,
  EmptyState,
  nothingShown,
  RowActions,
  showMoney,
  showTime,
  StatusDot,
  useCall,
  useRefusedWithout,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { PackageFigures } from "./PackageFigures.tsx";
import { RefundForm } from "./RefundForm.tsx";
import type { SaleRow } from "./saleRow.ts";

const pageSize = 10;
const tones = { waiting: "quiet", running: "good", over: "neutral", refunded: "neutral" } as const;

/** 售出记录: what was sold of the packages in some days, and every sale with its way back (CARD-22). */
export function PackageSales({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const t = usePhrases("memberPackages", "members");
  const { fields, action, errors } = t.memberPackages;
  const state = t.memberPackages.saleState;
  const noSale = useRefusedWithout("members.package.sell");
  const [{ page, saleStatus: chosenStatus }, turn] = useState<{ page: number; saleStatus?: PackageSaleState }>({
    page: 1,
  });
  const [refunding, refund] = useState<SaleRow | undefined>();
  const input = { page, pageSize, ...(chosenStatus === undefined ? {} : { saleStatus: chosenStatus }) };
  const { data, error, loading, reload } = useCall(packageSales.list, input, { enabled: open, silent: true });
  const refusedOf = ({ saleStatus, refundableFen }: SaleRow) => {
    if (noSale !== undefined || refundableFen !== null) return noSale;
    return errors[saleStatus === "refunded" ? "memberPackages.refunded" : "memberPackages.nothingLeft"];
  };
  return (
    <Drawer title={action.sales} open={open} onClose={onClose} size={1100}>
      <PackageFigures enabled={open} />
      <Select<PackageSaleState>
        allowClear
        placeholder={fields.saleStatus}
        aria-label={fields.saleStatus}
        options={choicesOf(packageSaleStates, state)}
        onChange={(chosen?: PackageSaleState) =>
          turn(chosen === undefined ? { page: 1 } : { page: 1, saleStatus: chosen })
        }
        style={{ minWidth: 180, margin: "16px 0 12px" }}
      />
      <Table<SaleRow>
        rowKey="packageSaleId"
        size="small"
        scroll={{ x: 960 }}
        loading={loading && { delay: 200 }}
        dataSource={data?.rows ?? []}
        pagination={{
          current: page,
          pageSize,
          total: data?.total ?? 0,
          onChange: (next) => turn((now) => ({ ...now, page: next })),
          hideOnSinglePage: true,
          showSizeChanger: false,
        }}
        locale={{ emptyText: <EmptyState error={error} onRetry={() => void reload()} /> }}
        columns={[
          { key: "packageName", title: fields.packageName, render: (_value, row) => row.packageName },
          { key: "cardNo", title: fields.cardId, render: (_value, row) => row.cardNo || nothingShown },
          {
            key: "holderName",
            title: t.members.fields.holderName,
            render: (_value, row) => row.holderName ?? nothingShown,
          },
          {
            key: "price",
            title: fields.packagePrice,
            align: "right",
            render: (_value, row) => showMoney(row.packagePriceFen),
          },
          {
            key: "payWay",
            title: fields.payWay,
            render: (_value, row) => ({ ...t.memberPackages.payWay, ...t.members.method })[row.payWay],
          },
          {
            key: "endDate",
            title: fields.endDate,
            render: (_value, { startDate, endDate }) => `${startDate} – ${endDate}`,
          },
          {
            key: "saleStatus",
            title: fields.saleStatus,
            render: (_value, row) => <StatusDot tone={tones[row.saleStatus]}>{state[row.saleStatus]}</StatusDot>,
          },
          {
            key: "refunded",
            title: fields.refunded,
            align: "right",
            render: (_value, row) => (row.refundedFen === null ? nothingShown : showMoney(row.refundedFen)),
          },
          { key: "soldTime", title: fields.soldTime, render: (_value, row) => showTime(row.soldTime) },
          {
            key: "actions",
            title: t.common.list.actions,
            render: (_value, row) => (
              <RowActions
                actions={[{ key: "refund", label: action.refund, refused: refusedOf(row), onClick: () => refund(row) }]}
              />
            ),
          },
        ]}
      />
      <RefundForm of={refunding} onClose={() => refund(undefined)} />
    </Drawer>
  );
}
