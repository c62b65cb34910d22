import type { Language } from "@yunshou/contract";
import {
  type Dimension,
  type FigureView,
  type FigureViewName,
  figureViews,
  type Measure,
} from "@yunshou/contract/insight/figureViews";
import { paymentKinds } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { wordsOf } from "@yunshou/phrases/server";
import {
  type AnySource,
  type Cell,
  count,
  exportSource,
  type ExportColumn,
  money,
  text,
} from "../../platform/export/source.ts";
import type { FigureCondition } from "./figureSource.queries.ts";
import { type Place, placesOf } from "./figureSubjects.queries.ts";
import { figuresFor, type FigureRow, othersKey } from "./readFigures.ts";

type Filters = Parameters<typeof figuresFor>[4];

/** A row of the file; the last one is the total. */
interface FileRow extends Pick<FigureRow, "name" | "number" | "places" | "machineCount" | "settled" | "kinds"> {
  readonly figures: Omit<
    FigureRow,
    "key" | "name" | "number" | "places" | "machineCount" | "settled" | "kinds" | "before"
  >;
}

const cells: Readonly<Record<Measure, (figures: FileRow["figures"]) => Cell>> = {
  salesAmount: (row) => money(row.salesAmountFen),
  orderCount: (row) => count(row.orderCount),
  salesCount: (row) => count(row.salesCount),
  avgPrice: (row) => money(row.avgPriceFen),
  refundAmount: (row) => money(row.refundAmountFen),
  refundCount: (row) => count(row.refundCount),
  netAmount: (row) => money(row.netAmountFen),
  profit: (row) => money(row.profitFen),
  share: (row) => text(`${(row.share * 100).toFixed(2)}%`),
};

/** What a row is called in the language of the file. */
function labelOf(language: Language, groupBy: Dimension, { key, name }: FigureRow, others: number): string {
  const words = wordsOf(language, "figures");
  if (key === othersKey) return fill(words.others, { n: others });
  const named: Readonly<Partial<Record<Dimension, Readonly<Record<string, string>>>>> = {
    payMethod: wordsOf(language, "payments").kind,
    businessType: wordsOf(language, "orders").businessType,
    machineType: wordsOf(language, "machines").machineType,
    // What has no point is brought to the door.
    pickupPoint: { "": words.delivery },
  };
  if (groupBy === "day" || groupBy === "month" || groupBy === "year") return key;
  // Sales of lanes without a product have a number that says nothing.
  return (named[groupBy]?.[key] ?? (name || (groupBy === "product" ? "" : key))) || words.unnamed;
}

const isSettled = ({ settled }: FigureView, groupBy: Dimension): boolean =>
  settled === true && (groupBy === "payMethod" || groupBy === "day");

/** What statements say of all rows together; nothing where they say nothing of any. */
function settledTotal(rows: readonly FigureRow[]): FigureRow["settled"] {
  const told = rows.flatMap(({ settled }) => settled ?? []);
  if (told.length === 0) return null;
  const sum = (name: "feeAmountFen" | "settleAmountFen") =>
    String(told.reduce((all, row) => all + BigInt(row[name]), 0n));
  return { feeAmountFen: sum("feeAmountFen"), settleAmountFen: sum("settleAmountFen") };
}

/** The titles of what stands beside a name. */
function placeTitles(language: Language): Readonly<Record<Place, string>> {
  const words = wordsOf(language, "figures");
  return {
    point: words.dimension.point,
    zone: words.fields.zoneName,
    route: wordsOf(language, "common").fields.routeName,
    address: wordsOf(language, "machines").fields.address,
    brand: words.dimension.brand,
    category: words.dimension.category,
    made: words.made,
  };
}

function columnsIn(language: Language, view: FigureView, groupBy: Dimension): ExportColumn[] {
  const words = wordsOf(language, "figures");
  const column = (title: string, cell: (row: FileRow) => Cell): ExportColumn => ({
    title,
    cell: (row) => cell(row as FileRow),
  });
  const kind = wordsOf(language, "payments").kind;
  const titles = placeTitles(language);
  return [
    column(words.groupBy, (row) => text(row.name)),
    column(words.number, (row) => text(row.number)),
    ...placesOf(groupBy).map((place, index) => column(titles[place], ({ places }) => text(places[index] ?? ""))),
    ...(view.machines === true && groupBy === "point"
      ? [column(words.fields.machineCount, (row) => count(row.machineCount))]
      : []),
    ...view.columns.map((measure) => column(words.measure[measure], ({ figures }) => cells[measure](figures))),
    ...(isSettled(view, groupBy)
      ? [
          column(words.fields.feeAmount, ({ settled }) => money(settled?.feeAmountFen ?? null)),
          column(words.fields.settleAmount, ({ settled }) => money(settled?.settleAmountFen ?? null)),
        ]
      : []),
    ...(view.kinds === true ? paymentKinds : []).map((payment) =>
      column(kind[payment], ({ kinds }) => count(kinds === null ? null : (kinds[payment] ?? 0))),
    ),
  ];
}

/** The table of a statistics page with its total row; it fits into one page. Without a sale there is nothing to export (STAT-05). */
function fileOf(name: FigureViewName): AnySource<Filters> {
  const view: FigureView = figureViews[name];
  return exportSource<Filters, FileRow>({
    name: `insight.figures.${name}`,
    fileName: (language) => wordsOf(language, "figures").pages[figureViews[name].path],
    columnsIn: (language, { groupBy }) => columnsIn(language, view, groupBy),
    async page(tx, { scope, language }, filters) {
      const { period, rows, others } = await figuresFor(tx, scope, language, view, {
        ...filters,
        ...view.only,
        compare: "none",
      });
      const { total } = period;
      if (total.orderCount === 0 && total.refundCount === 0) return { rows: [], next: undefined };
      const groupBy: FigureCondition["groupBy"] = filters.groupBy;
      const lines = rows.map((row) => ({
        name: labelOf(language, groupBy, row, others),
        number: row.number,
        places: row.places,
        machineCount: row.machineCount,
        settled: row.settled,
        kinds: row.kinds,
        figures: row,
      }));
      const last = {
        name: wordsOf(language, "figures").total,
        number: "",
        places: [],
        machineCount: null,
        settled: settledTotal(rows),
        kinds: null,
        figures: { ...total, share: 1 },
      };
      return { rows: [...lines, last], next: undefined };
    },
    present: (row) => row,
  });
}

/** The tables of the statistics pages as files. */
export const figureExports = {
  overview: fileOf("overview"),
  summary: fileOf("summary"),
  periods: fileOf("periods"),
  goods: fileOf("goods"),
  prescriptions: fileOf("prescriptions"),
  medicines: fileOf("medicines"),
  businessTypes: fileOf("businessTypes"),
  machines: fileOf("machines"),
  products: fileOf("products"),
  payments: fileOf("payments"),
  points: fileOf("points"),
  merchants: fileOf("merchants"),
  mall: fileOf("mall"),
} as const satisfies Readonly<Record<FigureViewName, AnySource<Filters>>>;
