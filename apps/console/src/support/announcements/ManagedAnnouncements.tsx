import type { RowOf } from "@yunshou/contract";
import { announcements } from "@yunshou/contract/support/announcements";
import { announcementStates, announcementTable, checkAnnouncementChange, queryRangeDays, step } from "@yunshou/domain";
import { useState } from "react";
import { useNavigate } from "react-router";
import {
  AddButton,
  ChoiceFilter,
  columnsOf,
  DateRange,
  type FiltersOf,
  type ListColumns,
  ListPage,
  type RowAction,
  TextFilter,
  useConfirm,
  useList,
  useRefusalText,
  useWrite,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

type Row = RowOf<typeof announcements.list>;

const AnnouncementForm = whenOpened(
  async () => (await import("./AnnouncementForm.tsx")).AnnouncementForm,
  ({ editing }) => editing !== undefined,
);

/** Announcements in all states, for whoever writes them. */
export function ManagedAnnouncements() {
  const t = usePhrases("announcements");
  const { fields, pages, action, confirm } = t.announcements;
  const navigate = useNavigate();
  const list = useList(announcements.list, { initial: {} as FiltersOf<typeof announcements.list> });
  const { ask, askDelete } = useConfirm();
  const refusal = useRefusalText();
  const [publish, withdraw, remove] = [
    useWrite(announcements.publish),
    useWrite(announcements.withdraw),
    useWrite(announcements.remove),
  ];
  const [editing, edit] = useState<Row | "new">();
  const actionsOf = (row: Row): RowAction[] => {
    const { noticeId, version, noticeTitle: about, publishStatus } = row;
    const named = { noticeId, version };
    const closed = refusal(checkAnnouncementChange(publishStatus));
    return [
      { key: "edit", label: t.common.action.edit, refused: closed, onClick: () => edit(row) },
      step(announcementTable, publishStatus, "publish").ok
        ? {
            key: "publish",
            label: action.publish,
            refused: undefined,
            onClick: () => ask({ text: confirm.publish, about, verb: action.publish, run: () => publish.run(named) }),
          }
        : {
            key: "withdraw",
            label: action.withdraw,
            refused: undefined,
            onClick: () =>
              ask({ text: confirm.withdraw, about, verb: action.withdraw, run: () => withdraw.run(named) }),
          },
      {
        key: "delete",
        label: t.common.action.delete,
        danger: true,
        refused: closed,
        onClick: () => askDelete(about, () => remove.run(named)),
      },
    ];
  };
  const column = columnsOf<Row>();
  const columns: ListColumns<Row> = [
    column.title("noticeTitle", "noticeTitle", null, fields.noticeTitle, {
      width: 260,
      onOpen: (row) => (row.publishStatus === "published" ? void navigate(`/ptxx?id=${row.noticeId}`) : edit(row)),
    }),
    column.text("msgType", fields.msgType, { width: 130 }),
    column.time("publishTime", fields.publishTime, { sortable: true }),
    column.status("publishStatus", fields.publishStatus, t.announcements.state, {
      published: "good",
      draft: "warning",
    }),
    column.text("updatedBy", fields.updatedBy, { width: 110 }),
    column.time("updatedTime", fields.updatedTime, { sortable: true, hidden: true }),
    column.actions(t.common.list.actions, actionsOf),
  ];
  return (
    <>
      <ListPage
        name="announcements"
        title={pages["/notice"]}
        list={list}
        rowKey="noticeId"
        columns={columns}
        filters={[
          { name: "noticeTitle", label: fields.noticeTitle, control: <TextFilter /> },
          {
            name: ["fromDay", "toDay"],
            label: fields.publishTime,
            control: <DateRange limitDays={queryRangeDays.exports} />,
          },
          {
            name: "publishStatus",
            label: fields.publishStatus,
            control: <ChoiceFilter values={announcementStates} words={t.announcements.state} />,
          },
        ]}
        toolbar={
          <AddButton refused={undefined} onClick={() => edit("new")}>
            {action.add}
          </AddButton>
        }
      />
      <AnnouncementForm editing={editing} onClose={() => edit(undefined)} />
    </>
  );
}
