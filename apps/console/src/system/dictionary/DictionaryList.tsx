import type { Permission } from "@yunshou/contract";
import { type ReactNode, useState } from "react";
import {
  AddButton,
  ChoiceFilter,
  columnsOf,
  type ListColumns,
  ListPage,
  namesOf,
  TextFilter,
  useConfirm,
  useList,
  useRefusedWithout,
  useWrite,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { sessionCustomData } from "../../platform/session/session.ts";
import type { Entry, EntryCalls } from "./entry.ts";
import { useTypes } from "./useTypes.ts";

const EntryForm = whenOpened(
  async () => (await import("./EntryForm.tsx")).EntryForm,
  ({ editing }) => editing !== undefined,
);

interface DictionaryListProps {
  readonly calls: EntryCalls;
  readonly name: string;
  readonly title: string;
  readonly permission: Permission;
  readonly ofMerchants: boolean;
  /** Further buttons of the page. */
  readonly children?: ReactNode;
}

/** Entries of the dictionary by type and place, of the platform or of merchants (SYS-02). */
export function DictionaryList({ calls, name, title, permission, ofMerchants, children }: DictionaryListProps) {
  const t = usePhrases("dictionary");
  const words = t.dictionary;
  const { fields } = words;
  const { codes, names } = useTypes();
  const list = useList(calls.list, { initial: {} });
  const readOnly = useRefusedWithout(permission);
  const { ask, askDelete } = useConfirm();
  const [create, update, enable, remove] = [
    useWrite(calls.create),
    useWrite(calls.update),
    useWrite(calls.enable),
    useWrite(calls.remove),
  ];
  const [editing, edit] = useState<Entry | "new">();
  const isPlatform = sessionCustomData()?.merchantId === "1";
  const switchTo = ({ entryNo, enabled }: Entry) => enable.run({ entryNo, enabled: !enabled });
  const about = (row: Entry) => namesOf(row.dictName, row.dictCode, names[row.dictType]);
  const column = columnsOf<Entry>();
  const columns: ListColumns<Entry> = [
    column.title("dictName", "dictName", "dictCode", fields.dictName, { width: 190 }),
    column.label("dictType", fields.dictType, names, { width: 150, role: "sub" }),
    column.text("dictCode", fields.dictCode, { width: 130, hidden: true }),
    column.text("dictValue", fields.dictValue, { width: 180 }),
    column.number("sortNo", t.common.fields.sortNo, { width: 90, sortable: true }),
    column.states("enabled", t.common.fields.enabled, ({ enabled }) => [
      enabled ? { text: words.enabled, tone: "quiet" } : { text: words.disabled, tone: "neutral" },
    ]),
    ...(ofMerchants
      ? [column.pair("merchant", "merchantName", "merchantNo", t.common.fields.merchantName, { width: 150 })]
      : []),
    column.time("updatedTime", fields.updatedTime, { sortable: true, hidden: ofMerchants }),
    column.actions(t.common.list.actions, (row) => [
      { key: "edit", label: t.common.action.edit, refused: readOnly, onClick: () => edit(row) },
      {
        key: "enable",
        label: row.enabled ? words.disable : words.enable,
        refused: readOnly,
        onClick: () =>
          row.enabled
            ? ask({ text: words.disableAsk, about: about(row), verb: words.disable, run: () => switchTo(row) })
            : void switchTo(row),
      },
      {
        key: "delete",
        label: t.common.action.delete,
        danger: true,
        refused: readOnly,
        onClick: () => askDelete(about(row), () => remove.run({ entryNo: row.entryNo })),
      },
    ]),
  ];
  return (
    <>
      <ListPage
        name={name}
        title={title}
        list={list}
        rowKey="entryNo"
        columns={columns}
        filters={[
          {
            name: "dictType",
            label: fields.dictType,
            control: <ChoiceFilter values={codes} words={names} />,
          },
          { name: "dictName", label: fields.dictName, control: <TextFilter /> },
        ]}
        toolbar={
          <>
            {children}
            <AddButton
              refused={readOnly ?? (ofMerchants && isPlatform ? words.platformElsewhere : undefined)}
              onClick={() => edit("new")}
            >
              {words.add}
            </AddButton>
          </>
        }
      />
      <EntryForm
        editing={editing}
        submitting={create.running || update.running}
        onSave={({ dictType, ...values }, entryNo) =>
          entryNo === undefined ? create.run({ dictType, ...values }) : update.run({ ...values, entryNo })
        }
        onClose={() => edit(undefined)}
      />
    </>
  );
}
