import { describe, expect, it } from "vitest";
import * as contract from "./all.ts";
import { pages } from "./pages.ts";

const inMenu = new Set(pages.flatMap((page) => ("group" in page ? [page.path as string] : [])));
/** Calls by resource and name, as `memberCards.issue`. */
const calls = new Set(
  Object.entries(contract).flatMap(([resource, value]) =>
    typeof value === "object" && value !== null ? Object.keys(value).map((name) => `${resource}.${name}`) : [],
  ),
);

/** What the menu has to offer, with the pages where it is done and the calls that do it. */
const offers: readonly (readonly [id: string, what: string, pages: string, calls?: string])[] = [
  [
    "GEN-05",
    "machines, products, orders, members, marketing, finance, procurement and customer service",
    "/shj/wdshj /spgl/wdsp /jygl/ddgl /hygl/wdhy /yxch/yxjhgl /cwgl/cwjs /jxcgl/cgd /shkf/khfk",
  ],
  [
    "GEN-06",
    "machines with lanes, stock, prices, batches, warnings and templates",
    "/shj/wdshj /shj/hdgl /kcpd/jqhdkcpd /shj/spydgl /ypgl/yppc /kcpd/jqqhbjsz /shj/mbgl",
    "lanes.save laneChanges.changePrice counts.enter templates.apply",
  ],
  [
    "GEN-07",
    "orders, refunds, transaction statistics, pickup codes, offline pickup review and lottery statistics",
    "/jygl/ddgl /jygl/tkgl /jygl/gk /jygl/qhmgl /jygl/hgsh /jygl/zjtj",
  ],
  [
    "GEN-08",
    "own products, the platform library, brands, packaging, flavours, tags and specifications",
    "/spgl/wdsp /spgl/ptspk /spgl/spfl /spgl/spbqgl",
  ],
  [
    "GEN-09",
    "medicines with their trees, batches, expiry, maintenance and combinations, prescriptions and doctors",
    "/ypgl/yplb /ypgl/ypfl /ypgl/yppc /ypgl/ypqx /ypgl/ypyh /ypgl/ypzhlb /ypgl/bqbkfl /jygl/cfcx /ypgl/ysgl",
  ],
  [
    "MED-02",
    "medicines, their batches, expiry, maintenance and combinations",
    "/ypgl/yplb /ypgl/yppc /ypgl/ypqx /ypgl/ypyh /ypgl/ypzhlb",
  ],
  ["GEN-10", "plans, coupons, promo codes and vouchers", "/yxch/yxjhgl /yxch/yhqgl /yxch/yhmgl /yxch/djqgl"],
  [
    "GEN-11",
    "issue, recharge, deduction, replacement, freezing, loss report, cancellation, limits and areas of cards",
    "/hygl/wdhyk /hygl/sqbk /hygl/qygl",
    "cards.issue cards.recharge cards.deduct cards.replace cards.act cards.cancel cards.setLimits cards.setArea",
  ],
  [
    "GEN-12",
    "settlement, withdrawals, collection accounts, payment service providers and split plans",
    "/cwgl/cwjs /cfgl/txgl /cfgl/sksz /xtgl/zfsz/zffwgl /cfgl/yhfzsz",
  ],
  ["GEN-13", "data cards and their traffic", "/shj/llk", "dataCards.renew dataCards.setEnabled"],
  [
    "GEN-14",
    "users, roles, organisations, menus, resources, logs, dictionary, languages, messages, tickets, FAQ, agreements, certificates, downloads, schools, regions, points, ads and software",
    "/shgl/yggl /xtgl/jsgl /xtgl/dagl/zzgl /xtgl/zygl/cdgl /xtgl/zygl/gngl /xtgl/rzgl /xtgl/sjzd /xtgl/yysz /xtgl/xxtz /shkf/wtfk /shkf/cjwtgl /xtgl/ptxygl /shgl/zjgl /xtgl/xzzx /hygl/xxgl /xtgl/dqgl /shj/dwgl /gggl/cgggl /xtgl/jqrjgl",
  ],
];

describe("the main menu", () => {
  it.each(offers)("%s offers %s", (_id, _what, paths = "", needed = "") => {
    expect(paths.split(" ").filter((path) => !inMenu.has(path))).toEqual([]);
    expect(needed.split(" ").filter((call) => call !== "" && !calls.has(call))).toEqual([]);
  });
});
