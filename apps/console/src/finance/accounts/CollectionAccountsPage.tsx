import { collectionAccounts } from "@yunshou/contract/finance/collectionAccounts";
import { collectionAccountStates, collectionAccountTable, step } from "@yunshou/domain";
import { useState } from "react";
import {
  AddButton,
  ChoiceFilter,
  columnsOf,
  type ListColumns,
  ListPage,
  MerchantField,
  namesOf,
  TextFilter,
  useConfirm,
  useList,
  useRefusalText,
  useRefusedWithout,
  useWrite,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { AccountEditing, AccountRow } from "./state.ts";

const AccountForm = whenOpened(
  async () => (await import("./AccountForm.tsx")).AccountForm,
  ({ editing }) => editing !== undefined,
);

/** 收款设置: accounts with which merchants collect and to which they withdraw (FIN-11 to FIN-18, FIN-22). */
export function CollectionAccountsPage() {
  const { finance } = usePhrases("finance");
  return <AccountsList title={finance.pages["/cfgl/sksz"]} of={collectionAccounts.list} />;
}

/** 商户账户设置: the same accounts as the platform sees them, of every merchant (FIN-11 to FIN-18, FIN-22). */
export function AllAccountsPage() {
  const { providerDays } = usePhrases("providerDays");
  return <AccountsList title={providerDays.pages["/xtgl/zfsz/shzhsz"]} of={collectionAccounts.overview} />;
}

interface AccountsListProps {
  readonly title: string;
  readonly of: typeof collectionAccounts.list | typeof collectionAccounts.overview;
}

function AccountsList({ title, of }: AccountsListProps) {
  const t = usePhrases("finance");
  const { fields, action, confirm } = t.finance;
  const list = useList(of, { initial: {} });
  const readOnly = useRefusedWithout("finance.account.write");
  const refusal = useRefusalText();
  const { ask } = useConfirm();
  const activate = useWrite(collectionAccounts.activate);
  const stop = useWrite(collectionAccounts.stop);
  const [editing, edit] = useState<AccountEditing | undefined>();

  const about = (row: AccountRow) => namesOf(row.merchantName, row.bankName, row.bankCardNo);
  const stepOf = (row: AccountRow, event: "activate" | "stop" | "edit") =>
    readOnly ?? refusal(step(collectionAccountTable, row.activationState, event));
  const column = columnsOf<AccountRow>();
  const columns: ListColumns<AccountRow> = [
    column.title("merchantNo", "merchantName", "merchantNo", t.common.fields.merchantName, { width: 180 }),
    column.pair("provider", "providerName", "payAccountNo", fields.providerName, { width: 150 }),
    column.pair("bank", "bankName", "bankCardNo", fields.bankName, { width: 190 }),
    column.text("collectionUnit", fields.collectionUnit, { width: 150 }),
    column.text("payKey", fields.payKey, { width: 110, hidden: true }),
    column.status("activationState", fields.activationState, t.finance.activation, {
      activated: "good",
      stopped: "warning",
    }),
    column.time("createdTime", t.common.fields.createdTime, { sortable: true }),
    column.actions(t.common.list.actions, (row) => [
      row.activationState === "activated"
        ? {
            key: "stop",
            label: action.stop,
            danger: true,
            refused: stepOf(row, "stop"),
            onClick: () =>
              ask({
                text: confirm.stop,
                about: about(row),
                verb: action.stop,
                danger: true,
                run: () => stop.run({ accountId: row.accountId, version: row.version }),
              }),
          }
        : {
            key: "activate",
            label: action.activate,
            refused: stepOf(row, "activate"),
            onClick: () =>
              ask({
                text: confirm.activate,
                about: about(row),
                verb: action.activate,
                run: () => activate.run({ accountId: row.accountId, version: row.version }),
              }),
          },
      {
        key: "edit",
        label: t.common.action.edit,
        refused:
          readOnly ?? (stepOf(row, "edit") === undefined ? undefined : t.finance.errors["finance.accountActivated"]),
        onClick: () => edit({ account: row }),
      },
    ]),
  ];
  return (
    <>
      <ListPage
        name="collectionAccounts"
        title={title}
        list={list}
        rowKey="accountId"
        columns={columns}
        filters={[
          { name: "merchantNo", label: t.common.fields.merchantName, control: <MerchantField by="number" /> },
          { name: "providerName", label: fields.providerName, control: <TextFilter /> },
          {
            name: "activationState",
            label: fields.activationState,
            control: <ChoiceFilter values={collectionAccountStates} words={t.finance.activation} />,
          },
        ]}
        toolbar={
          <AddButton refused={readOnly} onClick={() => edit({})}>
            {action.addAccount}
          </AddButton>
        }
      />
      <AccountForm editing={editing} onClose={() => edit(undefined)} />
    </>
  );
}
