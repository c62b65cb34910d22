import type { RowOf } from "@yunshou/contract";
import { changeSets } from "@yunshou/contract/machines/changeSets";
import { changeSetKinds } from "@yunshou/domain";
import type { ReactNode } from "react";
import {
  ChoiceFilter,
  columnsOf,
  type ListColumns,
  ListPage,
  TextFilter,
  useList,
  useOpened,
  useRefusedWithout,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { ChangeSetProgress } from "./ChangeSetProgress.tsx";
import { useUndo } from "./useUndo.ts";

type Row = RowOf<typeof changeSets.list>;

const ChangeSetDrawer = whenOpened(
  async () => (await import("./ChangeSetDrawer.tsx")).ChangeSetDrawer,
  ({ changeSetId }) => changeSetId !== null,
);

/** Changes on many machines, each with how far its machines are. */
export function ChangeSetList({ switcher }: { readonly switcher: ReactNode }) {
  const t = usePhrases("laneChanges");
  const { fields, ...words } = t.laneChanges;
  const list = useList(changeSets.list, { initial: {}, pollMs: 3_000 });
  const readOnly = useRefusedWithout("machines.change.write");
  const opened = useOpened();
  const undo = useUndo();
  const column = columnsOf<Row>();
  const columns: ListColumns<Row> = [
    column.title("title", "title", "merchantName", fields.title, {
      onOpen: ({ changeSetId }) => opened.open(changeSetId),
    }),
    column.label("kind", fields.kind, words.action),
    column.number("machines", fields.machines, { width: 84 }),
    column.number("lanes", fields.lanes, { width: 84 }),
    column.custom("progress", fields.syncState, (row) => <ChangeSetProgress set={row} />, {
      width: 200,
      holdsData: true,
      role: "state",
    }),
    column.text("updatedBy", fields.updatedBy, { width: 110 }),
    column.time("updatedTime", fields.updatedTime, { sortable: true }),
    column.actions(t.common.list.actions, (set) => [
      {
        key: "undo",
        label: words.undo,
        danger: true,
        refused: readOnly ?? (set.undoneTime === null ? undefined : words.errors["changeSets.undoneAlready"]),
        onClick: () => undo(set),
      },
    ]),
  ];
  return (
    <ListPage
      source="deed"
      name="changeSets"
      title={words.views.sets}
      list={list}
      rowKey="changeSetId"
      columns={columns}
      strip={switcher}
      filters={[
        { name: "title", label: fields.title, control: <TextFilter /> },
        { name: "kind", label: fields.kind, control: <ChoiceFilter values={changeSetKinds} words={words.action} /> },
      ]}
      detail={{
        by: "changeSetId",
        opened,
        drawer: <ChangeSetDrawer changeSetId={opened.key} onClose={() => opened.open(null)} />,
      }}
    />
  );
}
