import { createElement } from "react";
import { describe, expect, it } from "vitest";
import { conditionsOf } from "./conditions.ts";
import type { Column } from "./column.ts";
import { columnsOf } from "./columns.tsx";
import { textWidth } from "./glyphWidths.ts";
import { layoutOf, moveBefore, placesOf, widthOf } from "./columnLayout.ts";
import { fewOf, fieldsOf, type Filter, valuesOf } from "./FilterBar.tsx";
import { chosenAfter, isNarrowed, readListState, withFilters, withoutFilters, withTurn } from "./useList.ts";

interface Filters {
  readonly orderNo?: string;
  readonly orderStatus?: string;
  readonly fromDay: string;
  readonly toDay: string;
}
const filters: Filter<Filters>[] = [
  { name: "orderNo", label: "", control: null },
  { name: ["fromDay", "toDay"], label: "", control: null },
  { name: "orderStatus", label: "", control: null },
];
const week = { fromDay: "2026-11-15", toDay: "2026-11-21" };

describe("state of a list in the URL", () => {
  it("S1 is that of a fresh visit after its filters are taken away, of the same tab", () => {
    expect(String(withoutFilters(new URLSearchParams("tab=bills&orderNo=9&page=2&open=7")))).toBe("tab=bills");
    expect(String(withoutFilters(new URLSearchParams("orderNo=9&page=2")))).toBe("");
  });

  it.each([
    ["", false],
    ["page=2&sort=orderNo&open=7", false],
    ["fromDay=", false],
    ["tab=bills", false],
    ["show=map&goodsCount=7", false],
    ["orderNo=9&page=2", true],
  ])("knows whether %j was narrowed by a person", (search, narrowed) => {
    expect(isNarrowed(new URLSearchParams(search))).toBe(narrowed);
  });

  it("reads filters, page and sorting; what the URL does not say comes from the start", () => {
    const state = readListState(
      new URLSearchParams("orderNo=7&page=3&pageSize=50&sort=orderTime&direction=asc&open=9"),
      week,
      20,
    );
    expect(state).toEqual({
      filters: { ...week, orderNo: "7" },
      page: 3,
      pageSize: 50,
      sort: "orderTime",
      direction: "asc",
    });
  });

  it("keeps a filter empty that a person has emptied, and refuses absurd pages", () => {
    expect(readListState(new URLSearchParams("fromDay=&page=-1&pageSize=9999"), week, 20)).toMatchObject({
      filters: { fromDay: undefined },
      page: 1,
      pageSize: 200,
    });
  });

  it("starts again at the first page after 查询 and keeps the filters when a page is turned", () => {
    const turned = withTurn(new URLSearchParams("orderNo=7"), { page: 4, pageSize: 50 });
    expect(turned.toString()).toBe("orderNo=7&page=4&pageSize=50");
    expect(withFilters(turned, { orderNo: undefined }).toString()).toBe("pageSize=50");
    expect(withFilters(turned, { orderNo: undefined }, { orderNo: "7" }).toString()).toBe("orderNo=&pageSize=50");
    expect(withTurn(turned, { page: undefined, sort: "orderTime" }).toString()).toBe(
      "orderNo=7&pageSize=50&sort=orderTime",
    );
  });
});

describe("conditions of a list", () => {
  it("are told in the words of their controls, except the days, which always stand there", () => {
    const named: Filter<Filters>[] = [
      { name: "orderNo", label: "No", control: null },
      { name: ["fromDay", "toDay"], label: "days", control: null },
      { name: "orderStatus", label: "state", control: createElement("i", { words: { done: "Done" } } as object) },
    ];
    const told = conditionsOf(named, { ...week, orderNo: "7", orderStatus: "done" });
    expect(told.map(({ label, text }) => `${label}: ${text}`)).toEqual(["No: 7", "state: Done"]);
    expect(told[0]?.without).toEqual({ orderNo: undefined });
    expect(conditionsOf(named, week)).toEqual([]);
  });
});

describe("selection of a list", () => {
  it("keeps what other pages hold, with its row and its page", () => {
    const one = chosenAfter([], ["a", "b"], [{ n: 1 }, { n: 2 }], 1);
    const two = chosenAfter(one, ["a", "b", "c"], [undefined, undefined, { n: 3 }], 2);
    expect(two.map(({ key, row, page }) => `${key}${row?.n}@${page}`)).toEqual(["a1@1", "b2@1", "c3@2"]);
    expect(chosenAfter(two, ["c"], [], 3)).toEqual([{ key: "c", row: { n: 3 }, page: 2 }]);
  });
});

describe("filter bar", () => {
  it("M12 keeps days in its one row, wherever they stand, so that a list need not begin with two rows of filters", () => {
    const one = (name: Filter<Filters>["name"]): Filter<Filters> => ({ name, label: String(name), control: null });
    const four = [one("orderNo"), one("orderStatus"), one("orderNo"), one(["fromDay", "toDay"])];
    const places = (fit: number) => fewOf(four, fit).map((filter) => four.indexOf(filter));
    expect([places(4), places(3), places(2), places(1)]).toEqual([[0, 1, 2, 3], [0, 1, 3], [0, 3], [0]]);
  });

  it("edits a range as one field with two values", () => {
    const fields = fieldsOf(filters, { ...week, orderNo: "7" });
    expect(fields).toEqual({ orderNo: "7", "fromDay~toDay": ["2026-11-15", "2026-11-21"], orderStatus: null });
    expect(valuesOf(filters, { ...fields, orderNo: "" })).toEqual({
      orderNo: undefined,
      ...week,
      orderStatus: undefined,
    });
  });

  it("shows no day where none narrows the list, and searches by none", () => {
    const fields = fieldsOf(filters, { fromDay: undefined, toDay: undefined } as unknown as Filters);
    expect(fields["fromDay~toDay"]).toBeNull();
    expect(valuesOf(filters, fields)).toMatchObject({ fromDay: undefined, toDay: undefined });
  });
});

describe("column settings", () => {
  const column = (key: string, more: Partial<Column<object>> = {}): Column<object> => ({
    key,
    title: key,
    render: () => null,
    ...more,
  });
  const columns = [
    column("a", { fixed: "start" }),
    column("b"),
    column("c", { hidden: true }),
    column("z", { fixed: "end" }),
  ];
  const keys = (places: readonly { readonly key: string }[]) => places.map((place) => place.key).join("");

  it("shows the columns as declared until somebody arranges them", () => {
    const places = placesOf(columns, null);
    expect(places.map((place) => [place.key, place.pin, place.shown])).toEqual([
      ["a", "start", true],
      ["b", "none", true],
      ["c", "none", false],
      ["z", "end", true],
    ]);
  });

  it("remembers order, pins and hidden columns, and keeps columns that came later", () => {
    const moved = moveBefore(placesOf(columns, null), "c", "b").map((place) =>
      place.key === "c" ? { ...place, shown: true } : place,
    );
    expect(keys(placesOf(columns, layoutOf(moved)))).toBe("acbz");
    expect(keys(placesOf([...columns, column("n")], layoutOf(moved)))).toBe("acbnz");
  });

  it("are as wide as written in Chinese, and elsewhere as their words or their head need", () => {
    const wide = (one: Column<object>, isChinese = false) => widthOf(one, { isChinese });
    const name = column("name", { title: "Automatennummer", width: 100, holdsData: true });
    expect(wide({ ...name, title: "名称" }, true)).toBe(100);
    expect(wide(name)).toBeGreaterThan(textWidth("Automatennummer"));
    expect(wide({ ...name, sortable: true })).toBe(wide(name) + 20);
    expect(wide({ ...name, width: 210 })).toBe(210);
    expect(wide({ ...name, title: "Nummer des Automaten" })).toBeLessThan(textWidth("Nummer des Automaten"));
    expect(wide(column("n", { width: 100 }))).toBe(130);
    const state = column("s", { role: "state", words: ["Ja", "Vorübergehend außer Betrieb"] });
    expect(wide(state)).toBeGreaterThan(textWidth("Vorübergehend außer Betrieb") + 15);
    expect(wide({ ...state, words: ["Ja"] })).toBeLessThan(60);
  });

  it("are as wide as a head in two lines needs, also in Lao, which is divided between words without spaces", () => {
    const title = "ຈ່າຍສິນຄ້າຕໍ່ຫຼັງສິນຄ້າຕິດ";
    const needed = widthOf({ key: "a", title, width: 60, render: () => null }, { isChinese: false });
    expect(needed).toBeLessThan(textWidth(title));
    expect(needed).toBeGreaterThan(textWidth(title) / 2);
  });

  it("are as wide as the longest verb of their rows with 更多 behind it, up to a limit", () => {
    const rows = [{ verb: "Ansehen" }, { verb: "Als erledigt markieren" }, { verb: undefined }];
    const actions: Column<(typeof rows)[number]> = {
      ...column("$actions", { width: 104 }),
      verb: (row) => row.verb,
    };
    const wide = (shown: typeof rows) => widthOf(actions, { isChinese: false, rows: shown });
    expect(wide(rows.slice(0, 1))).toBeLessThan(104 * 1.3);
    expect(wide(rows)).toBeGreaterThan(textWidth("Als erledigt markieren") + 40);
    expect(wide([{ verb: "Als erledigt markieren und allen Beteiligten mitteilen" }])).toBeLessThan(210);
  });

  it("are as wide as the worst state that a row says with its dot, up to a limit", () => {
    const rows = [{ says: "Temperature alarm" }, { says: "Online" }];
    const { states } = columnsOf<(typeof rows)[number]>();
    const of = ({ says }: (typeof rows)[number]) => [
      { tone: "quiet" as const, text: "In operation and in order" },
      { tone: "bad" as const, text: says },
    ];
    const wide = (shown: typeof rows, width = 60) =>
      widthOf(states("s", "State", of, { width }), { isChinese: false, rows: shown });
    expect(wide(rows)).toBeGreaterThan(textWidth("Temperature alarm") + 15);
    expect(wide(rows)).toBeLessThan(textWidth("In operation and in order"));
    expect(wide(rows, 200)).toBe(200);
    expect(wide([{ says: "Temperature alarm since the day before yesterday" }])).toBeLessThan(190);
  });

  it("give two facts in one line of a dense list the room for both", () => {
    const time = column("t", { width: 112, denseWidth: 158, holdsData: true });
    expect([widthOf(time, { isChinese: true }), widthOf(time, { isChinese: true, dense: true })]).toEqual([112, 158]);
  });

  it("takes over the pin of the place a column is dragged to", () => {
    expect(moveBefore(placesOf(columns, null), "b", "a").find((place) => place.key === "b")?.pin).toBe("start");
    expect(keys(moveBefore(placesOf(columns, null), "a", "a"))).toBe("abcz");
  });
});
