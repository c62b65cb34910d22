import type { RowOf } from "@yunshou/contract";
import { balances } from "@yunshou/contract/finance/balances";
import { useNavigate } from "react-router";
import {
  columnsOf,
  type ListColumns,
  ListExport,
  ListPage,
  type RowAction,
  TextFilter,
  useList,
} from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";
import { useCanOpen } from "../platform/usePages.ts";
import { useOpenLines } from "./settlements/settlementColumns.tsx";

type Row = RowOf<typeof balances.list>;
const withdrawalsPath = "/cfgl/txgl";
const statementsPath = "/cwgl/dzd";

/** 商户余额查询: what is each merchant's, what of it is held, and what it can withdraw now. */
export function BalancesPage() {
  const t = usePhrases("finance", "settlements", "accountStatements");
  const { fields, pages, action } = t.finance;
  const list = useList(balances.list, { initial: {} });
  const navigate = useNavigate();
  const canOpen = useCanOpen();
  const [seesWithdrawals, seesStatements] = [canOpen(withdrawalsPath), canOpen(statementsPath)];
  const openLines = useOpenLines();

  const actionsOf = ({ merchantId, merchantNo }: Row): RowAction[] => [
    ...(openLines === undefined
      ? []
      : [{ key: "lines", label: t.settlements.action.lines, onClick: () => openLines({ merchantNo }) }]),
    ...(seesWithdrawals
      ? [
          {
            key: "withdrawals",
            label: action.withdrawals,
            onClick: () => void navigate(`${withdrawalsPath}?merchantNo=${encodeURIComponent(merchantNo)}`),
          },
        ]
      : []),
    ...(seesStatements
      ? [
          {
            key: "statements",
            label: t.accountStatements.pages[statementsPath],
            onClick: () => {
              const query = new URLSearchParams({ merchantNo, make: merchantId });
              void navigate(`${statementsPath}?${query.toString()}`);
            },
          },
        ]
      : []),
  ];
  const column = columnsOf<Row>();
  const columns: ListColumns<Row> = [
    column.title("merchantNo", "merchantName", "merchantNo", t.common.fields.merchantName, {
      width: 190,
      sortable: true,
    }),
    column.money("balanceFen", fields.balance, { width: 130, sortable: true }),
    column.money("frozenFen", fields.frozen, { width: 120 }),
    column.money("availableFen", fields.available, { width: 130 }),
    column.money("settleFen", fields.settle, { width: 130 }),
    column.money("withdrawFen", fields.withdraw, { width: 120 }),
    column.time("updatedTime", fields.updatedTime),
    ...(seesWithdrawals || seesStatements || openLines !== undefined
      ? [column.actions(t.common.list.actions, actionsOf)]
      : []),
  ];
  return (
    <ListPage
      source="settling"
      name="balances"
      title={pages["/cfgl/shyecx"]}
      list={list}
      rowKey="merchantId"
      columns={columns}
      filters={[
        { name: "merchantNo", label: t.common.fields.merchantNo, control: <TextFilter /> },
        { name: "merchantName", label: t.common.fields.merchantName, control: <TextFilter /> },
      ]}
      toolbar={<ListExport of={balances.export} list={list} />}
    />
  );
}
