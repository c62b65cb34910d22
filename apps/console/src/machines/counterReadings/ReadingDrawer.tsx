import { counterReadings } from "@yunshou/contract/machines/counterReadings";
import { fill } from "@yunshou/phrases/fill";
import { Alert, Descriptions, Table } from "antd";
import {
  DetailDrawer,
  namesOf,
  nothingShown,
  showMoney,
  showNumber,
  showTime,
  useRecord,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

/** One reading: what each selection sold, and beside a held one what it was compared with. */
export function ReadingDrawer({
  readingId,
  onClose,
}: {
  readonly readingId: string | undefined;
  readonly onClose: () => void;
}) {
  const words = usePhrases("counterReadings").counterReadings;
  const remarkLabel = usePhrases("counterReadings").common.fields.remark;
  const { fields } = words;
  const { data, error, reload } = useRecord(counterReadings.detail, { readingId });
  const of = data?.readingId === readingId ? data : undefined;
  const changed = (now: string, before: string | null) =>
    namesOf(now, before === null || before === now ? null : fill(words.before, { value: before || nothingShown }));
  const figure = (value: number | null) => (value === null ? null : showNumber(value));
  const pairs: readonly (readonly [string, string | null])[] =
    of === undefined
      ? []
      : [
          [fields.readingState, words.state[of.readingState]],
          [fields.readingProblem, of.readingProblem === null ? null : words.problem[of.readingProblem]],
          [fields.readTime, showTime(of.readTime)],
          [fields.fromTime, of.fromTime === null ? null : showTime(of.fromTime)],
          [fields.vends, changed(showNumber(of.vends), figure(of.vendsBefore))],
          [fields.pieces, figure(of.pieces)],
          [fields.orderPieces, figure(of.orderPieces)],
          [fields.differencePieces, figure(of.differencePieces)],
          [fields.amount, of.amountFen === null ? null : showMoney(of.amountFen)],
          [fields.currency, of.currency],
          [fields.serial, changed(of.serial, of.serialBefore)],
          [fields.board, changed(of.board, of.boardBefore)],
          [fields.clock, of.clock],
          [fields.readingSource, namesOf(words.source[of.readingSource], of.uploader)],
          [fields.fileName, of.fileName],
          [fields.decidedBy, namesOf(of.decidedBy, of.decidedTime === null ? null : showTime(of.decidedTime))],
          [remarkLabel, of.remark],
        ];
  return (
    <DetailDrawer
      title={of === undefined ? words.pages["/shj/jqds"] : namesOf(of.machineName, of.machineNo)}
      open={readingId !== undefined}
      onClose={onClose}
      loading={of === undefined}
      error={of === undefined ? error : null}
      onRetry={() => void reload()}
    >
      {of !== undefined && (
        <>
          <Alert type="info" showIcon title={words.hint} style={{ marginBottom: 16 }} />
          <Descriptions
            size="small"
            bordered
            column={2}
            items={pairs.map(([label, value]) => ({ key: label, label, children: value || nothingShown }))}
          />
          <Table
            size="small"
            style={{ marginTop: 16 }}
            rowKey="selection"
            dataSource={of.selections}
            pagination={false}
            locale={{ emptyText: words.nothingSold }}
            columns={[
              { key: "selection", title: fields.selection, render: (_, one) => one.selection },
              { key: "name", title: fields.selectionName, render: (_, one) => one.selectionName || nothingShown },
              { key: "pieces", title: fields.pieces, align: "right", render: (_, one) => showNumber(one.pieces) },
            ]}
          />
        </>
      )}
    </DetailDrawer>
  );
}
