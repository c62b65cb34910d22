import { screens, type ScreenName } from "@yunshou/contract/insight/screens";
import { provinceName } from "@yunshou/phrases/insight/provinces";
import { axes, bars, line, tones } from "../chartStyle.ts";
import { dayText } from "../clock.ts";
import { figureText } from "../live/counter.ts";
import { Figure, Loaded, Note, Panel, Ranking, ScreenChart } from "../parts.tsx";
import { useScreenData } from "../useScreenData.ts";
import { useScreenText, yuanOf } from "../words.ts";

const refreshMs = 60_000;

/** Merchants by province, by sales and over time; names only with a session (BIGSALES-32, PERM-16). */
export function MerchantTab({ screen }: { readonly screen: ScreenName }) {
  const { words, language, tags, number, percent } = useScreenText();
  const data = useScreenData(screens.merchants, { screen }, refreshMs);
  const figure = (value: number | undefined) => (value === undefined ? "—" : number.format(value));
  const activity = data === undefined || data.total === 0 ? "—" : percent(data.selling, data.total);
  return (
    <div className="bs-grid bs-rows bs-two">
      <div className="bs-figures">
        <Figure name={words.merchant.total} value={figure(data?.total)} unit={words.unit.merchants} />
        <Figure name={words.merchant.selling} value={figure(data?.selling)} unit={words.unit.merchants} tone="green" />
        <Figure name={words.merchant.activity} value={activity} tone="green" />
        <Figure
          name={words.merchant.newThisMonth}
          value={figure(data?.newThisMonth)}
          unit={words.unit.merchants}
          tone="gold"
        />
      </div>
      <Panel title={words.merchant.provinces}>
        <Loaded data={data?.provinces} isEmpty={(list) => list.length === 0}>
          {(list) => (
            <Ranking
              rows={list.slice(0, 9).map((row) => ({
                name: provinceName(language, row.province),
                size: row.count,
                figure: number.format(row.count),
              }))}
              unit={words.unit.merchants}
            />
          )}
        </Loaded>
      </Panel>
      <Panel title={words.merchant.ranking} className="bs-wide">
        <Loaded data={data}>
          {({ ranking }) => {
            if (ranking === null) return <Note>{words.state.needSession}</Note>;
            if (ranking.length === 0) return <Note>{words.state.empty}</Note>;
            return (
              <Ranking
                rows={ranking.slice(0, 9).map((row) => ({
                  name: row.name,
                  size: yuanOf(row.amountFen),
                  figure: `¥${figureText(BigInt(row.amountFen), true)}`,
                }))}
              />
            );
          }}
        </Loaded>
      </Panel>
      <Panel title={words.merchant.newest}>
        <Loaded data={data}>
          {({ newest }) => {
            if (newest === null) return <Note>{words.state.needSession}</Note>;
            return (
              <ol className="bs-feed">
                {newest.slice(0, 8).map((row) => (
                  <li key={`${row.createdAt}${row.name}`}>
                    <span className="bs-feed-name" title={row.name}>
                      {row.name}
                    </span>
                    <span className="bs-feed-place">{provinceName(language, row.province)}</span>
                    <time dateTime={row.createdAt}>{dayText(row.createdAt, tags)}</time>
                  </li>
                ))}
              </ol>
            );
          }}
        </Loaded>
      </Panel>
      <Panel title={words.merchant.growth} className="bs-wide">
        <Loaded data={data}>
          {({ months, total }) => (
            <ScreenChart
              label={words.merchant.growth}
              option={{
                ...axes(
                  months.map((row) => row.month),
                  { boundaryGap: true },
                ),
                series: [
                  bars(
                    words.merchant.growth,
                    months.map((row) => row.count),
                    tones.cyan,
                  ),
                  line(
                    words.merchant.total,
                    months.map(
                      (_row, index) => total - months.slice(index + 1).reduce((later, row) => later + row.count, 0),
                    ),
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
