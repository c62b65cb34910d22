import { mallNotices } from "@yunshou/contract/mall/notices";
import { noticeLimits } from "@yunshou/domain";
import { DatePicker, Form, Input } from "antd";
import dayjs, { type Dayjs } from "dayjs";
import { FormDrawer, pickedInstant, showTime, useRecord, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

/** A notice that is being changed; a new one has no id. */
export interface NoticeEditing {
  readonly mallNoticeId?: string;
}

interface Values {
  readonly noticeTitle: string;
  readonly noticeContent: string;
  readonly publishTime?: Dayjs | null;
}

/** Writes a notice of the mall, or changes one that is not published (FORM-02, MSG-26). */
export function NoticeForm({
  editing,
  onClose,
}: {
  readonly editing: NoticeEditing | undefined;
  readonly onClose: () => void;
}) {
  const t = usePhrases("stores");
  const { fields, action, hint } = t.stores;
  const { filled } = useRules();
  const { data: edited, error } = useRecord(
    mallNotices.detail,
    { mallNoticeId: editing?.mallNoticeId },
    { anew: true },
  );
  const create = useWrite(mallNotices.create);
  const update = useWrite(mallNotices.update);
  const isNew = editing?.mallNoticeId === undefined;
  const save = ({ publishTime, ...values }: Values) => {
    const input = { ...values, publishTime: publishTime == null ? null : pickedInstant(publishTime) };
    return edited === undefined ? create.run(input) : update.run({ ...input, mallNoticeId: edited.mallNoticeId });
  };
  const initial: Partial<Values> =
    edited === undefined
      ? {}
      : {
          noticeTitle: edited.noticeTitle,
          noticeContent: edited.noticeContent,
          publishTime: edited.publishTime === null ? null : dayjs(showTime(edited.publishTime)),
        };
  return (
    <FormDrawer<Values>
      key={edited?.mallNoticeId ?? "new"}
      title={isNew ? action.addNotice : action.editNotice}
      open={editing !== undefined}
      onClose={onClose}
      initial={initial}
      loading={!isNew && edited === undefined}
      error={error}
      submitting={create.running || update.running}
      onSubmit={save}
      success={isNew ? t.common.result.added : t.common.result.modified}
    >
      <Form.Item name="noticeTitle" label={fields.noticeTitle} rules={[filled]} className="kit-wide">
        <Input maxLength={noticeLimits.titleLength} />
      </Form.Item>
      <Form.Item name="noticeContent" label={fields.noticeContent} rules={[filled]} className="kit-wide">
        <Input.TextArea maxLength={noticeLimits.contentLength} showCount autoSize={{ minRows: 6, maxRows: 16 }} />
      </Form.Item>
      <Form.Item name="publishTime" label={fields.publishTime} extra={hint.publishTime}>
        <DatePicker showTime={{ format: "HH:mm" }} style={{ width: "100%" }} />
      </Form.Item>
    </FormDrawer>
  );
}
