import type { RowOf } from "@yunshou/contract";
import { mallNotices } from "@yunshou/contract/mall/notices";
import { checkNoticeChange, type NoticeStatus, noticeStatuses } from "@yunshou/domain";
import { useState } from "react";
import {
  AddButton,
  ChoiceFilter,
  columnsOf,
  type ListColumns,
  ListPage,
  TextFilter,
  type Tone,
  useConfirm,
  useList,
  useRefusalText,
  useRefusedWithout,
  useWrite,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { NoticeEditing } from "./NoticeForm.tsx";

type Row = RowOf<typeof mallNotices.list>;

const NoticeForm = whenOpened(
  async () => (await import("./NoticeForm.tsx")).NoticeForm,
  ({ editing }) => editing !== undefined,
);

const tones: Readonly<Record<NoticeStatus, Tone>> = {
  draft: "neutral",
  scheduled: "running",
  published: "good",
  withdrawn: "quiet",
};

/** 商城公告: what a merchant tells the customers of its mall, with state and time (MALL-01, FORM-02). */
export function NoticesPage() {
  const t = usePhrases("stores");
  const { fields, pages, action, confirm } = t.stores;
  const list = useList(mallNotices.list, { initial: {} });
  const readOnly = useRefusedWithout("mall.notice.write");
  const refusal = useRefusalText();
  const { ask } = useConfirm();
  const [editing, edit] = useState<NoticeEditing | undefined>();
  const publish = useWrite(mallNotices.publish);
  const withdraw = useWrite(mallNotices.withdraw);
  const remove = useWrite(mallNotices.remove);
  const column = columnsOf<Row>();
  const columns: ListColumns<Row> = [
    column.title("noticeTitle", "noticeTitle", null, fields.noticeTitle, { width: 260 }),
    column.status("publishStatus", fields.publishStatus, t.stores.notice, tones),
    column.time("publishTime", fields.publishTime, { sortable: true }),
    column.text("createdBy", fields.createdBy, { width: 120 }),
    column.text("merchantName", t.common.fields.merchantName, { width: 140, hidden: true }),
    column.time("createdTime", t.common.fields.createdTime, { sortable: true, hidden: true }),
    column.actions(t.common.list.actions, (row) => {
      const { mallNoticeId, noticeTitle: about } = row;
      const isOut = row.publishStatus === "published" || row.publishStatus === "scheduled";
      const refused = readOnly ?? refusal(checkNoticeChange(isOut ? "published" : "draft"));
      const verb = isOut ? action.withdraw : action.publish;
      return [
        { key: "edit", label: t.common.action.edit, refused, onClick: () => edit({ mallNoticeId }) },
        {
          key: "turn",
          label: verb,
          refused: readOnly,
          onClick: () =>
            ask({
              text: isOut ? confirm.withdraw : confirm.publish,
              about,
              verb,
              run: () => (isOut ? withdraw : publish).run({ mallNoticeId }),
            }),
        },
        {
          key: "remove",
          label: t.common.action.delete,
          danger: true,
          refused,
          onClick: () =>
            ask({
              text: t.common.confirm.delete,
              about,
              verb: t.common.action.delete,
              danger: true,
              run: () => remove.run({ mallNoticeId }),
              success: t.common.result.deleted,
              cancelled: t.common.result.deleteCancelled,
            }),
        },
      ];
    }),
  ];
  return (
    <>
      <ListPage
        name="mallNotices"
        title={pages["/sc/scgg"]}
        list={list}
        rowKey="mallNoticeId"
        columns={columns}
        filters={[
          { name: "noticeTitle", label: fields.noticeTitle, control: <TextFilter /> },
          {
            name: "publishStatus",
            label: fields.publishStatus,
            control: <ChoiceFilter values={noticeStatuses} words={t.stores.notice} />,
          },
        ]}
        toolbar={
          <AddButton refused={readOnly} onClick={() => edit({})}>
            {action.addNotice}
          </AddButton>
        }
      />
      <NoticeForm editing={editing} onClose={() => edit(undefined)} />
    </>
  );
}
