import { broadcasts } from "@yunshou/contract/support/broadcasts";
import { checkMessage, checkReceiverNumbers, messageLimits, templateFields } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Form, Input, Radio } from "antd";
import { choicesOf, FormPage, useCall, useRefusedWithout, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { Preview } from "./Preview.tsx";
import { TypeChoice } from "./TypeChoice.tsx";

const audiences = ["everybody", "merchants"] as const;

interface Values {
  readonly typeId: string;
  readonly msgTitle: string;
  readonly msgContent: string;
  readonly audience: (typeof audiences)[number];
  readonly receiverMerchants?: string;
}

/** 新增消息通知: type, title, content from the type's template, and merchants by number or all of them (SYS-05, SYS-06, SYS-20). */
export function NewMessagePage() {
  const t = usePhrases("broadcasts");
  const refused = useRefusedWithout("support.broadcast.write");
  const types = useCall(broadcasts.types, {});
  const send = useWrite(broadcasts.send);
  return (
    <FormPage<Values>
      title={t.broadcasts.pages["/xtgl/xzxxtz"]}
      back="/xtgl/xxtz?tab=sent"
      initial={{ msgTitle: "", msgContent: "", audience: "merchants" }}
      loading={types.data === undefined}
      error={types.error}
      submitting={send.running}
      refused={refused}
      onSubmit={({ audience, receiverMerchants = "", ...values }) =>
        send.run({ ...values, receiverMerchants: audience === "everybody" ? null : receiverMerchants })
      }
      success={t.broadcasts.hint.sent}
    >
      <Fields types={types.data?.types ?? []} />
    </FormPage>
  );
}

const right = { typeId: "1", msgTitle: "x", msgContent: "x" };

function Fields({ types }: { readonly types: Parameters<typeof TypeChoice>[0]["types"] }) {
  const t = usePhrases("broadcasts");
  const { fields, hint } = t.broadcasts;
  const { rule, required } = useRules();
  const form = Form.useFormInstance<Values>();
  const audience = Form.useWatch("audience", form);
  const content = Form.useWatch("msgContent", form) ?? "";
  /** A text that nobody has touched follows the type. */
  const follow = (typeId: string) => {
    const isTemplate = content === "" || types.some(({ msgTemplate }) => msgTemplate === content);
    const chosen = types.find((one) => one.typeId === typeId);
    if (isTemplate && chosen !== undefined) form.setFieldValue("msgContent", chosen.msgTemplate);
  };
  return (
    <>
      <Form.Item name="typeId" label={fields.msgType} rules={[required]}>
        <TypeChoice types={types} onPick={follow} />
      </Form.Item>
      <Form.Item
        name="msgTitle"
        label={fields.msgTitle}
        required
        rules={[rule((msgTitle) => checkMessage({ ...right, msgTitle }))]}
      >
        <Input maxLength={messageLimits.titleLength} />
      </Form.Item>
      <Form.Item name="audience" label={fields.receivers}>
        <Radio.Group options={choicesOf(audiences, t.broadcasts.to)} />
      </Form.Item>
      {audience === "merchants" && (
        <Form.Item
          name="receiverMerchants"
          label={fields.receiverMerchants}
          extra={hint.numbers}
          required
          rules={[rule(checkReceiverNumbers)]}
        >
          <Input.TextArea autoSize={{ minRows: 1, maxRows: 4 }} />
        </Form.Item>
      )}
      <Form.Item
        name="msgContent"
        label={fields.msgContent}
        className="kit-wide"
        required
        extra={fill(hint.fields, { list: templateFields.map((name) => `{{${name}}}`).join(" ") })}
        rules={[rule((msgContent) => checkMessage({ ...right, msgContent }))]}
      >
        <Input.TextArea rows={10} maxLength={messageLimits.contentLength} showCount />
      </Form.Item>
      <Preview title={hint.preview} text={content} />
    </>
  );
}
