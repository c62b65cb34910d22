import { checkPrices, pricedBelowPurchase, valueLists } from "@yunshou/domain";
import { describe, expect, it } from "vitest";
import { auditPageOf } from "./audit.ts";
import { languages } from "./languages.ts";
import { menuFolders } from "./menu.ts";
import { pages } from "./pages.ts";
import { permissions } from "./permissions.ts";

const repeated = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

describe("pages of the contract", () => {
  it("have a path each, and a place of their own in their group", () => {
    expect(repeated(pages.map(({ path }) => path))).toEqual([]);
    const places = [...Object.values(menuFolders), ...pages.filter((page) => "group" in page)];
    expect(places.length).toBeGreaterThan(30);
    expect(repeated(places.map(({ group, order }) => `${group} ${order}`))).toEqual([]);
  });

  it("are opened from pages that stand in the menu", () => {
    const shown = new Set(pages.flatMap((page) => ("group" in page ? [page.path] : [])));
    const parents = pages.flatMap((page) => ("parent" in page && page.parent !== undefined ? [page.parent] : []));
    expect(parents.length).toBeGreaterThan(10);
    expect(parents.filter((parent) => !shown.has(parent))).toEqual([]);
  });

  it("ROUTE-20 ROUTE-21 keep the fifteen named pages of the mall, whatever further ones stand beside them", () => {
    const named = "scdd yhq cpgl yhqfx cqyhq ydsptj thdgl dpxx scgg scpsd stdgl stdspsz qewm yhjtj ywym".split(" ");
    const ofMall: readonly string[] = pages.map(({ path }) => path).filter((path) => path.startsWith("/sc/"));
    expect(named.filter((name) => !ofMall.includes(`/sc/${name}`))).toEqual([]);
    expect(named).toHaveLength(15);
  });

  it("GEN-16 take their routes from specification 1 and what holds on them from specification 2, where both speak", () => {
    // Both name these screens; paths are those of the first, which alone has any.
    const routes = {
      "/kcpd": "xlspkcpd jqspkcpd jqhdkcpd jqqhbjsz bhjl",
      "/jxcgl": "wdgys gysspsz ccgl cgjh cgd rkdj sfk chd bs bhd",
      "/tjfx": "jqjytj spjytj zfjstj bbdc dwjytj shzftj",
      "/shkf": "wtfk cjwtgl xzwt jjfa khfk",
    };
    const paths: ReadonlySet<string> = new Set(pages.map(({ path }) => path));
    const named = Object.entries(routes).flatMap(([group, names]) =>
      names.split(" ").map((name) => `${group}/${name}`),
    );
    expect(named.filter((path) => !paths.has(path))).toEqual([]);
    // The first warns wherever a price lies below the purchase price, the second refuses it of a product and warns on a lane.
    expect(checkPrices(100n, 101n)).toMatchObject({ code: "goods.purchaseAbovePrice" });
    expect(pricedBelowPurchase({ priceFen: 100n, purchaseFen: 101n })).toBe(true);
    // The first lets a permission always allow, the second gives rights by roles: each page that is not open to all names one.
    const closed = pages.filter(({ access }) => access in permissions);
    expect(closed.length).toBeGreaterThan(pages.length / 2);
  });

  it("GEN-22 speak the languages that the dictionary lists", () => {
    expect(valueLists.language).toEqual(languages);
  });

  it("offer an export, and have the audited actions that begin with a text, on one page each", () => {
    expect(repeated(pages.flatMap((page) => page.exports ?? []))).toEqual([]);
    expect(repeated(pages.flatMap((page) => page.actions ?? []))).toEqual([]);
    const elsewhere = pages.flatMap((page) =>
      (page.exports ?? []).filter((name) => auditPageOf(`${name}.export`) !== page.path),
    );
    expect(elsewhere).toEqual([]);
  });

  it("SYS-01 are found for an audited action by its longest beginning", () => {
    expect(["machines.lanes.stop", "machines.register", "orders.refund", "elsewhere.act"].map(auditPageOf)).toEqual([
      "/shj/hdgl",
      "/shj/wdshj",
      "/jygl/ddgl",
      null,
    ]);
  });
});
