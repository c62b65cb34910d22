import { describe, expect, it } from "vitest";
import { carryTabs, closed, closedOthers, homeTab, keepTabs, readTabs, type Tab, visited } from "./tabs.ts";

const tab = (path: string, search = ""): Tab => ({ path, search });
const three = [tab("/a"), tab("/b"), tab("/c")];

describe("visited-view tabs", () => {
  it("TOPBAR-09 adds a page once and follows its newest query", () => {
    expect(visited(visited([], tab("/a")), tab("/a", "?page=2"))).toEqual([tab("/a", "?page=2")]);
    expect(visited(three, tab("/b"))).toBe(three);
  });

  it("TOPBAR-10 TOPBAR-11 closing the active tab activates its right neighbour, else the last one, else home", () => {
    expect(closed(three, "/b", "/b")).toEqual({ tabs: [tab("/a"), tab("/c")], goTo: tab("/c") });
    expect(closed(three, "/c", "/c").goTo).toEqual(tab("/b"));
    expect(closed([tab("/a")], "/a", "/a")).toEqual({ tabs: [], goTo: homeTab });
  });

  it("TOPBAR-10 closing another tab leaves the active one alone", () => {
    expect(closed(three, "/a", "/b")).toEqual({ tabs: [tab("/b"), tab("/c")], goTo: undefined });
    expect(closedOthers(three, "/b")).toEqual([tab("/b")]);
  });

  it("survives a reload without a further key in session storage", () => {
    keepTabs(three);
    expect(readTabs()).toEqual(three);
    expect(sessionStorage.length).toBe(0);
  });

  it("TOPBAR-10 survives a reload in the very turn of a step, before the page of the new address is drawn", () => {
    const end = carryTabs(() => three);
    history.pushState({ key: "router" }, "", "?step=1");
    expect(history.state).toEqual({ key: "router", tabs: three });
    history.replaceState({ key: "again" }, "", "?step=2");
    expect(readTabs()).toEqual(three);
    keepTabs([tab("/a")]);
    expect(readTabs()).toEqual([tab("/a")]);
    end();
    history.replaceState(null, "", location.pathname);
    expect(readTabs()).toEqual([]);
  });
});
