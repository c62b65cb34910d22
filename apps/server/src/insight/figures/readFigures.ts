import type { AnswerOf, Language } from "@yunshou/contract";
import type { Dimension, FigureView } from "@yunshou/contract/insight/figureViews";
import type { FigureCalls } from "@yunshou/contract/insight/figures";
import type { Handle, Scope } from "@yunshou/database";
import {
  addDays,
  addSums,
  averageFen,
  comparedDays,
  type Comparison,
  daysIncluded,
  noSales,
  onlinePaymentKinds,
  type PaymentKind,
  paymentKinds,
  profitFen,
  type SalesSums,
} from "@yunshou/domain";
import { shareOf } from "../ranking.ts";
import { machinesAt, settledBy, type SumsRow, sumsOf, type Told } from "./figures.queries.ts";
import type { FigureCondition } from "./figureSource.queries.ts";
import { isTime } from "./figureSubjects.queries.ts";

type Answer = AnswerOf<FigureCalls["read"]>;
type Period = Answer["period"];
export type FigureRow = Answer["rows"][number];

/** Rows that are named at most; what is beyond them is one row more, so that rows add up to the total. */
const namedRows = 1_000;
/** The key of the row that holds the others. */
export const othersKey = "…";

const sumsIn = (row: SumsRow): SalesSums => ({
  orders: row.orders,
  quantity: row.quantity,
  amountFen: BigInt(row.amountFen),
  refunds: row.refunds,
  refundFen: BigInt(row.refundFen),
  costFen: BigInt(row.costFen),
  costedFen: BigInt(row.costedFen),
});

/** Only pages that show profit tell it: not everybody who sees sales knows what goods cost. */
const figuresOf = (sums: SalesSums, tellsProfit: boolean): Answer["period"]["total"] => ({
  orderCount: sums.orders,
  salesCount: sums.quantity,
  salesAmountFen: String(sums.amountFen),
  refundAmountFen: String(sums.refundFen),
  refundCount: sums.refunds,
  netAmountFen: String(sums.amountFen - sums.refundFen),
  avgPriceFen: String(averageFen(sums)),
  profitFen: tellsProfit ? (profitFen(sums)?.toString() ?? null) : null,
  costedFen: tellsProfit ? String(sums.costedFen) : "0",
});

/** A row before it is presented. */
interface Group {
  readonly key: string;
  readonly name: string;
  readonly number: string;
  readonly places: readonly string[];
  readonly sums: SalesSums;
  readonly kinds: Readonly<Partial<Record<PaymentKind, number>>>;
}

interface Reading {
  readonly days: readonly (readonly [day: string, sums: SalesSums])[];
  readonly total: SalesSums;
  readonly groups: readonly Group[];
}

const noKinds = Object.fromEntries(paymentKinds.map((kind) => [kind, 0])) as Record<PaymentKind, number>;
const nameless = { name: "", number: "", places: [], kinds: {} };

/** Days without sales appear with nothing, so that a curve never jumps over them. */
async function read(
  tx: Handle,
  scope: Scope,
  language: Language,
  condition: FigureCondition,
  told: Told,
): Promise<Reading> {
  const { fromDay, toDay, groupBy } = condition;
  const rows = await sumsOf(tx, scope, language, condition, told);
  const known = new Map(rows.filter(({ part }) => part === "day").map((row) => [row.key, sumsIn(row)]));
  const days = Array.from({ length: daysIncluded(fromDay, toDay) }, (_, index) => {
    const day = addDays(fromDay, index);
    return [day, known.get(day) ?? noSales] as const;
  });
  const groups = isTime(groupBy)
    ? gather(days.map(([day, sums]) => ({ ...nameless, key: timeOf(day, groupBy), sums }))).reverse()
    : gather(
        rows.filter(({ part }) => part === "row").map((row) => ({ ...row, sums: sumsIn(row), kinds: kindsIn(row) })),
      );
  return { days, total: days.reduce((sum, [, sums]) => addSums(sum, sums), noSales), groups };
}

const kindsIn = ({ payment, orders }: SumsRow): Group["kinds"] =>
  payment === null ? {} : { [payment as PaymentKind]: orders };

const timeOf = (day: string, by: Dimension): string => (by === "day" ? day : day.slice(0, by === "month" ? 7 : 4));

/** Rows of one key as one, in the order in which the keys appear. */
function gather(rows: readonly Group[]): Group[] {
  const groups = new Map<string, Group>();
  for (const { key, name, number, places, sums, kinds } of rows) {
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { key, name, number, places, sums, kinds });
    else groups.set(key, { ...group, sums: addSums(group.sums, sums), kinds: { ...group.kinds, ...kinds } });
  }
  return [...groups.values()];
}

/** The largest come first; days, months and years are newest first. */
const byAmount = (a: Group, b: Group): number =>
  a.sums.amountFen === b.sums.amountFen ? (a.key < b.key ? -1 : 1) : a.sums.amountFen < b.sums.amountFen ? 1 : -1;

/** At most so many rows, and one that holds the others. */
function named(groups: readonly Group[]): Group[] {
  if (groups.length <= namedRows) return [...groups];
  const others = groups.slice(namedRows).map((group) => ({ ...nameless, key: othersKey, sums: group.sums }));
  return [...groups.slice(0, namedRows), ...gather(others)];
}

const periodOf = (
  { fromDay, toDay }: Pick<Period, "fromDay" | "toDay">,
  { total, days }: Reading,
  tellsProfit: boolean,
): Period => ({
  fromDay,
  toDay,
  total: figuresOf(total, tellsProfit),
  days: days.map(([day, sums]) => ({ day, ...figuresOf(sums, tellsProfit) })),
});

/** What a row is held against: days by their place in the period, months and years of the year before, all else by its key. */
function rowsBefore(
  groups: readonly Group[],
  before: Reading,
  { groupBy }: FigureCondition,
  compare: Comparison,
): (group: Group, place: number) => SalesSums | undefined {
  if (groupBy === "day")
    return (_group, place) => (before.groups.length === groups.length ? before.groups[place]?.sums : undefined);
  const known = new Map(before.groups.map(({ key, sums }) => [key, sums]));
  if (!isTime(groupBy)) return ({ key }) => known.get(key) ?? noSales;
  if (compare !== "yearAgo") return () => undefined;
  return ({ key }) => known.get(`${Number(key.slice(0, 4)) - 1}${key.slice(4)}`) ?? noSales;
}

/** Sales of machines that stand nowhere have no point. */
const isPoint = (key: string): boolean => key !== "" && key !== othersKey;

const nothingSettled = { feeAmountFen: "0", settleAmountFen: "0" };
const settles = (kind: string): boolean => (onlinePaymentKinds as readonly string[]).includes(kind);

interface Settled {
  readonly of: (key: string) => FigureRow["settled"];
  /** Rows that statements know, though nothing was sold. */
  readonly keys: readonly string[];
}
const unsettled: Settled = { of: () => null, keys: [] };

/** What statements say of rows, where they can: they know whole merchants, and the kinds of payment that a provider settles. */
async function settledRows(tx: Handle, scope: Scope, condition: FigureCondition): Promise<Settled> {
  const { groupBy, payMethod } = condition;
  if (scope.machines !== undefined || (groupBy !== "payMethod" && groupBy !== "day")) return unsettled;
  if (payMethod !== undefined && !settles(payMethod)) return unsettled;
  const known = await settledBy(tx, scope, condition);
  const can = (key: string) => groupBy === "day" || settles(key);
  return { of: (key) => (can(key) ? (known.get(key) ?? nothingSettled) : null), keys: [...known.keys()] };
}

/** The groups with an empty one for each key that has none. */
function withKeys(groups: readonly Group[], keys: readonly string[]): Group[] {
  const known = new Set(groups.map(({ key }) => key));
  return [...groups, ...keys.filter((key) => !known.has(key)).map((key) => ({ ...nameless, key, sums: noSales }))];
}

/** Cards, days and rows of one condition, and those of the period that it is compared with. */
export async function figuresFor(
  tx: Handle,
  scope: Scope,
  language: Language,
  { kinds, columns, machines, settled }: Pick<FigureView, "kinds" | "columns" | "machines" | "settled">,
  { compare, ...condition }: FigureCondition & { readonly compare: Comparison },
): Promise<Pick<Answer, "period" | "before" | "rows" | "others">> {
  const tellsKinds = kinds === true;
  const tellsProfit = columns.includes("profit");
  const reading = await read(tx, scope, language, condition, { kinds: tellsKinds, profit: tellsProfit });
  const range = comparedDays(condition, compare);
  const before =
    range === null
      ? null
      : await read(tx, scope, language, { ...condition, ...range }, { kinds: false, profit: tellsProfit });
  const statements = settled === true ? await settledRows(tx, scope, condition) : unsettled;
  const sorted = isTime(condition.groupBy) ? reading.groups : withKeys(reading.groups, statements.keys).sort(byAmount);
  const heldAgainst = before === null ? undefined : rowsBefore(sorted, before, condition, compare);
  const whole = String(reading.total.amountFen);
  const shown = named(sorted);
  const machinesOf =
    machines === true && condition.groupBy === "point"
      ? await machinesAt(tx, scope, shown.map(({ key }) => key).filter(isPoint))
      : undefined;
  const rows = shown.map(({ sums, kinds: ofKinds, ...row }, place): FigureRow => {
    const old = row.key === othersKey ? undefined : heldAgainst?.({ ...row, sums, kinds: ofKinds }, place);
    return {
      ...row,
      places: [...row.places],
      ...figuresOf(sums, tellsProfit),
      share: shareOf(String(sums.amountFen), whole),
      before: old === undefined ? null : figuresOf(old, tellsProfit),
      machineCount: machinesOf !== undefined && isPoint(row.key) ? (machinesOf.get(row.key) ?? 0) : null,
      settled: statements.of(row.key),
      kinds: tellsKinds && row.key !== othersKey ? { ...noKinds, ...ofKinds } : null,
    };
  });
  return {
    period: periodOf(condition, reading, tellsProfit),
    before: before === null || range === null ? null : periodOf(range, before, tellsProfit),
    rows,
    others: Math.max(0, sorted.length - namedRows),
  };
}
