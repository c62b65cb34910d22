import type { OutputOf } from "@yunshou/contract";
import type { ScreenName } from "@yunshou/contract/insight/screens";
import { screenCalls } from "@yunshou/contract/insight/documented";
import type { PaymentKind } from "@yunshou/domain";
import { useState } from "react";
import { writeNumber } from "../../../platform/phrases/numbers.ts";
import { palette, ring } from "../chartStyle.ts";
import { Loaded, Panel, Ranking, ScreenChart, Switch } from "../parts.tsx";
import { useScreenData } from "../useScreenData.ts";
import { useScreenText } from "../words.ts";

type Row = OutputOf<typeof screenCalls.tradeStatistics>[number];
type View = "table" | "ranking" | "share";

/** Payment figures are asked for every minute (BIGSALES-15, BIGSALES-17). */
export const paymentRefreshMs = 60_000;

/** Documented columns of the seven kinds, in their order (BIGSALES-16). */
const columns: readonly (readonly [PaymentKind, Exclude<keyof Row, "classify" | "allCount">])[] = [
  ["alipay", "alipaysl"],
  ["wechat", "wxpaysl"],
  ["unionpay", "unionpaysl"],
  ["pickupCode", "pickcodesl"],
  ["memberCard", "memberpaysl"],
  ["cash", "cashsl"],
  ["other", "othersl"],
];

/** Payment kinds of today: table, ranking, share; the ranking at first (BIGSALES-14). */
export function PaymentPanel({ screen }: { readonly screen: ScreenName }) {
  const { words } = useScreenText();
  const [view, setView] = useState<View>("ranking");
  const rows = useScreenData(screenCalls.tradeStatistics, { screen }, paymentRefreshMs);
  const views = (["table", "ranking", "share"] as const).map((value) => ({ value, text: words.sales[value] }));
  return (
    <Panel
      title={words.sales.payments}
      extra={<Switch label={words.sales.payments} value={view} options={views} onChange={setView} />}
    >
      <Loaded data={rows} isEmpty={(list) => list.length === 0}>
        {(list) => <PaymentView view={view} rows={list} />}
      </Loaded>
    </Panel>
  );
}

function PaymentView({ view, rows }: { readonly view: View; readonly rows: readonly Row[] }) {
  const { words, number, percent: share } = useScreenText();
  // The first row holds the counts.
  const counts = columns.map(([kind, column]) => ({
    kind,
    name: words.payment[kind],
    value: Number(rows[0]?.[column] ?? 0),
  }));
  const all = counts.reduce((sum, row) => sum + row.value, 0);
  const percent = (value: number) => share(value, all);
  if (view === "ranking") {
    return (
      <Ranking
        numbered={false}
        rows={[...counts]
          .sort((a, b) => b.value - a.value)
          .map((row) => ({ name: row.name, size: row.value, figure: number.format(row.value) }))}
      />
    );
  }
  if (view === "share") {
    return (
      <div className="bs-share">
        <div className="bs-share-ring">
          <ScreenChart label={words.sales.share} option={ring(counts)} />
          <p>
            <b>{number.format(all)}</b>
            {words.sales.all}
          </p>
        </div>
        <ul>
          {counts.map((row, index) => (
            <li key={row.kind}>
              <i style={{ background: palette[index] }} />
              <span title={row.name}>{row.name}</span>
              <b>{percent(row.value)}</b>
            </li>
          ))}
        </ul>
      </div>
    );
  }
  return (
    <table className="bs-table">
      <thead>
        <tr>
          <th scope="col">{words.sales.kind}</th>
          {rows.map((row) => (
            <th key={row.classify} scope="col">
              {row.classify}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {columns.map(([kind, column]) => (
          <tr key={kind}>
            <th scope="row">{words.payment[kind]}</th>
            {rows.map((row) => (
              <td key={row.classify}>{figure(row[column], number)}</td>
            ))}
          </tr>
        ))}
        <tr className="bs-table-sum">
          <th scope="row">{words.sales.all}</th>
          {rows.map((row) => (
            <td key={row.classify}>{figure(row.allCount, number)}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

/** Counts are numbers; amounts come as texts with two decimals and are shown with groups. */
function figure(value: number | string, number: { readonly format: (value: number) => string }): string {
  return typeof value === "number" ? number.format(value) : writeNumber(value, 2);
}
