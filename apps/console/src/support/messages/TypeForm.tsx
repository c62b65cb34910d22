import type { RowOf } from "@yunshou/contract";
import { messageTypes } from "@yunshou/contract/support/messageTypes";
import { type BroadcastWay, broadcastWays, checkMessageType, messageLimits, templateFields } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Checkbox, Form, Input } from "antd";
import { FormDrawer, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { Preview } from "./Preview.tsx";

interface Values {
  readonly msgType: string;
  readonly msgTemplate?: string;
  readonly notifyWay: BroadcastWay[];
}

const right = { msgType: "x", msgTemplate: "", notifyWay: [] };

/** Adds a type of message, or changes one. */
export function TypeForm({
  editing,
  onClose,
}: {
  readonly editing: RowOf<typeof messageTypes.list> | "new" | undefined;
  readonly onClose: () => void;
}) {
  const t = usePhrases("broadcasts");
  const row = editing === "new" ? undefined : editing;
  const [create, update] = [useWrite(messageTypes.create), useWrite(messageTypes.update)];
  return (
    <FormDrawer<Values>
      key={row?.typeId ?? "new"}
      title={row === undefined ? t.broadcasts.action.addType : t.common.action.edit}
      width={760}
      open={editing !== undefined}
      onClose={onClose}
      initial={row ?? { msgType: "", msgTemplate: "", notifyWay: ["console"] }}
      submitting={create.running || update.running}
      onSubmit={(values) => (row === undefined ? create.run(values) : update.run({ ...values, typeId: row.typeId }))}
      success={row === undefined ? t.common.result.added : t.common.result.modified}
    >
      <Fields />
    </FormDrawer>
  );
}

function Fields() {
  const t = usePhrases("broadcasts");
  const { fields, hint } = t.broadcasts;
  const { rule } = useRules();
  const template = Form.useWatch("msgTemplate", Form.useFormInstance<Values>()) ?? "";
  return (
    <>
      <Form.Item
        name="msgType"
        label={fields.msgType}
        required
        rules={[rule((msgType) => checkMessageType({ ...right, msgType }))]}
      >
        <Input maxLength={messageLimits.typeLength} />
      </Form.Item>
      <Form.Item name="notifyWay" label={fields.notifyWay} extra={hint.ways}>
        <Checkbox.Group
          options={broadcastWays.map((value) => ({
            value,
            label: t.broadcasts.way[value],
            disabled: value === "console",
          }))}
        />
      </Form.Item>
      <Form.Item
        name="msgTemplate"
        label={fields.msgTemplate}
        className="kit-wide"
        extra={fill(hint.fields, { list: templateFields.map((name) => `{{${name}}}`).join(" ") })}
        rules={[rule((msgTemplate) => checkMessageType({ ...right, msgTemplate }))]}
      >
        <Input.TextArea rows={10} maxLength={messageLimits.contentLength} showCount />
      </Form.Item>
      <Preview title={hint.preview} text={template} />
    </>
  );
}
