import { nameLanguages, productNames } from "@yunshou/contract/goods/productNames";
import { checkTranslatedName, productLimits } from "@yunshou/domain";
import { languageNames } from "@yunshou/phrases/languageNames";
import { Form, Input } from "antd";
import { FormDrawer, useRecord, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

type NameLanguage = (typeof nameLanguages)[number];

/** What the form is open for: a product, and the language in whose row somebody pressed. */
export interface Translating {
  readonly productId: string;
  readonly langCode: NameLanguage;
}

type Values = Partial<Record<NameLanguage, string>>;

/** The names of one product in all languages; an emptied one takes the translation away (PRODUCT-22). */
export function TranslateForm({
  translating,
  onClose,
}: {
  readonly translating: Translating | undefined;
  readonly onClose: () => void;
}) {
  const t = usePhrases("productNames");
  const words = t.productNames;
  const { rule } = useRules();
  const record = useRecord(productNames.detail, { productId: translating?.productId }, { anew: true });
  const product = record.data;
  const save = useWrite(productNames.save);
  return (
    <FormDrawer<Values>
      key={product?.productId ?? "none"}
      title={product === undefined ? words.translate : `${product.productName} (${product.productCode})`}
      open={translating !== undefined}
      onClose={onClose}
      initial={product?.names ?? {}}
      loading={product === undefined}
      error={record.error}
      submitting={save.running}
      onSubmit={async (values) => {
        if (product === undefined) return;
        const names = Object.fromEntries(nameLanguages.map((language) => [language, values[language] ?? ""]));
        await save.run({ productId: product.productId, names });
      }}
      success={t.common.result.modified}
    >
      {nameLanguages.map((language) => (
        <Form.Item
          key={language}
          name={language}
          label={languageNames[language]}
          rules={[rule(checkTranslatedName, { optional: true })]}
        >
          <Input
            lang={language}
            maxLength={productLimits.nameLength}
            autoFocus={language === translating?.langCode}
            placeholder={product?.productName}
          />
        </Form.Item>
      ))}
    </FormDrawer>
  );
}
