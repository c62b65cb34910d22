import { type Language, languages, type RowOf } from "@yunshou/contract";
import { brandLogos, brands } from "@yunshou/contract/access/brands";
import { languageNames } from "@yunshou/phrases/languageNames";
import { ColorPicker, Form, Input, Select, Switch } from "antd";
import { choicesOf, FormDrawer, ImageUpload, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { BrandPreview } from "./BrandPreview.tsx";

export type Brand = RowOf<typeof brands.list>;

interface Values {
  readonly host: string;
  readonly path: string;
  readonly title: string;
  readonly titles: Partial<Record<Language, string>>;
  readonly subtitle: string;
  /** Name of the picture. */
  readonly logo: string | null;
  readonly background: string | null;
  readonly footer: string;
  readonly startLanguage: Language | null;
  readonly asksAgreement: boolean;
}

const prefix = "/spImg/";
const empty: Values = {
  host: "",
  path: "",
  title: "",
  titles: {},
  subtitle: "",
  logo: null,
  background: "#0a2247",
  footer: "",
  startLanguage: null,
  asksAgreement: false,
};
/** What people wrote, without empty names. */
const named = (titles: Values["titles"] = {}) =>
  Object.fromEntries(Object.entries(titles).filter(([, title]) => title.trim() !== "")) as Values["titles"];

/** Adds a brand, or changes what it looks like; host and path say which one it is. */
export function BrandForm({
  edited,
  onClose,
}: {
  readonly edited: Brand | "new" | undefined;
  readonly onClose: () => void;
}) {
  const t = usePhrases("brands");
  const { filled } = useRules();
  const words = t.brands;
  const { run, running } = useWrite(brands.save);
  const isNew = edited === "new";
  const initial =
    edited === undefined || isNew ? empty : { ...edited, logo: edited.logo?.slice(prefix.length) ?? null };
  const save = async ({ logo, titles, ...values }: Values) => {
    await run({ ...values, titles: named(titles), logo: logo === null ? null : prefix + logo });
  };

  return (
    <FormDrawer<Values>
      key={isNew ? "new" : edited?.brandId}
      title={isNew ? words.add : words.edit}
      open={edited !== undefined}
      onClose={onClose}
      initial={initial}
      submitting={running}
      success={isNew ? t.common.result.added : t.common.result.modified}
      onSubmit={save}
      width={760}
    >
      <div className="kit-wide">
        <Form.Item noStyle shouldUpdate>
          {({ getFieldsValue }) => {
            const {
              title = "",
              titles,
              subtitle = "",
              logo = null,
              background = null,
              footer = "",
            } = getFieldsValue(true) as Partial<Values>;
            return (
              <BrandPreview
                look={{
                  title,
                  titles: named(titles),
                  subtitle,
                  logo: logo === null ? null : prefix + logo,
                  background,
                  footer,
                }}
              />
            );
          }}
        </Form.Item>
      </div>
      <Form.Item
        name="host"
        label={words.fields.host}
        extra={words.hostHint}
        rules={[{ pattern: /^[A-Za-z0-9.:-]*$/, message: words.hostWrong }]}
      >
        <Input maxLength={253} disabled={!isNew} />
      </Form.Item>
      <Form.Item
        name="path"
        label={words.fields.path}
        extra={words.pathHint}
        rules={[{ pattern: /^(?:\/\w+)?$/, message: words.pathWrong }]}
      >
        <Input maxLength={31} disabled={!isNew} />
      </Form.Item>
      <Form.Item name="logo" label={words.fields.logo} className="kit-wide">
        <ImageUpload endpoint={brandLogos.upload} />
      </Form.Item>
      <Form.Item name="title" label={words.fields.name} rules={[filled]}>
        <Input maxLength={60} />
      </Form.Item>
      <Form.Item name="subtitle" label={words.fields.subtitle}>
        <Input maxLength={120} />
      </Form.Item>
      <fieldset className="kit-wide brand-titles">
        <legend>{words.fields.titles}</legend>
        {languages.map((language) => (
          <Form.Item key={language} name={["titles", language]} label={languageNames[language]}>
            <Input maxLength={60} />
          </Form.Item>
        ))}
      </fieldset>
      <Form.Item
        name="background"
        label={words.fields.background}
        getValueFromEvent={(colour: { toHexString: () => string }) => colour.toHexString().slice(0, 7)}
      >
        <ColorPicker disabledAlpha showText format="hex" disabledFormat />
      </Form.Item>
      <Form.Item name="startLanguage" label={words.fields.startLanguage}>
        <Select allowClear placeholder={words.ofBrowser} options={choicesOf(languages, languageNames)} />
      </Form.Item>
      <Form.Item name="footer" label={words.fields.footer} className="kit-wide">
        <Input maxLength={200} />
      </Form.Item>
      <Form.Item name="asksAgreement" label={words.fields.asksAgreement} valuePropName="checked">
        <Switch />
      </Form.Item>
    </FormDrawer>
  );
}
