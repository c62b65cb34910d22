import { languages } from "@yunshou/contract/languages";
import { translations } from "@yunshou/contract/system/translations";
import { translationReviews, phraseStates } from "@yunshou/domain";
import { languageNames } from "@yunshou/phrases/languageNames";
import { Button } from "antd";
import { useState } from "react";
import {
  ChoiceFilter,
  DictionaryFilter,
  columnsOf,
  type ListColumns,
  ListExport,
  ListPage,
  TextFilter,
  type Tone,
  useConfirm,
  useList,
  useRefusedWithout,
  useWrite,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { InterfaceText } from "./translation.ts";

const TranslationForm = whenOpened(
  async () => (await import("./TranslationForm.tsx")).TranslationForm,
  ({ text }) => text !== undefined,
);
const ImportTextsForm = whenOpened(
  async () => (await import("./ImportTextsForm.tsx")).ImportTextsForm,
  ({ open }) => open,
);

const stateTones: Readonly<Record<InterfaceText["translationStatus"], Tone>> = {
  translated: "quiet",
  notTranslated: "warning",
};
const reviewTones: Readonly<Record<InterfaceText["reviewStatus"], Tone>> = {
  delivered: "neutral",
  unreviewed: "warning",
  reviewed: "quiet",
};

/** 语言设置: texts of the interface by key and language, and what people write over them (SYS-03, LANG-09). */
export function TranslationsPage() {
  const t = usePhrases("translations");
  const words = t.translations;
  const { fields } = words;
  const { ask } = useConfirm();
  const list = useList(translations.list, { initial: {} });
  const notWriting = useRefusedWithout("system.translation.write");
  const notReviewing = useRefusedWithout("system.translation.review");
  const review = useWrite(translations.review);
  const restore = useWrite(translations.restore);
  const [editing, edit] = useState<InterfaceText>();
  const [importing, setImporting] = useState(false);
  const about = ({ langKey, langCode }: InterfaceText) => `${langKey} · ${languageNames[langCode]}`;
  const unwritten = ({ reviewStatus }: InterfaceText) => (reviewStatus === "delivered" ? words.onlyWritten : undefined);

  const column = columnsOf<InterfaceText>();
  const columns: ListColumns<InterfaceText> = [
    column.title("langText", "langText", "langKey", fields.langText, { width: 280 }),
    column.label("langCode", fields.langCode, languageNames, { width: 100, role: "sub" }),
    column.text("originalText", fields.originalText, { width: 200 }),
    column.status("translationStatus", fields.translationStatus, words.translation, stateTones, { width: 120 }),
    column.status("reviewStatus", fields.reviewStatus, words.review, reviewTones, { width: 140 }),
    column.text("langKey", fields.langKey, { width: 220, sortable: true, hidden: true }),
    column.text("deliveredText", fields.deliveredText, { width: 200, hidden: true }),
    column.text("writer", fields.writer, { width: 110, hidden: true }),
    column.text("reviewer", fields.reviewer, { width: 110, hidden: true }),
    column.time("updatedTime", fields.updatedTime, { sortable: true }),
    column.actions(t.common.list.actions, (row) => [
      { key: "edit", label: t.common.action.edit, refused: notWriting, onClick: () => edit(row) },
      {
        key: "review",
        label: words.approve,
        refused:
          notReviewing ?? unwritten(row) ?? (row.reviewStatus === "reviewed" ? words.alreadyReviewed : undefined),
        onClick: () => void review.run({ langKey: row.langKey, langCode: row.langCode }),
      },
      {
        key: "restore",
        label: words.restore,
        refused: notWriting ?? unwritten(row),
        onClick: () =>
          ask({
            text: words.restoreAsk,
            about: about(row),
            verb: words.restore,
            run: () => restore.run({ langKey: row.langKey, langCode: row.langCode }),
          }),
      },
    ]),
  ];
  return (
    <>
      <ListPage
        source="deed"
        name="translations"
        title={words.pages["/xtgl/yysz"]}
        list={list}
        rowKey="textKey"
        columns={columns}
        filters={[
          { name: "langKey", label: fields.langKey, control: <TextFilter /> },
          {
            name: "langCode",
            label: fields.langCode,
            control: <DictionaryFilter list="language" values={languages} words={languageNames} />,
          },
          {
            name: "translationStatus",
            label: fields.translationStatus,
            control: <ChoiceFilter values={phraseStates} words={words.translation} />,
          },
          {
            name: "reviewStatus",
            label: fields.reviewStatus,
            control: <ChoiceFilter values={translationReviews} words={words.review} />,
          },
          { name: "langText", label: fields.langText, control: <TextFilter /> },
        ]}
        toolbar={
          <>
            <Button disabled={notWriting !== undefined} title={notWriting ?? ""} onClick={() => setImporting(true)}>
              {t.common.action.import}
            </Button>
            <ListExport of={translations.export} list={list} />
          </>
        }
      />
      <TranslationForm text={editing} onClose={() => edit(undefined)} />
      <ImportTextsForm open={importing} onClose={() => setImporting(false)} />
    </>
  );
}
