// @vitest-environment happy-dom
import type { MenuNode } from "@yunshou/contract/access/shapes";
import { pages as facts } from "@yunshou/contract/pages";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pages } from "./pages.ts";
import { redirectOf } from "./platform/layout/Shell.tsx";
import { loadPage } from "./platform/pages.ts";
import { storeUser, type UserInfo } from "./platform/session/session.ts";

/** Groups of spec 1 §2.3 whose pages all stand, with the page that a click on the group opens first. */
const groups: readonly (readonly [requirement: string, group: string, first: string, others: string])[] = [
  [
    "ROUTE-05",
    "/shj",
    "wdshj",
    "spydgl ztcx jqbj mbgl shjMbadd shjMbset bywx jqxppz zdfx dwgl llk yyztcx qzsz hdgl jqspzj",
  ],
  ["ROUTE-06", "/kcpd", "xlspkcpd", "jqspkcpd jqhdkcpd jqqhbjsz bhjl"],
  [
    "ROUTE-07",
    "/cfgl",
    "txgl",
    "yhfzsz sxfdzb jyjsmx sksz wtddgl shyecx shzftj fztj xwshrz step sqxwshjj xwshjj zfbjj jjxx0",
  ],
  [
    "ROUTE-09",
    "/yxch",
    "zkgl",
    "yxfagl yxjhgl yhqgl yhqmx yhmmx yhmgl yhmtj yhmtjxq sptj sptjxq jgtj jgtjxq djyz djqgl",
  ],
  [
    "ROUTE-08",
    "/jygl",
    "tkgl",
    "ddgl jqjymx gk jyhz qhmgl hgxq zjtj hgsh cfcx cfxq ycchjl cfxstj ddcx sjhz chcx chmx sptj ypxstj ywlxtj yhgmjl ddcj",
  ],
  ["ROUTE-10", "/jxcgl", "wdgys", "gysspsz ccgl cgjh cgd rkdj sfk chd bs bhd"],
  ["ROUTE-11 ROUTE-19", "/gggl", "cgggl", ""],
  ["ROUTE-12", "/hygl", "wdhy", "chygl wdhyk czmx kkmx sqbk yhsz hykrz xxgl qygl"],
  ["ROUTE-13", "/cwgl", "cwjs", "jyjs"],
  ["ROUTE-14", "/tjfx", "jqjytj", "spjytj zfjstj bbdc dwjytj shzftj"],
  ["ROUTE-16", "/spgl", "wdsp", "spmcgjh xzsp ptspk spxsph spfl tsgl spbqgl"],
  ["ROUTE-17", "/ypgl", "yplb", "ydsp ypqx yppc ypyh ypzhfl ypzhlb zksp ypfl bqbkfl"],
  ["ROUTE-18 ROUTE-19", "/essggl", "ddgl", "sz"],
  ["ROUTE-20", "/sc", "scdd", "yhq cpgl yhqfx cqyhq ydsptj thdgl dpxx scgg scpsd stdgl stdspsz qewm yhjtj ywym"],
  ["ROUTE-22 ROUTE-23", "/xtgl", "zfsz/zffwgl", "zfsz/fwscssz zfsz/shzhsz zfsz/rjs"],
  ["ROUTE-29", "/shkf", "wtfk", "cjwtgl xzwt jjfa khfk"],
];

/** The menu of somebody who may open everything, in the order of the program. */
const menu = facts
  .filter((page) => "order" in page)
  .toSorted((one, other) => Number(one.order) - Number(other.order))
  .map(({ path }) => ({ path, url: path, title: "", hasChild: false, children: [] }) as unknown as MenuNode);

beforeAll(() => storeUser({ menuJsonTree: menu } as unknown as UserInfo));
afterAll(() => sessionStorage.clear());

describe("the routes of a session", () => {
  it.each(groups)(
    "%s %s leads to its page %s, and each of its pages has a component",
    async (_id, group, first, others) => {
      expect(redirectOf(group, pages)).toBe(`${group}/${first}`);
      for (const name of [first, ...others.split(" ").filter(Boolean)]) {
        const path = `${group}/${name}`;
        const page = pages.find((one) => one.path === path);
        expect(page, path).toBeDefined();
        expect(redirectOf(path, pages), path).toBeUndefined();
        expect(typeof (await loadPage(page!)), path).toBe("function");
      }
    },
  );

  it("ROUTE-28 open every page of the platform's own group", async () => {
    const names =
      "index setpwd rzgl sjzd xxtz shsjzd sz yysz xzxxtz dsfdjpz bjrz xxlx jxkp xtbjjl ptxygl uploadXy xzzx jqrjgl wtfk cxwtfk";
    for (const name of names.split(" ")) {
      const page = pages.find(({ path }) => path === `/xtgl/${name}`);
      expect(page, name).toBeDefined();
      expect(typeof (await loadPage(page!)), name).toBe("function");
    }
  });
});
