import type { OutputOf } from "@yunshou/contract";
import { articleLanguages, articles } from "@yunshou/contract/support/articles";
import { accept, articleLimits, checkArticleText } from "@yunshou/domain";
import { languageNames } from "@yunshou/phrases/languageNames";
import { Alert, Form, Input } from "antd";
import { Suspense } from "react";
import { Choice, FormDrawer, useFirstRead, useRecord, useRules, useWrite } from "../../platform/kit/index.ts";
import { lazily } from "../../platform/lazily.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { ArticleRow } from "./useArticleActions.ts";

const Markdown = lazily(() => import("../Markdown.tsx"));

type TextLanguage = (typeof articleLanguages)[number];

interface Values {
  readonly langCode: TextLanguage;
  readonly title: string;
  readonly content: string;
}

/** Writes an article in another language beside its Chinese text (LANG-06, LANG-09). */
export function ArticleTextForm({
  article,
  onClose,
}: {
  readonly article: ArticleRow | undefined;
  readonly onClose: () => void;
}) {
  const t = usePhrases("articles");
  const { action, hint } = t.articles;
  const record = useRecord(articles.detail, { articleId: article?.articleId }, { anew: true });
  const { run, running } = useWrite(articles.translate);
  const data = useFirstRead(record.data, article?.articleId);
  const langCode = articleLanguages.find((one) => !data?.translated.includes(one)) ?? "en";
  return (
    <FormDrawer<Values>
      key={data?.articleId ?? "none"}
      title={action.translate}
      width={760}
      open={article !== undefined}
      onClose={onClose}
      initial={{ langCode, title: "", content: "", ...data?.texts[langCode] }}
      loading={data === undefined}
      error={record.error}
      submitting={running}
      onSubmit={async (values) => {
        if (data !== undefined) await run({ ...values, articleId: data.articleId, version: data.version });
      }}
      success={t.common.result.modified}
    >
      {data !== undefined && (
        <>
          <div className="kit-wide">
            <h3 className="support-section">{`${hint.original} · ${data.title}`}</h3>
            <Suspense fallback={null}>
              <Markdown text={data.content} />
            </Suspense>
          </div>
          <TextFields article={data} />
        </>
      )}
    </FormDrawer>
  );
}

function TextFields({ article }: { readonly article: OutputOf<typeof articles.detail> }) {
  const t = usePhrases("articles");
  const { fields, hint } = t.articles;
  const { rule } = useRules();
  const form = Form.useFormInstance<Values>();
  const langCode = Form.useWatch("langCode", form);
  const content = Form.useWatch("content", form) ?? "";
  // A field is judged with the other one as it is: both empty take the translation away.
  const check = (field: "title" | "content") => (text: string) => {
    const judged = checkArticleText({ ...form.getFieldsValue(), [field]: text });
    return judged.ok || judged.field === field ? judged : accept();
  };
  const words = Object.fromEntries(
    articleLanguages.map((one) => [
      one,
      article.translated.includes(one) ? `${languageNames[one]} · ${fields.translated}` : languageNames[one],
    ]),
  ) as Record<TextLanguage, string>;
  return (
    <>
      <Form.Item name="langCode" label={fields.langCode} className="kit-wide">
        <Choice
          values={articleLanguages}
          words={words}
          onChange={(chosen: TextLanguage) =>
            form.setFieldsValue({ title: "", content: "", ...article.texts[chosen] } as never)
          }
        />
      </Form.Item>
      {langCode !== undefined && article.outdated.includes(langCode) && (
        <Alert className="kit-wide" type="warning" showIcon title={hint.outdated} />
      )}
      <Form.Item
        name="title"
        label={fields.title}
        className="kit-wide"
        dependencies={["content"]}
        rules={[rule(check("title"))]}
      >
        <Input lang={langCode} maxLength={articleLimits.titleLength} />
      </Form.Item>
      <Form.Item
        name="content"
        label={fields.content}
        className="kit-wide"
        extra={hint.translating}
        dependencies={["title"]}
        rules={[rule(check("content"))]}
      >
        <Input.TextArea lang={langCode} rows={12} maxLength={articleLimits.contentLength} showCount />
      </Form.Item>
      <div className="kit-wide" lang={langCode}>
        <h3 className="support-section">{hint.preview}</h3>
        <Suspense fallback={null}>
          <Markdown text={content} />
        </Suspense>
      </div>
    </>
  );
}
