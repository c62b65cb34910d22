import { translations } from "@yunshou/contract/system/translations";
import { checkTranslation, translationLength } from "@yunshou/domain";
import { languageNames } from "@yunshou/phrases/languageNames";
import { Form, Input } from "antd";
import { FormModal, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { InterfaceText } from "./translation.ts";

/** Writes a text of the interface over the delivered one (SYS-03). */
export function TranslationForm({
  text,
  onClose,
}: {
  readonly text: InterfaceText | undefined;
  readonly onClose: () => void;
}) {
  const t = usePhrases("translations");
  const words = t.translations;
  const { rule } = useRules();
  const { run, running } = useWrite(translations.write);
  return (
    <FormModal<{ langText: string }, InterfaceText>
      key={text === undefined ? "" : `${text.langKey} ${text.langCode}`}
      title={words.edit}
      about={text === undefined ? null : `${text.langKey} · ${languageNames[text.langCode]}`}
      verb={t.common.action.save}
      of={text}
      onClose={onClose}
      initial={{ langText: text?.langText ?? "" }}
      submitting={running}
      success={t.common.result.modified}
      onSubmit={({ langText }, { langKey, langCode }) => run({ langKey, langCode, langText })}
    >
      <Form.Item label={words.fields.originalText}>{text?.originalText}</Form.Item>
      <Form.Item label={words.fields.deliveredText}>{text?.deliveredText}</Form.Item>
      <Form.Item
        name="langText"
        label={words.fields.langText}
        extra={words.shownAtOnce}
        required
        rules={[rule((value) => checkTranslation(value, text?.deliveredText ?? ""))]}
      >
        <Input.TextArea rows={4} maxLength={translationLength} showCount />
      </Form.Item>
    </FormModal>
  );
}
