import type { OutputOf } from "@yunshou/contract";
import { screens, type ScreenName } from "@yunshou/contract/insight/screens";
import { writeShort, writeYuan } from "../../../platform/phrases/numbers.ts";
import { axes, bars, font, isStill, line, palette, ring, tones } from "../chartStyle.ts";
import { Figure, Loaded, Panel, ScreenChart } from "../parts.tsx";
import { weekdayOf } from "../weekday.ts";
import { useScreenData } from "../useScreenData.ts";
import { useScreenText } from "../words.ts";

type Data = OutputOf<typeof screens.customers>;

const refreshMs = 60_000;

/** How and when people buy, and who comes back (BIGSALES-32). */
export function CustomerTab({ screen }: { readonly screen: ScreenName }) {
  const { words, number, percent } = useScreenText();
  const data = useScreenData(screens.customers, { screen }, refreshMs);
  const members = data?.members;
  const returning = members === undefined || members.active === 0 ? "—" : percent(members.returning, members.active);
  return (
    <div className="bs-grid bs-rows bs-two">
      <div className="bs-figures">
        <Figure
          name={words.customer.orders}
          value={data === undefined ? "—" : number.format(data.orders)}
          unit={words.unit.times}
        />
        <Figure
          name={words.customer.average}
          value={data === undefined ? "—" : writeYuan(data.averageFen)}
          unit={words.unit.yuan}
          tone="gold"
        />
        <Figure
          name={words.customer.active}
          value={members === undefined ? "—" : number.format(members.active)}
          unit={words.unit.members}
        />
        <Figure
          name={words.customer.returning}
          value={members === undefined ? "—" : number.format(members.returning)}
          unit={words.unit.members}
          tone="green"
        />
        <Figure name={words.customer.returningShare} value={returning} tone="green" />
      </div>
      <Panel title={words.customer.payments}>
        <Loaded data={data?.payments} isEmpty={(list) => list.length === 0}>
          {(list) => <Payments rows={list} />}
        </Loaded>
      </Panel>
      <Panel title={words.customer.heat} className="bs-wide">
        <Loaded data={data?.heat} isEmpty={(list) => list.length === 0}>
          {(list) => <Heat rows={list} />}
        </Loaded>
      </Panel>
      <Panel title={words.customer.memberTrend} className="bs-full">
        <Loaded data={members} isEmpty={(loaded) => loaded.active === 0} empty={words.customer.noMember}>
          {(loaded) => (
            <ScreenChart
              label={words.customer.memberTrend}
              option={{
                ...axes(
                  loaded.days.map((row) => row.day.slice(5)),
                  { boundaryGap: true },
                ),
                series: [
                  bars(
                    words.customer.memberOrders,
                    loaded.days.map((row) => row.orders),
                    tones.blue,
                  ),
                  line(
                    words.customer.memberCount,
                    loaded.days.map((row) => row.members),
                    tones.gold,
                    false,
                  ),
                ],
              }}
            />
          )}
        </Loaded>
      </Panel>
    </div>
  );
}

function Payments({ rows }: { readonly rows: Data["payments"] }) {
  const { words, number, percent } = useScreenText();
  const shown = [...rows]
    .sort((a, b) => b.orders - a.orders)
    .map((row) => ({ name: words.payment[row.payment], value: row.orders }));
  const all = shown.reduce((total, row) => total + row.value, 0);
  return (
    <div className="bs-share bs-share-tall">
      <div className="bs-share-ring">
        <ScreenChart label={words.customer.payments} option={ring(shown)} />
        <p>
          <b>{number.format(all)}</b>
          {words.unit.times}
        </p>
      </div>
      <ul>
        {shown.map((row, index) => (
          <li key={row.name}>
            <i style={{ background: palette[index] }} />
            <span title={row.name}>{row.name}</span>
            <b>{percent(row.value, all)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Hours across, weekdays down, Monday at the top. */
function Heat({ rows }: { readonly rows: Data["heat"] }) {
  const { words, language } = useScreenText();
  const weekdays = Array.from({ length: 7 }, (_none, day) => weekdayOf(language, day, "short"));
  const hours = Array.from({ length: 24 }, (_none, hour) => String(hour));
  // One extraordinary hour must not darken all others.
  const most = Math.max(1, rows.map((row) => row.orders).sort((a, b) => a - b)[Math.floor(rows.length * 0.97)] ?? 1);
  const axis = {
    axisLine: { show: false },
    axisTick: { show: false },
    splitLine: { show: false },
    axisLabel: { color: tones.text, fontSize: 13 },
  } as const;
  const option = {
    animation: !isStill(),
    textStyle: font,
    grid: { left: 4, right: 8, top: 8, bottom: 4, containLabel: true },
    tooltip: {
      backgroundColor: "rgba(8,24,60,.94)",
      borderColor: "rgba(90,160,255,.4)",
      textStyle: { color: "#e6f0ff", fontSize: 13 },
      confine: true,
      formatter: (item: unknown) => {
        const [hour = 0, day = 0, orders = 0] = (item as { value: readonly number[] }).value;
        return `${weekdays[day]} ${words.customer.hour.replace("{{n}}", String(hour))} · ${words.customer.heatUnit.replace("{{n}}", writeShort(orders))}`;
      },
    },
    visualMap: {
      show: false,
      min: 0,
      max: most,
      inRange: { color: ["#0b2550", "#12499b", "#1f7fe0", "#45c4f5", "#ffd166"] },
    },
    xAxis: { type: "category" as const, data: hours, ...axis },
    yAxis: { type: "category" as const, data: weekdays, inverse: true, ...axis },
    series: [
      {
        type: "heatmap" as const,
        data: rows.map((row) => [row.hour, row.weekday - 1, row.orders]),
        itemStyle: { borderColor: "#07142f", borderWidth: 3, borderRadius: 5 },
      },
    ],
  };
  return <ScreenChart option={option} label={words.customer.heat} />;
}
