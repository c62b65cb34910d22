import type { Column } from "./column.ts";
import { headWidth, textWidth } from "./glyphWidths.ts";

export type Pin = "start" | "none" | "end";

/** How one person arranged the columns of one list; columns that are not named keep their place at the end. */
export interface ColumnLayout {
  readonly order: readonly string[];
  readonly hidden: readonly string[];
  readonly pins: Readonly<Record<string, Pin>>;
}

export interface ColumnPlace {
  readonly key: string;
  readonly title: string;
  readonly pin: Pin;
  readonly shown: boolean;
}

/** Width of a column that names none, how much wider words are in other languages than in Chinese, and what stands around a text. */
const ordinaryWidth = 132;
const otherLanguagesNeed = 1.3;
const cellPadding = 18;
const dotWidth = 15;
const sorterWidth = 20;
/** What stands around the verb of a row: the padding of its button and 更多. A longer verb than this goes on below, a longer state ends in dots. */
const verbPadding = 36;
const verbAtMost = 150;
/** Figures keep away from the words of the next column. */
const figurePadding = 8;

/**
 * The width of a column in pixels: what its head needs, what the longest of its words needs, or what is written. Widths
 * are written for Chinese; elsewhere words that nobody measured need more room.
 */
export function widthOf<Row>(
  { width, denseWidth, title, holdsData, sortable, words, verb, role, align }: Column<Row>,
  {
    isChinese,
    dense = false,
    rows = [],
  }: { readonly isChinese: boolean; readonly dense?: boolean; readonly rows?: readonly Row[] },
): number {
  const head = headWidth(title) + cellPadding + (sortable ? sorterWidth : 0) + (align === "right" ? figurePadding : 0);
  const measured = words ?? (verb && rows.map((row) => verb(row) ?? ""));
  const around = cellPadding + (role === "state" ? dotWidth : verb ? verbPadding : 0);
  const longest = measured
    ? Math.min(verb ? verbAtMost : Infinity, Math.max(0, ...measured.map(textWidth))) + around
    : 0;
  const written = (dense ? denseWidth : undefined) ?? width ?? (measured ? 0 : ordinaryWidth);
  return Math.ceil(Math.max(head, longest, written * (holdsData || measured || isChinese ? 1 : otherLanguagesNeed)));
}

/** Every column with its place: pinned left, then free, then pinned right; within each as the person ordered them. */
export function placesOf<Row>(columns: readonly Column<Row>[], layout: ColumnLayout | null): ColumnPlace[] {
  const rank = new Map(layout?.order.map((key, index) => [key, index]));
  const places = columns.map((column, index) => ({
    key: column.key,
    title: column.title,
    pin: layout?.pins[column.key] ?? column.fixed ?? "none",
    shown: layout !== null && rank.has(column.key) ? !layout.hidden.includes(column.key) : !column.hidden,
    rank: rank.get(column.key) ?? columns.length + index,
  }));
  const pinRank: Record<Pin, number> = { start: 0, none: 1, end: 2 };
  return places
    .sort((left, right) => pinRank[left.pin] - pinRank[right.pin] || left.rank - right.rank)
    .map(({ rank: _rank, ...place }) => place);
}

export function layoutOf(places: readonly ColumnPlace[]): ColumnLayout {
  return {
    order: places.map((place) => place.key),
    hidden: places.filter((place) => !place.shown).map((place) => place.key),
    pins: Object.fromEntries(places.map((place) => [place.key, place.pin])),
  };
}

/** Moves one column before another, taking over the other's pin. */
export function moveBefore(places: readonly ColumnPlace[], moved: string, target: string): ColumnPlace[] {
  const from = places.find((place) => place.key === moved);
  const to = places.find((place) => place.key === target);
  if (from === undefined || to === undefined || from === to) return [...places];
  const forward = places.indexOf(from) < places.indexOf(to);
  const rest = places.filter((place) => place !== from);
  const index = rest.indexOf(to) + (forward ? 1 : 0);
  return [...rest.slice(0, index), { ...from, pin: to.pin }, ...rest.slice(index)];
}
