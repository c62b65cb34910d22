import { loadEvery } from "@yunshou/phrases/load";
import { describe, expect, it } from "vitest";
import type { MenuNode } from "../session/session.ts";
import { nameIn, titlesOf } from "./names.ts";

const titles = await loadEvery("pages", "zh");

const node = (path: string, more: Partial<MenuNode> = {}): MenuNode => ({
  path,
  url: path,
  title: "",
  hasChild: false,
  children: [],
  ...more,
});

describe("names in several languages", () => {
  it("ROLE-06 prefer what the platform wrote, then the phrase of the program, then English and Chinese", () => {
    expect(nameIn("de", { zh: "订单", de: "Aufträge" }, "Bestellungen")).toBe("Aufträge");
    expect(nameIn("fr", { zh: "订单", de: "Aufträge" }, "Commandes")).toBe("Commandes");
    expect(nameIn("fr", { zh: "帮助", en: "Help" }, undefined)).toBe("Help");
    expect(nameIn("fr", { zh: "帮助" }, undefined)).toBe("帮助");
  });

  it("ROLE-06 title pages anywhere in the menu, and say nothing of an unknown path", () => {
    const menu = [
      node("/menu/top", { names: { zh: "常用" }, children: [node("/jygl/ddgl", { names: { zh: "我的订单" } })] }),
    ];
    const titleOf = titlesOf(menu, "zh", titles);
    expect(["/menu/top", "/jygl/ddgl", "/shj/wdshj", "/none"].map(titleOf)).toEqual([
      "常用",
      "我的订单",
      titles["/shj/wdshj"],
      undefined,
    ]);
  });
});
