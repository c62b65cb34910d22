import { languages } from "@yunshou/contract/languages";
import { accept, checkText, fieldLimits } from "@yunshou/domain";
import { languageNames } from "@yunshou/phrases/languageNames";
import { Collapse, Form, Input } from "antd";
import { useRules } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import "./menus.css";

/** A name in Chinese and, behind a fold, in the other languages; `names` is the field of the form. `placeholders` are the names that an empty field stands for. */
export function NameFields({
  label,
  required,
  placeholder,
}: {
  readonly label: string;
  readonly required: boolean;
  readonly placeholder?: string | undefined;
}) {
  const t = usePhrases("menus");
  const { rule } = useRules();
  const named = rule((text) =>
    !required && text.trim() === "" ? accept() : checkText(text, "names", fieldLimits.nameLength),
  );
  return (
    <>
      <Form.Item name={["names", "zh"]} label={label} required={required} rules={[named]}>
        <Input maxLength={fieldLimits.nameLength} placeholder={placeholder} />
      </Form.Item>
      <Collapse
        ghost
        size="small"
        className="kit-wide name-languages"
        items={[
          {
            key: "languages",
            label: t.menus.fields.otherNames,
            forceRender: true,
            children: (
              <>
                <p className="name-hint">{t.menus.hint.names}</p>
                <div className="name-grid">
                  {languages
                    .filter((language) => language !== "zh")
                    .map((language) => (
                      <Form.Item key={language} name={["names", language]} label={languageNames[language]}>
                        <Input maxLength={fieldLimits.nameLength} lang={language} />
                      </Form.Item>
                    ))}
                </div>
              </>
            ),
          },
        ]}
      />
    </>
  );
}
