import { checkCode, checkText, fieldLimits, type OwnTypeFields } from "@yunshou/domain";
import { Form, Input } from "antd";
import { FormModal, useRules } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

interface TypeFormProps {
  readonly editing: OwnTypeFields | "new" | undefined;
  readonly submitting: boolean;
  readonly onSave: (values: OwnTypeFields, isNew: boolean) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Adds or edits a type of the dictionary; its code stays, because programs know it (SYS-02). */
export function TypeForm({ editing, submitting, onSave, onClose }: TypeFormProps) {
  const t = usePhrases("dictionary");
  const words = t.dictionary;
  const { rule } = useRules();
  const known = editing === "new" ? undefined : editing;
  return (
    <FormModal<OwnTypeFields>
      key={known?.dictType ?? "new"}
      title={known === undefined ? words.addType : words.editType}
      about={known?.typeName ?? null}
      verb={t.common.action.save}
      open={editing !== undefined}
      onClose={onClose}
      initial={{ remark: "", ...known }}
      submitting={submitting}
      success={known === undefined ? t.common.result.added : t.common.result.modified}
      onSubmit={(values) =>
        onSave(known === undefined ? values : { ...values, dictType: known.dictType }, known === undefined)
      }
    >
      <Form.Item
        name="dictType"
        label={words.fields.dictCode}
        required
        rules={[rule((text) => checkCode(text, "dictType"))]}
      >
        <Input maxLength={fieldLimits.codeLength} autoComplete="off" disabled={known !== undefined} />
      </Form.Item>
      <Form.Item
        name="typeName"
        label={words.fields.typeName}
        required
        rules={[rule((text) => checkText(text, "typeName", fieldLimits.nameLength))]}
      >
        <Input maxLength={fieldLimits.nameLength} autoComplete="off" />
      </Form.Item>
      <Form.Item name="remark" label={t.common.fields.remark}>
        <Input.TextArea rows={3} maxLength={fieldLimits.remarkLength} showCount />
      </Form.Item>
    </FormModal>
  );
}
