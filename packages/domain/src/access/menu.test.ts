import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  checkFunctionFields,
  checkHideable,
  checkMenuPlace,
  checkNames,
  checkSortNo,
  checkTarget,
  menuDepth,
  type MenuKind,
  menuPagePath,
} from "./menu.ts";

const folder = (nodeId: string, parentId: string | null = null) => ({
  nodeId,
  parentId,
  kind: "folder" as MenuKind,
  code: nodeId,
});
const page = (nodeId: string, parentId: string | null, code = nodeId) => ({
  nodeId,
  parentId,
  kind: "page" as MenuKind,
  code,
});
const pages = new Set(["/jygl/ddgl", "/shj/wdshj"]);
const codeOf = (result: { ok: boolean; code?: string }) => (result.ok ? "ok" : result.code);

describe("the menu", () => {
  it("SYS-19 leads only to pages that exist and to https addresses", () => {
    for (const target of ["/jygl/ddgl", "/jygl/ddgl?state=abnormal&fromDay=2026-11-01"])
      expect(codeOf(checkTarget("page", target, pages))).toBe("ok");
    for (const target of [
      "/jygl/none",
      "/jygl",
      "https://a.example",
      "//evil.example",
      "/jygl/ddgl?<script>",
      "/jygl/ddgl#x",
    ])
      expect(codeOf(checkTarget("page", target, pages))).toBe("access.menuPage");
    for (const target of ["https://help.example/a?b=1", "https://help.example:8443/"])
      expect(codeOf(checkTarget("link", target, pages))).toBe("ok");
    for (const target of [
      "http://help.example",
      "javascript:alert(1)",
      "https://user:pass@help.example",
      "https://",
      "/jygl/ddgl",
      "https://a b.example",
    ])
      expect(codeOf(checkTarget("link", target, pages))).toBe("access.menuAddress");
    expect(codeOf(checkTarget("page", " ", pages))).toBe("field.required");
    expect(checkTarget("folder", "/anything", pages)).toEqual({ ok: true, value: "" });
  });

  it("ROLE-06 moves entries without cycles, only into folders, and never too deep", () => {
    const entries = [folder("a"), folder("b", "a"), folder("c", "b"), folder("d"), page("p", "d")];
    expect(codeOf(checkMenuPlace(entries, "a", "b"))).toBe("access.treeCycle");
    expect(codeOf(checkMenuPlace(entries, "a", "a"))).toBe("access.treeCycle");
    expect(codeOf(checkMenuPlace(entries, "a", "p"))).toBe("access.menuParent");
    expect(codeOf(checkMenuPlace(entries, "a", "none"))).toBe("access.menuParent");
    expect(codeOf(checkMenuPlace(entries, "p", "b"))).toBe("ok");
    expect(codeOf(checkMenuPlace(entries, "d", "b"))).toBe("access.menuTooDeep");
    expect(codeOf(checkMenuPlace(entries, null, "c"))).toBe("access.menuTooDeep");
    expect(codeOf(checkMenuPlace(entries, "p", null))).toBe("ok");
  });

  it("keeps every accepted sequence of moves a forest of limited depth", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(9), fc.option(fc.nat(9))), { maxLength: 40 }), (moves) => {
        const entries = Array.from({ length: 10 }, (_, index) => folder(String(index)));
        for (const [one, other] of moves) {
          const parentId = other === null ? null : String(other);
          if (checkMenuPlace(entries, String(one), parentId).ok) entries[one] = folder(String(one), parentId);
        }
        for (const start of entries) {
          let depth = 0;
          for (
            let at: typeof start | undefined = start;
            at !== undefined;
            at = entries.find((entry) => entry.nodeId === at?.parentId)
          )
            expect(++depth).toBeLessThanOrEqual(menuDepth);
        }
      }),
    );
  });

  it("ROLE-05 keeps the page that manages the menu in sight", () => {
    const entries = [folder("x"), folder("y", "x"), page("m", "y", menuPagePath), page("n", "y")];
    for (const id of ["x", "y", "m"]) expect(codeOf(checkHideable(entries, id))).toBe("access.menuNeeded");
    expect(codeOf(checkHideable(entries, "n"))).toBe("ok");
    expect(codeOf(checkHideable([folder("x")], "x"))).toBe("ok");
  });

  it("FORM-01 keeps the names that were given and asks for the Chinese one where nothing else stands in", () => {
    expect(checkNames({ zh: " 订单 ", en: "", de: "Aufträge" }, true)).toEqual({
      ok: true,
      value: { zh: "订单", de: "Aufträge" },
    });
    expect(checkNames({}, false)).toEqual({ ok: true, value: {} });
    expect(checkNames({ de: "Aufträge" }, true)).toMatchObject({ code: "field.required", field: "names.zh" });
    expect(checkNames({ de: "x".repeat(61) }, false)).toMatchObject({ code: "field.tooLong", field: "names.de" });
  });

  it("FORM-03 MSG-91 takes codes of letters and digits within 20, and at least one permission", () => {
    const fields = { code: "rounds", names: { zh: "巡检" }, permissions: ["a", "a", "b"] };
    expect(checkFunctionFields(fields)).toEqual({
      ok: true,
      value: { code: "rounds", names: { zh: "巡检" }, permissions: ["a", "b"] },
    });
    for (const code of ["a_b", "巡检", "x".repeat(21), "a.b"])
      expect(checkFunctionFields({ ...fields, code }).ok).toBe(false);
    expect(checkFunctionFields({ ...fields, permissions: [] })).toMatchObject({
      code: "field.required",
      field: "permissions",
    });
    expect([0, 9_999, -1, 1.5, 10_000].map((sortNo) => checkSortNo(sortNo).ok)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
