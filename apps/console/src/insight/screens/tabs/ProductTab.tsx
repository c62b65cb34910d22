import type { OutputOf } from "@yunshou/contract";
import { screens, type ScreenName } from "@yunshou/contract/insight/screens";
import { fill } from "@yunshou/phrases/fill";
import { axes, line, palette, ring, tones } from "../chartStyle.ts";
import { figureText } from "../live/counter.ts";
import { spImageUrl } from "../../../platform/images.ts";
import { Figure, Loaded, Panel, Ranking, ScreenChart } from "../parts.tsx";
import { useScreenData } from "../useScreenData.ts";
import { useScreenText, yuanOf } from "../words.ts";

type Data = OutputOf<typeof screens.products>;

const refreshMs = 60_000;

/** What sells, what it belongs to, and what is missing in the machines (BIGSALES-32). */
export function ProductTab({ screen }: { readonly screen: ScreenName }) {
  const { words, number, percent } = useScreenText();
  const data = useScreenData(screens.products, { screen }, refreshMs);
  const lanes = data === undefined ? 0 : data.lanes.filled + data.lanes.low + data.lanes.empty;
  const stocked = data === undefined || lanes === 0 ? "—" : percent(lanes - data.lanes.empty, lanes);
  return (
    <div className="bs-grid bs-rows">
      <div className="bs-figures">
        <Figure name={words.product.kinds} value={data === undefined ? "—" : number.format(data.kinds)} />
        <Figure
          name={words.product.quantity}
          value={data === undefined ? "—" : number.format(data.quantity)}
          unit={words.unit.pieces}
        />
        <Figure
          name={words.product.amount}
          value={data === undefined ? "—" : figureText(BigInt(data.amountFen), true)}
          unit={words.unit.yuan}
          tone="gold"
        />
        <Figure name={words.product.stocked} value={stocked} tone="green" />
      </div>
      <Panel title={words.product.ranking} className="bs-tall bs-first">
        <Loaded data={data?.ranking} isEmpty={(list) => list.length === 0}>
          {(list) => (
            <Ranking
              withPictures
              rows={list.map((row) => ({
                name: row.productName,
                size: row.quantity,
                figure: number.format(row.quantity),
                picture: row.image,
              }))}
              unit={words.unit.pieces}
            />
          )}
        </Loaded>
      </Panel>
      <Panel title={words.product.trend} className="bs-wide">
        <Loaded data={data?.days}>
          {(days) => (
            <ScreenChart
              label={words.product.trend}
              option={{
                ...axes(days.map((row) => row.day.slice(5))),
                series: [
                  line(
                    words.product.quantity,
                    days.map((row) => row.quantity),
                    tones.cyan,
                  ),
                ],
              }}
            />
          )}
        </Loaded>
      </Panel>
      <Panel title={words.product.stockOuts} className="bs-last">
        <Loaded data={data?.stockOuts} isEmpty={(list) => list.length === 0} empty={words.product.noStockOut}>
          {(list) => (
            <GoodsFeed
              rows={list.map((row) => ({
                ...row,
                said: fill(words.product.emptyLanes, { n: row.emptyLanes }),
                isOver: true,
              }))}
            />
          )}
        </Loaded>
      </Panel>
      <div className="bs-pair">
        <Panel title={words.product.categories}>
          <Loaded data={data?.categories} isEmpty={(list) => list.length === 0}>
            {(list) => <Categories rows={list} />}
          </Loaded>
        </Panel>
        <Panel title={words.product.lanes}>
          <Loaded data={data?.lanes}>{(loaded) => <Lanes lanes={loaded} />}</Loaded>
        </Panel>
      </div>
      <Panel title={words.product.expiring} className="bs-last">
        <Loaded data={data?.expiring} isEmpty={(list) => list.length === 0} empty={words.product.noExpiring}>
          {(list) => (
            <GoodsFeed
              rows={list.map((row) => ({
                ...row,
                said: row.daysLeft < 0 ? words.product.expired : fill(words.product.daysLeft, { n: row.daysLeft }),
                isOver: row.daysLeft < 0,
              }))}
            />
          )}
        </Loaded>
      </Panel>
    </div>
  );
}

interface GoodsRow {
  readonly productName: string;
  readonly image: string | null;
  readonly machines: number;
  readonly said: string;
  readonly isOver: boolean;
}

/** Goods in machines, each with what is to be said of it; red where it is sold out or over already. */
function GoodsFeed({ rows }: { readonly rows: readonly GoodsRow[] }) {
  const { words } = useScreenText();
  return (
    <ol className="bs-feed">
      {rows.map((row) => (
        <li key={row.productName}>
          <img src={spImageUrl(row.image)} alt="" />
          <span className="bs-feed-name" title={row.productName}>
            {row.productName}
          </span>
          <span className="bs-feed-place">{fill(words.product.inMachines, { n: row.machines })}</span>
          <b className={row.isOver ? "bs-tone-red" : undefined}>{row.said}</b>
        </li>
      ))}
    </ol>
  );
}

const shownCategories = 7;

/** The largest categories; the ring is whole, so everything else is one more part. */
function Categories({ rows }: { readonly rows: Data["categories"] }) {
  const { words, percent } = useScreenText();
  const parts = rows.map((row) => ({
    name: row.category === "" ? words.product.uncategorised : row.category,
    value: yuanOf(row.amountFen),
  }));
  const sum = (list: typeof parts) => list.reduce((total, { value }) => total + value, 0);
  const all = sum(parts);
  const rest = parts.slice(shownCategories);
  const shown = [
    ...parts.slice(0, shownCategories),
    ...(rest.length === 0 ? [] : [{ name: words.payment.other, value: sum(rest) }]),
  ];
  return (
    <div className="bs-share">
      <div className="bs-share-ring">
        <ScreenChart label={words.product.categories} option={ring(shown)} />
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

function Lanes({ lanes }: { readonly lanes: Data["lanes"] }) {
  const { words, number, percent } = useScreenText();
  const parts = [
    { name: words.product.filled, value: lanes.filled, tone: tones.green },
    { name: words.product.low, value: lanes.low, tone: tones.gold },
    { name: words.product.empty, value: lanes.empty, tone: tones.red },
  ];
  const all = Math.max(1, lanes.filled + lanes.low + lanes.empty);
  return (
    <div className="bs-stack">
      <div className="bs-stack-bar">
        {parts.map((part) => (
          <i key={part.name} style={{ flexGrow: part.value / all, background: part.tone }} />
        ))}
      </div>
      <ul>
        {parts.map((part) => (
          <li key={part.name}>
            <i style={{ background: part.tone }} />
            <span>{part.name}</span>
            <b>{number.format(part.value)}</b>
            <em>{percent(part.value, all)}</em>
          </li>
        ))}
      </ul>
    </div>
  );
}
