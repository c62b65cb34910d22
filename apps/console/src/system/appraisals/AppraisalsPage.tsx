import { appraisals } from "@yunshou/contract/system/appraisals";
import { appraisalIndicators, businessDay, periodAfter } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { useState } from "react";
import {
  ChoiceFilter,
  columnsOf,
  type ListColumns,
  ListExport,
  ListPage,
  nothingShown,
  showNumber,
  TextFilter,
  useList,
  useRefusalText,
  useRefusedWithout,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { sessionCustomData, sessionUser } from "../../platform/session/session.ts";
import type { Appraisal } from "./appraisal.ts";

const ScoreForm = whenOpened(
  async () => (await import("./ScoreForm.tsx")).ScoreForm,
  ({ scored }) => scored !== undefined,
);
const FactsDrawer = whenOpened(
  async () => (await import("./FactsDrawer.tsx")).FactsDrawer,
  ({ shown }) => shown !== undefined,
);

/** How many months the list offers. */
const monthsOffered = 24;

/** 绩效考评: what people did in a month and how well, with a score that follows from it or was given (GEN-19). */
export function AppraisalsPage() {
  const t = usePhrases("appraisals", "access");
  const words = t.appraisals;
  const { fields } = words;
  const session = sessionCustomData();
  const period = businessDay(new Date(), session?.timeZone ?? "Asia/Shanghai").slice(0, 7);
  const months = Array.from({ length: monthsOffered }, (_, index) => periodAfter(period, -index));
  const list = useList(appraisals.list, { initial: { period } });
  const readOnly = useRefusedWithout("system.appraisal.write");
  const refusal = useRefusalText();
  const [scored, score] = useState<Appraisal>();
  const [shown, show] = useState<Appraisal>();
  const own = (row: Appraisal) =>
    row.userId === sessionUser()?.userid ? refusal({ ok: false, code: "access.notYourself" }) : undefined;

  const column = columnsOf<Appraisal>();
  const columns: ListColumns<Appraisal> = [
    column.title("userName", "userName", "account", t.common.fields.userName, { onOpen: show }),
    column.text("period", fields.period, { width: 110 }),
    column.label("indicator", fields.indicator, words.indicator, { width: 130, role: "sub" }),
    column.number("done", fields.done, { width: 100, sortable: true }),
    column.number("good", fields.good, { width: 110 }),
    column.pair(
      "score",
      (row) => (row.score === null ? nothingShown : showNumber(row.score)),
      (row) => (row.scoredBy === null ? words.byFacts : fill(words.byFactsWas, { n: row.factScore ?? nothingShown })),
      fields.score,
      { width: 150, sortable: true },
    ),
    column.pair(
      "remark",
      (row) => row.remark || nothingShown,
      (row) => row.scoredBy ?? "",
      t.common.fields.remark,
      {
        width: 160,
      },
    ),
    column.time("scoredTime", fields.scoredTime, { hidden: true }),
    column.text("merchantName", t.common.fields.merchantName, { width: 140, hidden: true }),
    column.actions(t.common.list.actions, (row) => [
      { key: "score", label: words.give, refused: readOnly ?? own(row), onClick: () => score(row) },
    ]),
  ];
  return (
    <>
      <ListPage
        source="deed"
        name="appraisals"
        title={words.pages["/xtgl/jxkp"]}
        list={list}
        rowKey="rowKey"
        columns={columns}
        filters={[
          {
            name: "period",
            label: fields.period,
            control: (
              <ChoiceFilter
                values={months}
                words={Object.fromEntries(months.map((month) => [month, month]))}
                allowClear={false}
              />
            ),
          },
          { name: "userName", label: t.common.fields.userName, control: <TextFilter /> },
          {
            name: "indicator",
            label: fields.indicator,
            control: <ChoiceFilter values={appraisalIndicators} words={words.indicator} />,
          },
        ]}
        toolbar={<ListExport of={appraisals.export} list={list} />}
      />
      <ScoreForm scored={scored} onClose={() => score(undefined)} />
      <FactsDrawer shown={shown} onClose={() => show(undefined)} />
    </>
  );
}
