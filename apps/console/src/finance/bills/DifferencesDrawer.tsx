import { billDifferences } from "@yunshou/contract/finance/bills";
import type { Language } from "@yunshou/contract";
import { addDays, billDayStart, continuityGap, differenceTable, step } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Alert, Descriptions, Table } from "antd";
import { useState } from "react";
import { Link } from "react-router";
import {
  DetailDrawer,
  ListExport,
  namesOf,
  nothingShown,
  Pair,
  RowActions,
  showMoney,
  showNumber,
  showTime,
  StatusDot,
  useConfirm,
  usePageOf,
  useRecord,
  useRefusalText,
  useRefusedWithout,
  useWrite,
  whenOpened,
} from "../../platform/kit/index.ts";
import { useLanguage, usePhrases } from "../../platform/phrases/usePhrases.ts";
import { useCanOpen } from "../../platform/usePages.ts";
import { type BillRow, differenceAbout, type DifferenceRow, differenceTones } from "./state.ts";
import { showDuration } from "../../platform/kit/show/duration.ts";

const DifferenceForm = whenOpened(
  async () => (await import("./DifferenceForm.tsx")).DifferenceForm,
  ({ difference }) => difference !== undefined,
);
const ParkForm = whenOpened(
  async () => (await import("./ParkForm.tsx")).ParkForm,
  ({ difference }) => difference !== undefined,
);
const pageSize = 20;
const ordersPath = "/jygl/ddgl";
const settlementsPath = "/cwgl/cwjs";

/** One bill: the one figure that it is about, what continues, and its differences to be worked off (patterns §7.7). */
export function DifferencesDrawer({
  bill,
  onClose,
}: {
  readonly bill: BillRow | undefined;
  readonly onClose: () => void;
}) {
  const t = usePhrases("bills");
  const words = t.bills;
  const { fields } = words;
  const language = useLanguage();
  const [page, turn] = usePageOf(bill?.billId);
  const [settling, settle] = useState<DifferenceRow | undefined>();
  const [parking, park] = useState<DifferenceRow | undefined>();
  const filters = { billId: bill?.billId, fromDay: bill?.billDate, toDay: bill?.billDate };
  const { data, error, reload } = useRecord(billDifferences.list, { ...filters, page, pageSize });
  const gap = bill === undefined ? 0 : continuityGap({ ...bill, opened: bill.openedCount, settled: bill.settledCount });
  return (
    <>
      <DetailDrawer
        title={bill === undefined ? "" : namesOf(bill.providerName, words.subject[bill.billSubject], bill.billDate)}
        open={bill !== undefined}
        onClose={onClose}
        loading={data === undefined}
        error={data === undefined ? error : null}
        onRetry={() => void reload()}
        width={1080}
        extra={
          bill !== undefined && (
            <ListExport
              of={billDifferences.export}
              list={{
                counted: data?.total,
                filters: { billId: bill.billId, fromDay: bill.billDate, toDay: bill.billDate },
              }}
            />
          )
        }
      >
        {bill !== undefined && data !== undefined && (
          <>
            <Descriptions
              size="small"
              bordered
              column={2}
              items={[
                [fields.ourAmount, showMoney(bill.ourAmountFen)],
                [fields.theirAmount, showMoney(bill.theirAmountFen)],
                [fields.difference, showMoney(bill.differenceFen)],
                [fields.feeDifference, showMoney(bill.feeDifferenceFen)],
                [fields.openBefore, showNumber(bill.openBefore)],
                [
                  namesOf(fields.openedCount, fields.settledCount),
                  `${showNumber(bill.openedCount)} / ${showNumber(bill.settledCount)}`,
                ],
                [fields.openAfter, showNumber(bill.openAfter)],
                ...(bill.oldestOpenTime === null ? [] : [[fields.oldestOpenTime, ageOf(bill, language)]]),
              ].map(([label, children], place) => ({ key: place, label, children }))}
            />
            {gap !== 0 && (
              <Alert type="error" showIcon title={fill(words.gap, { n: showNumber(gap) })} style={{ marginTop: 16 }} />
            )}
            <Differences
              rows={data.rows}
              paging={{ current: page, pageSize, total: data.total, onChange: turn, hideOnSinglePage: true }}
              onSettle={settle}
              onPark={park}
            />
          </>
        )}
      </DetailDrawer>
      <ParkForm difference={parking} onClose={() => park(undefined)} />
      <DifferenceForm difference={settling} onClose={() => settle(undefined)} />
    </>
  );
}

/** Since when the oldest is open, and how old it was when the day of the bill ended. */
const ageOf = ({ oldestOpenTime, billDate, payMethod }: BillRow, language: Language) =>
  [
    showTime(oldestOpenTime),
    showDuration(oldestOpenTime ?? "", billDayStart(payMethod, addDays(billDate, 1)).toISOString(), language),
  ]
    .filter(Boolean)
    .join(" · ");

interface DifferencesProps {
  readonly rows: readonly DifferenceRow[];
  readonly paging: {
    readonly current: number;
    readonly pageSize: number;
    readonly total: number;
    readonly onChange: (page: number) => void;
    readonly hideOnSinglePage: boolean;
  };
  readonly onSettle: (difference: DifferenceRow) => void;
  readonly onPark: (difference: DifferenceRow) => void;
}

/** Ours beside theirs, with the reason and what may be done. */
function Differences({ rows, paging, onSettle, onPark }: DifferencesProps) {
  const t = usePhrases("bills");
  const words = t.bills;
  const { fields, action } = words;
  const { ask } = useConfirm();
  const refusal = useRefusalText();
  const readOnly = useRefusedWithout("finance.bill.write");
  const take = useWrite(billDifferences.take);
  const askAgain = useWrite(billDifferences.ask);
  const canOpen = useCanOpen();
  const seesOrders = canOpen(ordersPath);
  const orderOf = ({ orderNo }: DifferenceRow) => {
    if (orderNo === null) return nothingShown;
    return seesOrders ? <Link to={`${ordersPath}?open=${orderNo}`}>{orderNo}</Link> : orderNo;
  };
  /** The statement that waits for the difference, of the same merchant and day. */
  const statementOf = ({ merchantNo, merchantName, billDate }: DifferenceRow) => {
    if (merchantNo === null || !canOpen(settlementsPath)) return merchantName ?? nothingShown;
    const query = new URLSearchParams({ merchantNo, fromDay: billDate, toDay: billDate });
    return <Link to={`${settlementsPath}?${query.toString()}`}>{merchantName}</Link>;
  };
  const takeOver = (row: DifferenceRow) =>
    ask({
      text: words.takeQuestion,
      about: differenceAbout(row),
      verb: action.take,
      run: () => take.run({ differenceId: row.differenceId, version: row.version }),
    });
  const answerOf = ({ askTime, answerState, answerAmountFen, answerTime }: DifferenceRow) => {
    if (askTime === null) return "";
    if (answerState === null) return words.asked;
    const fen = answerAmountFen === null ? "" : showMoney(answerAmountFen);
    return [`${fields.answerState}: ${words.answer[answerState]}`, fen, showTime(answerTime)].filter(Boolean).join(" ");
  };
  const stateNote = (row: DifferenceRow) =>
    row.arrived
      ? [row.reason === "missingHere" ? words.bookedSince : words.arrived, row.remark].filter(Boolean).join(" · ")
      : [
          row.parkedUntil === null ? "" : fill(words.parkedUntil, { day: row.parkedUntil }),
          row.handler,
          row.remark,
          answerOf(row),
        ]
          .filter(Boolean)
          .join(" · ");
  return (
    <Table<DifferenceRow>
      style={{ marginTop: 16 }}
      rowKey="differenceId"
      dataSource={rows}
      pagination={paging}
      locale={{ emptyText: words.none }}
      columns={[
        {
          key: "reason",
          title: fields.reason,
          width: 108,
          render: (_, row) => <Pair main={words.reason[row.reason]} second={words.lineKind[row.lineKind]} />,
        },
        {
          key: "orderNo",
          title: t.common.fields.orderNo,
          width: 178,
          render: (_, row) => <Pair main={orderOf(row)} second={statementOf(row)} />,
        },
        {
          key: "thirdTradeNo",
          title: fields.thirdTradeNo,
          ellipsis: true,
          render: (_, row) => row.thirdTradeNo ?? nothingShown,
        },
        {
          key: "ours",
          title: fields.ourAmount,
          align: "right",
          width: 142,
          render: (_, row) => <Pair main={showMoney(row.ourAmountFen)} second={showTime(row.ourTime)} />,
        },
        {
          key: "theirs",
          title: fields.theirAmount,
          align: "right",
          width: 142,
          render: (_, row) => <Pair main={showMoney(row.theirAmountFen)} second={showTime(row.theirTime)} />,
        },
        {
          key: "state",
          title: fields.differenceState,
          width: 150,
          render: (_, row) => (
            <Pair
              main={
                <StatusDot tone={differenceTones[row.differenceState]}>{words.state[row.differenceState]}</StatusDot>
              }
              second={stateNote(row)}
            />
          ),
        },
        {
          key: "actions",
          title: t.common.list.actions,
          width: 112,
          render: (_, row) => {
            const refused = (event: "take" | "settle" | "park") =>
              readOnly ?? refusal(step(differenceTable, row.differenceState, event));
            const taking = { key: "take", label: action.take, refused: refused("take"), onClick: () => takeOver(row) };
            const settling = {
              key: "settle",
              label: action.settle,
              refused: refused("settle"),
              onClick: () => onSettle(row),
            };
            const others = [
              { key: "park", label: action.park, refused: refused("park"), onClick: () => onPark(row) },
              // What was kept of a payment no provider answers; what was shared is asked about by itself.
              ...(row.reason === "feeDiffers" || row.lineKind === "share" || row.lineKind === "return"
                ? []
                : [
                    {
                      key: "ask",
                      label: action.ask,
                      refused: refused("take"),
                      onClick: () => void askAgain.run({ differenceId: row.differenceId, version: row.version }),
                    },
                  ]),
            ];
            const first = row.differenceState === "open" ? [taking, settling] : [settling, taking];
            return <RowActions actions={[...first, ...others]} />;
          },
        },
      ]}
    />
  );
}
