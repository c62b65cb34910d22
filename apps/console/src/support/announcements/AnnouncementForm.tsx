import type { OutputOf, RowOf } from "@yunshou/contract";
import { announcements } from "@yunshou/contract/support/announcements";
import { broadcasts } from "@yunshou/contract/support/broadcasts";
import { checkAnnouncement, messageLimits } from "@yunshou/domain";
import { Form, Input } from "antd";
import { FormDrawer, useCall, useFirstRead, useRecord, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { Preview } from "../messages/Preview.tsx";
import { TypeChoice } from "../messages/TypeChoice.tsx";
import { FilesField } from "./FilesField.tsx";

type Files = OutputOf<typeof announcements.detail>["files"];

interface Values {
  readonly typeId: string;
  readonly noticeTitle: string;
  readonly noticeContent: string;
  readonly files: Files;
}

const right = { typeId: "1", noticeTitle: "x", noticeContent: "x", fileIds: [] };
const form = ({ files, ...values }: Values) => ({ ...values, fileIds: files.map(({ fileId }) => fileId) });

/** Adds an announcement, or changes one that nobody can read. */
export function AnnouncementForm({
  editing,
  onClose,
}: {
  readonly editing: RowOf<typeof announcements.list> | "new" | undefined;
  readonly onClose: () => void;
}) {
  const t = usePhrases("announcements");
  const row = editing === "new" ? undefined : editing;
  const record = useRecord(announcements.detail, { noticeId: row?.noticeId }, { anew: true });
  const types = useCall(broadcasts.types, {}, { enabled: editing !== undefined });
  const [create, update] = [useWrite(announcements.create), useWrite(announcements.update)];
  const edited = useFirstRead(record.data, row?.noticeId);
  const offered = types.data?.types ?? [];
  // The type that it has stays its own when it was disabled meanwhile.
  const own =
    edited === undefined || offered.some(({ typeId }) => typeId === edited.typeId)
      ? []
      : [{ typeId: edited.typeId, msgType: edited.msgType, msgTemplate: "", notifyWay: [] }];
  return (
    <FormDrawer<Values>
      key={edited?.noticeId ?? "new"}
      title={row === undefined ? t.announcements.action.add : t.common.action.edit}
      width={760}
      open={editing !== undefined}
      onClose={onClose}
      initial={edited ?? { noticeTitle: "", noticeContent: "", files: [] }}
      loading={types.data === undefined || (row !== undefined && edited === undefined)}
      error={record.error ?? types.error}
      submitting={create.running || update.running}
      onSubmit={(values) =>
        edited === undefined
          ? create.run(form(values))
          : update.run({ ...form(values), noticeId: edited.noticeId, version: edited.version })
      }
      success={row === undefined ? t.common.result.added : t.common.result.modified}
    >
      <Fields types={[...own, ...offered]} />
    </FormDrawer>
  );
}

function Fields({ types }: { readonly types: Parameters<typeof TypeChoice>[0]["types"] }) {
  const t = usePhrases("announcements");
  const { fields, hint } = t.announcements;
  const { rule, required } = useRules();
  const content = Form.useWatch("noticeContent", Form.useFormInstance<Values>()) ?? "";
  return (
    <>
      <Form.Item name="typeId" label={fields.msgType} rules={[required]}>
        <TypeChoice types={types} />
      </Form.Item>
      <Form.Item
        name="noticeTitle"
        label={fields.noticeTitle}
        required
        rules={[rule((noticeTitle) => checkAnnouncement({ ...right, noticeTitle }))]}
      >
        <Input maxLength={messageLimits.titleLength} />
      </Form.Item>
      <Form.Item
        name="noticeContent"
        label={fields.noticeContent}
        className="kit-wide"
        required
        extra={hint.markdown}
        rules={[rule((noticeContent) => checkAnnouncement({ ...right, noticeContent }))]}
      >
        <Input.TextArea rows={12} maxLength={messageLimits.contentLength} showCount />
      </Form.Item>
      <Form.Item name="files" label={fields.fileIds} className="kit-wide">
        <FilesField />
      </Form.Item>
      <Preview title={hint.preview} text={content} />
    </>
  );
}
