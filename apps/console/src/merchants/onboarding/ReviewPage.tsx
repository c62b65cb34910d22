import type { RowOf } from "@yunshou/contract";
import { applications } from "@yunshou/contract/merchants/onboarding/applications";
import { submissions } from "@yunshou/contract/merchants/onboarding/submissions";
import {
  applicationStates,
  applicationTable,
  isSubmissionOver,
  queryRangeDays,
  reviewDecisions,
  step,
} from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { App, Button, Select } from "antd";
import { useState } from "react";
import { useNavigate } from "react-router";
import {
  columnsOf,
  DateRange,
  type ListColumns,
  lastDays,
  ListExport,
  chosenRows,
  ListPage,
  namesOf,
  TextFilter,
  useList,
  useRangeRule,
  useRefusalText,
  useRefusedWithout,
  useWrite,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { Deciding } from "./DecideDialog.tsx";
import { Providers } from "./Providers.tsx";
import { stateTones } from "./state.ts";

const DecideDialog = whenOpened(
  async () => (await import("./DecideDialog.tsx")).DecideDialog,
  ({ deciding }) => deciding !== undefined,
);

/** A provider that is asked answers within this time, as a rule. */
const answerAfterMs = 2_500;

type Row = RowOf<typeof applications.reviews>;

/** 小微商户进件: submitted applications, single and in batches; nobody reviews an own one. */
export function ReviewPage() {
  const t = usePhrases("onboarding", "submissions");
  const words = t.onboarding;
  const navigate = useNavigate();
  const refusal = useRefusalText();
  const list = useList(applications.reviews, { initial: lastDays(30) });
  const rangeRule = useRangeRule(queryRangeDays.statistics);
  const query = useWrite(submissions.query);
  const maySubmit = useRefusedWithout("merchants.submission.write");
  const { message } = App.useApp();
  const [deciding, decide] = useState<Deciding | undefined>();
  const refused = (row: Row, decision: Deciding["decision"]) =>
    row.own
      ? t.onboarding.errors["merchants.ownApplication"]
      : refusal(step(applicationTable, row.applyStatus, decision));

  const ask = ({ applicationId }: Row) =>
    void query.run({ applicationId }).then(
      () => {
        message.success(t.submissions.queried);
        setTimeout(list.reload, answerAfterMs);
      },
      () => undefined,
    );

  const column = columnsOf<Row>();
  const columns: ListColumns<Row> = [
    column.title("applyNo", (row) => row.merchantName || row.applyNo, "applyNo", words.fields.merchantName, {
      width: 200,
      onOpen: (row) => void navigate(`/cfgl/jjxx0?id=${row.applicationId}`),
    }),
    column.text("inviterName", words.fields.inviterName, { width: 110 }),
    column.text("merchantNo", words.fields.merchantNo, { width: 110, hidden: true }),
    column.custom(
      "providerName",
      words.fields.providerName,
      ({ submissions: sent }) => <Providers submissions={sent} />,
      { width: 190, holdsData: true },
    ),
    column.pair("contactName", "contactName", "contactPhone", words.fields.contactName, { width: 120 }),
    column.text("storeName", words.fields.storeName, { width: 130, hidden: true }),
    column.time("submittedAt", words.fields.submittedAt),
    column.text("reviewer", words.fields.reviewer, { width: 90, hidden: true }),
    column.time("reviewTime", words.fields.reviewTime, { hidden: true }),
    column.text("reviewRemark", words.fields.reviewRemark, { width: 180, hidden: true }),
    column.status("applyStatus", words.fields.applyStatus, words.state, stateTones),
    column.actions(t.common.list.actions, (row) => [
      ...reviewDecisions.map((decision) => ({
        key: decision,
        label: words.decision[decision],
        refused: refused(row, decision),
        danger: decision === "reject",
        onClick: () => decide({ decision, applications: [row], about: namesOf(row.merchantName, row.applyNo) }),
      })),
      {
        key: "query",
        label: t.submissions.query,
        refused:
          maySubmit ??
          (row.submissions.some(({ state }) => !isSubmissionOver(state))
            ? undefined
            : t.common.errors["state.notAllowed"]),
        onClick: () => ask(row),
      },
    ]),
  ];

  return (
    <>
      <ListPage
        source="application"
        name="reviews"
        title={words.reviewTitle}
        list={list}
        rowKey="applicationId"
        columns={columns}
        filters={[
          { name: "merchantName", label: words.fields.merchantName, control: <TextFilter /> },
          {
            name: "applyStatus",
            label: words.fields.applyStatus,
            control: (
              <Select
                allowClear
                placeholder={t.common.list.all}
                options={applicationStates
                  .filter((one) => one !== "draft")
                  .map((value) => ({ value, label: words.state[value] }))}
              />
            ),
          },
          {
            name: ["fromDay", "toDay"],
            label: words.fields.submittedAt,
            control: <DateRange limitDays={queryRangeDays.statistics} />,
            rules: [rangeRule],
          },
          { name: "providerName", label: words.fields.providerName, control: <TextFilter /> },
        ]}
        toolbar={<ListExport of={applications.export} list={list} />}
        batch={(keys) =>
          reviewDecisions.map((decision) => (
            <Button
              key={decision}
              size="small"
              danger={decision === "reject"}
              onClick={() =>
                decide({
                  decision,
                  applications: chosenRows({ ...list, keyOf: (row) => row.applicationId }),
                  about: fill(t.common.list.selected, { n: keys.length }),
                })
              }
            >
              {words.decision[decision]}
            </Button>
          ))
        }
      />
      <DecideDialog deciding={deciding} onClose={() => decide(undefined)} onDecided={() => list.select([])} />
    </>
  );
}
