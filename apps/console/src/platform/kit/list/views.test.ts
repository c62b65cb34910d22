import { describe, expect, it } from "vitest";
import type { Filter } from "./FilterBar.tsx";
import { onSameTab, paramsOf, showsSame, viewOf, withView } from "./views.ts";

interface Filters {
  readonly state?: string;
  readonly fromDay?: string;
  readonly toDay?: string;
  readonly priceFrom?: string;
  readonly priceTo?: string;
}
const filters: readonly Filter<Filters>[] = [
  { name: "state", label: "state", control: null },
  { name: ["fromDay", "toDay"], label: "days", control: null },
  { name: ["priceFrom", "priceTo"], label: "prices", control: null },
];
const kept = (query: string, today = "2026-11-23") => viewOf("A", new URLSearchParams(query), filters, today);

describe("views of a list", () => {
  it("keep conditions and order, and neither the page nor the open record", () => {
    const view = kept("state=paid&page=3&pageSize=50&open=17&sort=orderedAt&direction=asc");
    expect(paramsOf(view, "2026-11-23").toString()).toBe("direction=asc&sort=orderedAt&state=paid");
  });

  it("belong to the tab on which they are opened, and are no condition because of it", () => {
    const view = kept("tab=bills&state=paid");
    expect(view.query).toBe("state=paid");
    expect(onSameTab(paramsOf(view, "2026-11-23"), new URLSearchParams("tab=open&page=2")).toString()).toBe(
      "state=paid&tab=open",
    );
    expect(onSameTab(paramsOf(view, "2026-11-23"), new URLSearchParams("page=2")).toString()).toBe("state=paid");
  });

  it("move their days along with the day on which they are opened", () => {
    const view = kept("fromDay=2026-11-17&toDay=2026-11-23&state=paid");
    expect(Object.fromEntries(paramsOf(view, "2026-12-01"))).toEqual({
      state: "paid",
      fromDay: "2026-11-25",
      toDay: "2026-12-01",
    });
  });

  it("keep ranges of prices as they are, and emptied filters empty", () => {
    expect(paramsOf(kept("priceFrom=1&priceTo=2&state="), "2026-12-01").toString()).toBe(
      "priceFrom=1&priceTo=2&state=",
    );
  });

  it("are the same when they show the same, in whatever order the address names it", () => {
    expect(showsSame(kept("state=paid&sort=a"), kept("sort=a&state=paid&page=2"))).toBe(true);
    expect(showsSame(kept("state=paid"), kept("state=unpaid"))).toBe(false);
    expect(showsSame(kept("fromDay=2026-11-23&toDay=2026-11-23"), kept("fromDay=2026-11-22&toDay=2026-11-22"))).toBe(
      false,
    );
  });

  it("replace one of the same name in its place", () => {
    const views = [kept("state=paid"), { ...kept("state=unpaid"), name: "B" }];
    expect(withView(views, kept("state=closed")).map(({ name, query }) => `${name} ${query}`)).toEqual([
      "A state=closed",
      "B state=unpaid",
    ]);
    expect(withView(views, { ...kept(""), name: "C" })).toHaveLength(3);
  });
});
