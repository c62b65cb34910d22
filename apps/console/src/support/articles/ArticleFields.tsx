import type { OutputOf } from "@yunshou/contract";
import { articlePages, articlePictures, type articles } from "@yunshou/contract/support/articles";
import { articleLimits, checkArticle, checkImage, type ProblemType, problemTypes } from "@yunshou/domain";
import { PictureOutlined } from "@ant-design/icons";
import { Button, Form, Input, Select, Upload } from "antd";
import { Suspense, use, useState } from "react";
import { sendFile } from "../../platform/api/files.ts";
import { Choice, NumberField, showTime, useRefusalText, useRules, useSending } from "../../platform/kit/index.ts";
import { lazily } from "../../platform/lazily.ts";
import { useEvery, usePhrases } from "../../platform/phrases/usePhrases.ts";
import { PagesContext } from "../../platform/usePages.ts";
import { spImageUrl } from "../../platform/images.ts";

const Markdown = lazily(() => import("../Markdown.tsx"));

export interface ArticleValues {
  readonly category: ProblemType;
  readonly title: string;
  readonly content: string;
  readonly pages: readonly string[];
  readonly sortNo: number;
}

const right = { category: "other", title: "x", content: "x", sortNo: 0 } as const;

/** Category, title, place and the text in Markdown with its preview (MSG-26, MSG-34). */
export function ArticleFields({
  versions = [],
}: {
  /** What was published, newest first. */
  readonly versions?: OutputOf<typeof articles.detail>["versions"] | undefined;
}) {
  const t = usePhrases("articles", "support");
  const { fields, hint, errors } = t.articles;
  const { rule } = useRules();
  const form = Form.useFormInstance<ArticleValues>();
  const content = Form.useWatch("content", form) ?? "";
  return (
    <>
      <Form.Item
        name="category"
        label={fields.category}
        rules={[{ required: true, message: errors["support.categoryMissing"] }]}
      >
        <Choice values={problemTypes} words={t.support.problem} />
      </Form.Item>
      <Form.Item name="sortNo" label={fields.sortNo}>
        <NumberField min={0} max={articleLimits.sortNo} precision={0} style={{ width: "100%" }} />
      </Form.Item>
      <Form.Item name="pages" label={fields.pages} extra={hint.pages} className="kit-wide">
        <PagesField />
      </Form.Item>
      <Form.Item
        name="title"
        label={fields.title}
        className="kit-wide"
        required
        rules={[rule((title) => checkArticle({ ...right, title }))]}
      >
        <Input maxLength={articleLimits.titleLength} />
      </Form.Item>
      <Form.Item
        name="content"
        label={fields.content}
        className="kit-wide"
        required
        extra={hint.markdown}
        rules={[rule((text) => checkArticle({ ...right, content: text }))]}
      >
        <Input.TextArea rows={12} maxLength={articleLimits.contentLength} showCount />
      </Form.Item>
      <div className="kit-wide">
        <InsertPicture onInsert={(name) => form.setFieldValue("content", `${content}\n\n![](${spImageUrl(name)})\n`)} />
        <h3 className="support-section">{hint.preview}</h3>
        <Suspense fallback={null}>
          <Markdown text={content} />
        </Suspense>
        {versions.length > 0 && <h3 className="support-section">{hint.versions}</h3>}
        {versions.map((one) => (
          <details key={one.version}>
            <summary>{`${one.version} · ${showTime(one.publishedAt)} · ${one.title}`}</summary>
            <Suspense fallback={null}>
              <Markdown text={one.content} />
            </Suspense>
          </details>
        ))}
      </div>
    </>
  );
}

interface PagesFieldProps {
  readonly id?: string;
  readonly value?: readonly string[];
  readonly onChange?: (pages: readonly string[]) => void;
}

/** Pages of the console by their titles. */
function PagesField({ id, value, onChange }: PagesFieldProps) {
  const titles: Readonly<Record<string, string>> = useEvery("pages");
  const options = use(PagesContext).map(({ path }) => ({ value: path, label: `${titles[path] ?? path} ${path}` }));
  return (
    <Select
      {...(id === undefined ? {} : { id })}
      mode="multiple"
      maxCount={articlePages}
      optionFilterProp="label"
      options={options}
      value={[...(value ?? [])]}
      onChange={onChange}
    />
  );
}

function InsertPicture({ onInsert }: { readonly onInsert: (name: string) => void }) {
  const t = usePhrases("articles");
  const refusal = useRefusalText();
  const { sending, send } = useSending();
  const [problem, setProblem] = useState<string>();
  const take = async (file: File) => {
    const refused = refusal(checkImage(new Uint8Array(await file.arrayBuffer())));
    setProblem(refused);
    if (refused !== undefined) return;
    try {
      await send(async () => onInsert(((await sendFile(articlePictures.upload, {}, file)) as { name: string }).name));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : undefined);
    }
  };
  return (
    <>
      <Upload
        id="article-picture"
        accept="image/png,image/jpeg"
        showUploadList={false}
        disabled={sending}
        beforeUpload={(file) => (void take(file), false)}
      >
        <Button icon={<PictureOutlined />} loading={sending}>
          {t.articles.action.picture}
        </Button>
      </Upload>
      {problem !== undefined && (
        <p role="alert" className="kit-image-problem">
          {problem}
        </p>
      )}
    </>
  );
}
