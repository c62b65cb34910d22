import type { OutputOf } from "@yunshou/contract";
import type { ScreenName } from "@yunshou/contract/insight/screens";
import type { LiveTotals } from "@yunshou/contract/insight/screensLive";
import { screens } from "@yunshou/contract/insight/screens";
import { yuanFromFen } from "@yunshou/domain";
import { provinceName } from "@yunshou/phrases/insight/provinces";
import { useEffect, useState } from "react";
import { Counter } from "../Counter.tsx";
import { axes, line, tones } from "../chartStyle.ts";
import { wholeUnits } from "../live/counter.ts";
import type { SalePoint } from "../live/points.ts";
import { Loaded, Panel, Ranking, ScreenChart, Switch } from "../parts.tsx";
import { useScreenData } from "../useScreenData.ts";
import { useScreenText, yuanOf } from "../words.ts";
import { Feed } from "./Feed.tsx";
import { PaymentPanel } from "./PaymentPanel.tsx";
import { SalesMap } from "./SalesMap.tsx";

type Config = OutputOf<typeof screens.config>;
type View = "amount" | "count";

interface SalesTabProps {
  readonly screen: ScreenName;
  readonly config: Config;
  readonly totals: LiveTotals | null;
  readonly points: readonly SalePoint[];
  readonly onLoaded: (points: readonly SalePoint[]) => void;
}

const refreshMs = 30_000;
const noProvinces: OutputOf<typeof screens.sales>["provinces"] = [];

/** The sales topic: payments, trend and feed; figures and map; machines and products. */
export function SalesTab({ screen, config, totals, points, onLoaded }: SalesTabProps) {
  const { words, number, language } = useScreenText();
  const [view, setView] = useState<View>("amount");
  const data = useScreenData(screens.sales, { screen }, refreshMs);

  useEffect(() => {
    if (data !== undefined) onLoaded(data.recent.map(pointOf).reverse());
  }, [data, onLoaded]);

  return (
    <div className="bs-grid bs-sales">
      <div className="bs-column">
        <PaymentPanel screen={screen} />
        <Panel title={words.sales.trend}>
          <Loaded data={data}>{(loaded) => <Trend data={loaded} view={view} />}</Loaded>
        </Panel>
        <Panel title={words.sales.feed} className="bs-grow">
          <Feed points={points} ready={data !== undefined} />
        </Panel>
      </div>
      <div className="bs-centre">
        <Totals totals={totals} view={view} onView={setView} />
        <SalesMap
          mapFile={config.mapFiles.china}
          approvalNo={config.mapApprovalNo}
          provinces={data?.provinces ?? noProvinces}
          points={points}
        />
      </div>
      <div className="bs-column">
        <Panel title={words.sales.provinces} className="bs-half">
          <Loaded data={data?.provinces} isEmpty={(list) => list.length === 0}>
            {(list) => (
              <Ranking
                rows={list.map((row) => ({
                  name: provinceName(language, row.province),
                  size: row.count,
                  figure: number.format(row.count),
                }))}
                unit={words.unit.machines}
              />
            )}
          </Loaded>
        </Panel>
        <Panel title={words.sales.hot} className="bs-half">
          <Loaded data={data?.hotProducts} isEmpty={(list) => list.length === 0} empty={words.sales.feedEmpty}>
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
      </div>
    </div>
  );
}

/** Three figures in two views (BIGSALES-04 to BIGSALES-07). */
function Totals({
  totals,
  view,
  onView,
}: {
  readonly totals: LiveTotals | null;
  readonly view: View;
  readonly onView: (view: View) => void;
}) {
  const { words } = useScreenText();
  const isMoney = view === "amount";
  const figures = isMoney
    ? [
        [words.sales.allAmount, totals?.allTransactionSum],
        [words.sales.todayAmount, totals?.todaytransactionsSum],
        [words.sales.onlineAmount, totals?.todaytransactionsOnLine],
      ]
    : [
        [words.sales.allCount, totals?.allTransactionsNumberSum],
        [words.sales.todayCount, totals?.todaytransactionsNumberSum],
        [words.sales.onlineCount, totals?.todaytransactionsNumberOnLine],
      ];
  const views = [
    { value: "amount", text: words.sales.amountView },
    { value: "count", text: words.sales.countView },
  ] as const;
  return (
    <div className="bs-totals">
      <Switch label={words.tab.sales} value={view} options={views} onChange={onView} />
      {figures.map(([name, figure], index) => (
        <div key={`${view}${index}`} className="bs-total">
          <span title={String(name)}>{name}</span>
          <strong>
            <Counter value={figure === undefined ? null : wholeUnits(figure)} isMoney={isMoney} />
            <small>{isMoney ? words.unit.yuan : words.unit.orders}</small>
          </strong>
        </div>
      ))}
    </div>
  );
}

function Trend({ data, view }: { readonly data: OutputOf<typeof screens.sales>; readonly view: View }) {
  const { words } = useScreenText();
  const value = (row: { readonly orders: number; readonly amountFen: string }) =>
    view === "amount" ? yuanOf(row.amountFen) : row.orders;
  const hours = Array.from({ length: 24 }, (_none, hour) => words.customer.hour.replace("{{n}}", String(hour)));
  const option = {
    ...axes(hours, { interval: 2 }),
    series: [
      line(words.sales.yesterday, data.yesterday.map(value), tones.green, false),
      line(words.sales.today, data.today.map(value), tones.cyan),
    ],
  };
  return <ScreenChart option={option} label={words.sales.trend} />;
}

function pointOf(sale: OutputOf<typeof screens.sales>["recent"][number]): SalePoint {
  return {
    saleId: sale.saleId,
    productName: sale.productName,
    image: sale.image ?? "",
    longitude: sale.longitude,
    latitude: sale.latitude,
    province: sale.province,
    soldAt: sale.soldAt,
    amount: sale.amountFen === null ? null : yuanFromFen(BigInt(sale.amountFen)),
  };
}
