import { logs } from "@yunshou/contract/system/logs";
import { auditKinds, queryRangeDays } from "@yunshou/domain";
import { Suspense } from "react";
import { lazily } from "../platform/lazily.ts";
import {
  ChoiceFilter,
  columnsOf,
  DateRange,
  type Filter,
  type FiltersOf,
  type ListColumns,
  lastDays,
  ListExport,
  ListPage,
  TextFilter,
  useList,
  useOpened,
  useRangeRule,
} from "../platform/kit/index.ts";
import { useEvery, usePhrases } from "../platform/phrases/usePhrases.ts";
import { type LogRow, operatorOf, pageOf, verbOf } from "../platform/kit/show/logWords.ts";

const LogDetailDrawer = lazily(async () => ({ default: (await import("./LogDetailDrawer.tsx")).LogDetailDrawer }));

/** Who did what, when and from where (SYS-01). The open entry lives in the URL beside the filters. */
export function LogsPage() {
  const t = usePhrases("logs");
  const [titles, verbs] = [useEvery("pages"), useEvery("verbs")];
  const words = t.logs.fields;
  const list = useList(logs.list, { initial: lastDays(queryRangeDays.history) as FiltersOf<typeof logs.list> });
  const rangeRule = useRangeRule(queryRangeDays.history);
  const opened = useOpened();

  const text = <TextFilter />;
  const filters: Filter<FiltersOf<typeof logs.list>>[] = [
    { name: "logOperator", label: words.logOperator, control: text },
    {
      name: "logType",
      label: words.logType,
      control: <ChoiceFilter values={auditKinds} words={t.logs.kind} />,
    },
    {
      name: ["fromDay", "toDay"],
      label: words.logTime,
      control: <DateRange limitDays={queryRangeDays.history} />,
      rules: [rangeRule],
    },
    { name: "logObject", label: words.logObject, control: text },
  ];

  const column = columnsOf<LogRow>();
  const columns: ListColumns<LogRow> = [
    column.title("logContent", (row) => verbOf(verbs, row), "logObject", words.logContent, {
      width: 230,
      onOpen: (row) => opened.open(row.logId),
    }),
    column.time("logTime", words.logTime, { sortable: true }),
    column.custom("logOperator", words.logOperator, (row) => operatorOf(t.logs, row), {
      width: 120,
      holdsData: true,
      role: "sub",
    }),
    column.text("merchantName", words.merchantName, { width: 150, hidden: true }),
    column.label("logType", words.logType, t.logs.kind),
    column.custom("logPage", words.logPage, (row) => pageOf(titles, row), { width: 140 }),
    column.text("address", words.address, { width: 130 }),
    column.status("logResult", words.logResult, t.logs.result, { failed: "bad" }),
  ];

  return (
    <>
      <ListPage
        source="deed"
        name="logs"
        title={t.logs.pages["/xtgl/rzgl"]}
        list={list}
        rowKey="logId"
        filters={filters}
        columns={columns}
        detail={{
          by: "logId",
          opened,
          drawer: (
            <Suspense>
              <LogDetailDrawer logId={opened.key} onClose={() => opened.open(null)} />
            </Suspense>
          ),
        }}
        toolbar={<ListExport of={logs.export} list={list} />}
      />
    </>
  );
}
