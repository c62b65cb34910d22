import { accountStatements } from "@yunshou/contract/finance/accountStatements";
import type { StatementFile } from "@yunshou/domain";
import { useState } from "react";
import { saveFile } from "../../platform/api/files.ts";
import {
  AddButton,
  columnsOf,
  type ListColumns,
  ListPage,
  MerchantField,
  namesOf,
  TextFilter,
  useConfirm,
  useList,
  useOpened,
  useRefusedWithout,
  useWrite,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { linkTones, type StatementRow } from "./state.ts";

const MakeForm = whenOpened(
  async () => (await import("./MakeForm.tsx")).MakeForm,
  ({ of }) => of !== null,
);
const LinkDialog = whenOpened(
  async () => (await import("./LinkDialog.tsx")).LinkDialog,
  ({ statement }) => statement !== undefined,
);

const aboutOf = ({ merchantName, splitReceiver, fromDate, toDate }: StatementRow) =>
  namesOf(merchantName, splitReceiver, `${fromDate} – ${toDate}`);

/** 对账单: closed days for a merchant or one receiver of its shares, as files and by a read-only link (FIN-07, FIN-19). */
export function StatementsPage() {
  const t = usePhrases("accountStatements");
  const words = t.accountStatements;
  const { fields, action } = words;
  const list = useList(accountStatements.list, { initial: {} });
  const readOnly = useRefusedWithout("finance.accountStatement.write");
  const { ask } = useConfirm();
  const revoke = useWrite(accountStatements.revoke);
  const making = useOpened("make");
  const [sharing, share] = useState<StatementRow | undefined>();
  const saveAs = (row: StatementRow, fileFormat: StatementFile) =>
    void saveFile(
      accountStatements.file,
      { accountStatementId: row.accountStatementId, fileFormat },
      `${[words.pages["/cwgl/dzd"], row.splitReceiver ?? row.merchantName, row.fromDate, row.toDate].join(" ")}.${fileFormat}`,
    );
  const column = columnsOf<StatementRow>();
  const columns: ListColumns<StatementRow> = [
    column.title("merchantName", "merchantName", "merchantNo", t.common.fields.merchantName, { width: 170 }),
    column.custom("splitReceiver", fields.splitReceiver, ({ splitReceiver }) => splitReceiver ?? words.own, {
      width: 130,
      role: "sub",
    }),
    column.pair("days", "fromDate", "toDate", fields.days, { width: 116 }),
    column.money("settleAmountFen", fields.settleAmount, { width: 116, sortable: true }),
    // On a card its word would be read as the state of the statement.
    column.status("linkState", fields.linkState, words.link, linkTones, { role: undefined }),
    column.time("linkExpiresAt", fields.linkExpiresAt, { hidden: true }),
    column.number("openCount", fields.openCount, { width: 90, hidden: true }),
    column.time("openTime", fields.openTime, { hidden: true }),
    column.text("statementHash", fields.statementHash, { width: 140 }),
    column.text("maker", fields.maker, { width: 110, hidden: true }),
    column.time("madeTime", fields.madeTime, { sortable: true }),
    column.actions(t.common.list.actions, (row) => [
      { key: "pdf", label: action.pdf, onClick: () => saveAs(row, "pdf") },
      { key: "xlsx", label: action.xlsx, onClick: () => saveAs(row, "xlsx") },
      { key: "share", label: action.share, refused: readOnly, onClick: () => share(row) },
      ...(row.linkState === "active"
        ? [
            {
              key: "revoke",
              label: action.revoke,
              danger: true,
              refused: readOnly,
              onClick: () =>
                ask({
                  text: words.revokeQuestion,
                  about: aboutOf(row),
                  verb: action.revoke,
                  danger: true,
                  run: () => revoke.run({ accountStatementId: row.accountStatementId, version: row.version }),
                }),
            },
          ]
        : []),
    ]),
  ];
  return (
    <>
      <ListPage
        name="accountStatements"
        title={words.pages["/cwgl/dzd"]}
        list={list}
        rowKey="accountStatementId"
        columns={columns}
        filters={[
          { name: "merchantNo", label: t.common.fields.merchantName, control: <MerchantField by="number" /> },
          { name: "splitReceiver", label: fields.splitReceiver, control: <TextFilter /> },
        ]}
        toolbar={
          <AddButton refused={readOnly} onClick={() => making.open("new")}>
            {action.make}
          </AddButton>
        }
      />
      <MakeForm of={making.key} onClose={() => making.open(null)} />
      <LinkDialog statement={sharing} about={sharing && aboutOf(sharing)} onClose={() => share(undefined)} />
    </>
  );
}
