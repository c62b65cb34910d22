import type { RowOf } from "@yunshou/contract";
import { cardLogs } from "@yunshou/contract/members/cardLogs";
import { cardLogTypes, queryRangeDays } from "@yunshou/domain";
import {
  CardField,
  ChoiceFilter,
  columnsOf,
  DateRange,
  type FiltersOf,
  lastDays,
  type ListColumns,
  ListExport,
  ListPage,
  nothingShown,
  showMoney,
  useList,
  useRangeRule,
} from "../platform/kit/index.ts";
import { useEvery, usePhrases } from "../platform/phrases/usePhrases.ts";

type Row = RowOf<typeof cardLogs.list>;

/** What an action was about: the new card, the money, the remark. */
const contentOf = ({ newCardNo, amountFen, remark }: Row): string =>
  [newCardNo === null ? "" : `→ ${newCardNo}`, amountFen === null ? "" : showMoney(amountFen), remark]
    .filter((part) => part !== "")
    .join(" · ") || nothingShown;

/** 会员卡日志: who did what with which card (CARD-23, SYS-01). */
export function CardLogsPage() {
  const t = usePhrases("members");
  const words = t.members;
  const verbs = useEvery("verbs");
  const actions = {
    ...words.action,
    correct: verbs.correct,
    setLimits: verbs.setLimits,
    setPassword: verbs.setPassword,
  };
  const list = useList(cardLogs.list, {
    initial: lastDays(queryRangeDays.history) as FiltersOf<typeof cardLogs.list>,
  });
  const rangeRule = useRangeRule(queryRangeDays.history);
  const column = columnsOf<Row>();
  const columns: ListColumns<Row> = [
    column.title("cardNo", "cardNo", null, words.fields.cardNo, { width: 150 }),
    column.time("logTime", words.fields.logTime, { sortable: true }),
    column.label("cardAction", words.fields.cardAction, actions),
    column.custom("logContent", words.fields.logContent, contentOf, { width: 260, holdsData: true, role: "sub" }),
    column.text("operatorName", words.fields.operatorName, { width: 120 }),
    column.pair("merchant", "merchantName", "merchantNo", words.fields.merchantName, { width: 150, role: undefined }),
  ];
  return (
    <ListPage
      source="card"
      name="cardLogs"
      title={words.pages["/hygl/hykrz"]}
      list={list}
      rowKey="logId"
      columns={columns}
      filters={[
        {
          name: ["fromDay", "toDay"],
          label: words.fields.logTime,
          control: <DateRange limitDays={queryRangeDays.history} />,
          rules: [rangeRule],
        },
        { name: "cardNo", label: words.fields.cardNo, control: <CardField by="number" /> },
        {
          name: "cardAction",
          label: words.fields.cardAction,
          control: <ChoiceFilter values={cardLogTypes} words={actions} />,
        },
      ]}
      toolbar={<ListExport of={cardLogs.export} list={list} />}
    />
  );
}
