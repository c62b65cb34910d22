import { checkCode, checkDictionaryValue, fieldLimits } from "@yunshou/domain";
import { Form, Input } from "antd";
import { Choice, FormModal, NumberField, useRules } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { Entry } from "./entry.ts";
import { useTypes } from "./useTypes.ts";

export interface EntryValues {
  readonly dictType: string;
  readonly dictCode: string;
  readonly dictName: string;
  readonly dictValue: string;
  readonly sortNo: number;
}

interface EntryFormProps {
  readonly editing: Entry | "new" | undefined;
  readonly submitting: boolean;
  readonly onSave: (values: EntryValues, entryNo: string | undefined) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Adds or edits an entry of the dictionary; its type stays (SYS-02, FORM-03). */
export function EntryForm({ editing, submitting, onSave, onClose }: EntryFormProps) {
  const t = usePhrases("dictionary");
  const words = t.dictionary;
  const { fields } = words;
  const { required, filled, rule } = useRules();
  const { codes, names } = useTypes();
  const entry = editing === "new" ? undefined : editing;
  return (
    <FormModal<EntryValues>
      key={entry?.entryNo ?? "new"}
      title={entry === undefined ? words.add : words.edit}
      about={entry?.dictName ?? null}
      verb={t.common.action.save}
      open={editing !== undefined}
      onClose={onClose}
      initial={{ sortNo: 0, ...entry }}
      submitting={submitting}
      success={entry === undefined ? t.common.result.added : t.common.result.modified}
      onSubmit={(values) => onSave(values, entry?.entryNo)}
    >
      <Form.Item name="dictType" label={fields.dictType} rules={[required]}>
        <Choice values={codes} words={names} disabled={entry !== undefined} />
      </Form.Item>
      <Form.Item name="dictCode" label={fields.dictCode} required rules={[rule((text) => checkCode(text, "dictCode"))]}>
        <Input maxLength={fieldLimits.codeLength} autoComplete="off" />
      </Form.Item>
      <Form.Item name="dictName" label={fields.dictName} rules={[filled]}>
        <Input maxLength={fieldLimits.nameLength} autoComplete="off" />
      </Form.Item>
      <Form.Item name="dictValue" label={fields.dictValue} required rules={[rule(checkDictionaryValue)]}>
        <Input.TextArea rows={3} maxLength={fieldLimits.remarkLength} showCount />
      </Form.Item>
      <Form.Item name="sortNo" label={t.common.fields.sortNo} rules={[required]}>
        <NumberField min={0} max={9_999} precision={0} />
      </Form.Item>
    </FormModal>
  );
}
