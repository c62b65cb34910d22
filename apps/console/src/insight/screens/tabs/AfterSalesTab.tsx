import type { OutputOf } from "@yunshou/contract";
import { screens, type ScreenName } from "@yunshou/contract/insight/screens";
import { provinceName } from "@yunshou/phrases/insight/provinces";
import { axes, bars, line, tones } from "../chartStyle.ts";
import { momentText } from "../clock.ts";
import { figureText } from "../live/counter.ts";
import { Figure, Loaded, Panel, Ranking, ScreenChart } from "../parts.tsx";
import { useScreenData } from "../useScreenData.ts";
import { useScreenText } from "../words.ts";
import { writeYuan } from "../../../platform/phrases/numbers.ts";

type Data = OutputOf<typeof screens.afterSales>;

const refreshMs = 30_000;
/** From here on a duration reads better in hours, and in days. */
const hoursFromMinutes = 120;
const daysFromMinutes = 4_320;

function durationOf(
  minutes: number | null,
): { readonly value: number; readonly unit: "minutes" | "hours" | "days" } | null {
  if (minutes === null) return null;
  if (minutes >= daysFromMinutes) return { value: minutes / 1_440, unit: "days" };
  return minutes >= hoursFromMinutes ? { value: minutes / 60, unit: "hours" } : { value: minutes, unit: "minutes" };
}

/** Tickets, refunds, alarms and repairs (BIGSALES-32). */
export function AfterSalesTab({ screen }: { readonly screen: ScreenName }) {
  const { words, number, language } = useScreenText();
  const data = useScreenData(screens.afterSales, { screen }, refreshMs);
  const repair = durationOf(data?.repairs.medianMinutes ?? null);
  return (
    <div className="bs-grid bs-rows">
      <div className="bs-figures">
        <Figure
          name={words.afterSales.tickets}
          value={data === undefined ? "—" : number.format(data.tickets)}
          tone="gold"
        />
        <Figure
          name={words.afterSales.alarms}
          value={data === undefined ? "—" : number.format(data.alarms.open)}
          tone="red"
        />
        <Figure
          name={words.afterSales.repair}
          value={repair === null ? "—" : number.format(repair.value)}
          unit={repair === null ? undefined : words.unit[repair.unit]}
          tone="green"
        />
        <Figure
          name={words.afterSales.finished}
          value={data === undefined ? "—" : number.format(data.repairs.finished)}
        />
        <Figure
          name={words.afterSales.refunds}
          value={data === undefined ? "—" : number.format(data.refunds.count)}
          unit={words.unit.orders}
          tone="gold"
        />
        <Figure
          name={words.afterSales.refundAmount}
          value={data === undefined ? "—" : figureText(BigInt(data.refunds.amountFen), true)}
          unit={words.unit.yuan}
          tone="gold"
        />
      </div>
      <Panel title={words.afterSales.kinds}>
        <Loaded data={data?.alarms.kinds} isEmpty={(list) => list.length === 0} empty={words.afterSales.noAlarm}>
          {(list) => (
            <Ranking
              numbered={false}
              rows={list.map((row) => ({
                name: words.alarm[row.kind],
                size: row.count,
                figure: number.format(row.count),
              }))}
            />
          )}
        </Loaded>
      </Panel>
      <Panel title={words.afterSales.trend} className="bs-wide">
        <Loaded data={data}>{(loaded) => <AlarmTrend data={loaded} />}</Loaded>
      </Panel>
      <Panel title={words.afterSales.provinces}>
        <Loaded data={data?.alarms.provinces} isEmpty={(list) => list.length === 0} empty={words.afterSales.noAlarm}>
          {(list) => (
            <Ranking
              rows={list.slice(0, 9).map((row) => ({
                name: provinceName(language, row.province),
                size: row.count,
                figure: number.format(row.count),
              }))}
            />
          )}
        </Loaded>
      </Panel>
      <Panel
        title={words.afterSales.reasons}
        extra={
          data !== undefined &&
          data.refunds.open > 0 && (
            <span className="bs-aside">{`${words.afterSales.refundOpen} ${number.format(data.refunds.open)}`}</span>
          )
        }
      >
        <Loaded data={data?.refunds.reasons} isEmpty={(list) => list.length === 0} empty={words.afterSales.noRefund}>
          {(list) => (
            <Ranking
              numbered={false}
              rows={list.map((row) => ({
                name: words.reason[row.reason],
                size: row.count,
                figure: `${number.format(row.count)} · ¥${writeYuan(row.amountFen)}`,
              }))}
            />
          )}
        </Loaded>
      </Panel>
      <Panel title={words.afterSales.duration} className="bs-wide">
        <Loaded data={data} isEmpty={(loaded) => loaded.repairs.finished === 0}>
          {(loaded) => <RepairTrend data={loaded} />}
        </Loaded>
      </Panel>
      <Panel title={words.afterSales.newest}>
        <Loaded data={data?.newest} isEmpty={(list) => list.length === 0}>
          {(list) => <AlarmFeed rows={list} />}
        </Loaded>
      </Panel>
    </div>
  );
}

function AlarmTrend({ data }: { readonly data: Data }) {
  const { words } = useScreenText();
  const { days } = data.repairs;
  const option = {
    ...axes(
      days.map((row) => row.day.slice(5)),
      { boundaryGap: true },
    ),
    series: [
      bars(
        words.afterSales.raised,
        days.map((row) => row.raised),
        tones.orange,
      ),
      bars(
        words.afterSales.cleared,
        days.map((row) => row.cleared),
        tones.green,
      ),
    ],
  };
  return <ScreenChart option={option} label={words.afterSales.trend} />;
}

function RepairTrend({ data }: { readonly data: Data }) {
  const { words } = useScreenText();
  const { days } = data.repairs;
  const inHours = days.some((row) => (row.medianMinutes ?? 0) >= hoursFromMinutes);
  const values = days.map((row) =>
    row.medianMinutes === null || !inHours ? row.medianMinutes : Math.round(row.medianMinutes / 6) / 10,
  );
  const option = {
    ...axes(days.map((row) => row.day.slice(5))),
    series: [
      {
        ...line(inHours ? words.unit.hours : words.unit.minutes, values, tones.violet),
        connectNulls: true,
        showSymbol: true,
      },
    ],
  };
  return <ScreenChart option={option} label={words.afterSales.duration} />;
}

function AlarmFeed({ rows }: { readonly rows: Data["newest"] }) {
  const { words, language, tags } = useScreenText();
  return (
    <ol className="bs-feed">
      {rows.slice(0, 8).map((row) => (
        <li key={`${row.raisedAt}${row.kind}${row.province}`}>
          <i className={row.clearedAt === null ? "bs-dot bs-dot-red" : "bs-dot bs-dot-green"} />
          <span className="bs-feed-name">{words.alarm[row.kind]}</span>
          <span className="bs-feed-place">{provinceName(language, row.province)}</span>
          <span className="bs-feed-state">
            {row.clearedAt === null ? words.afterSales.open : words.afterSales.restored}
          </span>
          <time dateTime={row.raisedAt}>{momentText(row.raisedAt, tags)}</time>
        </li>
      ))}
    </ol>
  );
}
