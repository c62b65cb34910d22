import { pageTitle } from "@yunshou/phrases/server";
import { allPermissions } from "@yunshou/contract";
import { type GroupFacts, menuGroups } from "@yunshou/contract/menu";
import type { MenuNode } from "@yunshou/contract/access/shapes";
import { merchantFeatures } from "@yunshou/domain";
import { describe, expect, it } from "vitest";
import { pageRules, programEntries } from "./menu.ts";
import { closedPages, existsHere, type MenuRow, visibleMenu } from "./menuTree.ts";

let last = 0;
const row = (more: Partial<MenuRow> & Pick<MenuRow, "code">): MenuRow => ({
  nodeId: String((last += 1)),
  parentId: null,
  kind: "page",
  isBase: true,
  names: {},
  target: "",
  icon: null,
  sortNo: last,
  hidden: false,
  remark: "",
  updatedAt: new Date(0),
  ...more,
});
const viewer = { permissions: new Set(allPermissions), kind: "ordinary" as const, features: [] };
/** Pages of batches and of combinations, which have switches of their own. */
const ofSwitches = ["/ypgl/ypqx", "/ypgl/yppc", "/ypgl/ypyh", "/ypgl/ypzhfl", "/ypgl/ypzhlb", "/ypgl/zksp"];
/** Every page of medicines. */
const ofMedicine = [
  "/ypgl/yplb",
  "/ypgl/ydsp",
  ...ofSwitches,
  "/ypgl/ypfl",
  "/ypgl/bqbkfl",
  "/ypgl/ysgl",
  "/ypgl/zsm",
  "/ypgl/wdjl",
];
const shape = (nodes: readonly MenuNode[]): unknown =>
  nodes.map((node) => (node.children.length > 0 ? [node.path, shape(node.children)] : node.path));

describe("the menu of somebody", () => {
  it("ROLE-05 has one entry for each page and folder of the program, in its order, each below a folder that exists", () => {
    const paths = programEntries.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    for (const { parentPath, rule } of programEntries) {
      if (parentPath === null) expect(rule).toBeUndefined();
      else expect(programEntries.find(({ path }) => path === parentPath)?.rule).toBeUndefined();
    }
    expect(programEntries.filter(({ parentPath }) => parentPath === null).map(({ path }) => path)).toEqual(
      Object.keys(menuGroups),
    );
    const groups: Readonly<Record<string, GroupFacts>> = menuGroups;
    for (const { path, parentPath, rule } of programEntries)
      if (parentPath !== null && rule !== undefined) expect(pageRules.get(path)?.kind).toBe(groups[parentPath]?.kind);
  });

  it("ROUTE-27 holds role management in a folder of the system group that adds nothing to the path of its page", () => {
    const page = programEntries.find(({ path }) => path === "/xtgl/jsgl");
    const folder = programEntries.find(({ path }) => path === page?.parentPath);
    expect(folder).toEqual({ path: "/xtgl#roles", parentPath: "/xtgl", sortNo: expect.any(Number) as number });
    expect(pageTitle("zh", folder?.path ?? "")).toBe("角色管理");
    expect(page?.path.startsWith(`${folder?.path}/`)).toBe(false);
  });

  it("PERM-01 shows pages by permission, wherever they stand, and no empty folder", () => {
    const folder = row({ code: "mine", kind: "folder", isBase: false, names: { zh: "我的" } });
    const rows = [folder, row({ code: "/jygl/ddgl", parentId: folder.nodeId }), row({ code: "/shj/wdshj" })];
    expect(shape(visibleMenu(rows, viewer))).toEqual([["/menu/mine", ["/jygl/ddgl"]], "/shj/wdshj"]);
    expect(shape(visibleMenu(rows, { ...viewer, permissions: new Set(["machines.machine.read"]) }))).toEqual([
      "/shj/wdshj",
    ]);
    expect(visibleMenu(rows, viewer)[0]).toMatchObject({ url: "/jygl/ddgl", hasChild: true, names: { zh: "我的" } });
  });

  it("says how the Chinese title of each entry is typed, also where people wrote their own", () => {
    const rows = [
      row({ code: "/jygl/ddgl" }),
      row({ code: "/shj/wdshj", names: { zh: "重庆机器" } }),
      row({
        code: "help",
        kind: "link",
        isBase: false,
        names: { zh: "Help", de: "Hilfe" },
        target: "https://a.example",
      }),
    ];
    expect(visibleMenu(rows, viewer).map(({ spelling }) => spelling)).toEqual([
      "dingdanguanli ddgl",
      "chongqingjiqi cqjq",
      undefined,
    ]);
  });

  it("PERM-01 leaves out what is hidden with everything below it", () => {
    const folder = row({ code: "/jygl", kind: "folder", hidden: true });
    expect(
      visibleMenu(
        [folder, row({ code: "/jygl/ddgl", parentId: folder.nodeId }), row({ code: "/shj/wdshj", hidden: true })],
        viewer,
      ),
    ).toEqual([]);
  });

  it("MERCHANT-20 shows the page of pharmacists to merchants that sell medicine, wherever it stands", () => {
    const folder = row({ code: "mine", kind: "folder", isBase: false });
    const rows = [folder, row({ code: "/shgl/wdys", parentId: folder.nodeId })];
    expect(visibleMenu(rows, viewer)).toEqual([]);
    expect(shape(visibleMenu(rows, { ...viewer, kind: "drug" }))).toEqual([["/menu/mine", ["/shgl/wdys"]]]);
    expect(shape(visibleMenu(rows, { ...viewer, features: ["medicine"] }))).toEqual([["/menu/mine", ["/shgl/wdys"]]]);
  });

  it("CARD-27 MERCHANT-20 hides the group of members while the membership-card switch is off", () => {
    const folder = row({ code: "/hygl", kind: "folder" });
    const rows = [folder, row({ code: "/hygl/wdhyk", parentId: folder.nodeId }), row({ code: "/shgl/glwdhy" })];
    expect(visibleMenu(rows, viewer)).toEqual([]);
    expect(shape(visibleMenu(rows, { ...viewer, features: ["membershipCard"] }))).toEqual([
      ["/hygl", ["/hygl/wdhyk"]],
      "/shgl/glwdhy",
    ]);
  });

  it.each([
    [
      "without any switch",
      { kind: "ordinary", features: [] },
      [
        "/jygl/qhmgl",
        "/jygl/hgxq",
        "/jygl/zjtj",
        "/jygl/hgsh",
        "/jygl/cfcx",
        "/jygl/cfxstj",
        "/jygl/ypxstj",
        "/jygl/yhgmjl",
        "/jygl/ddcj",
        "/hygl/chygl",
        "/hygl/wdhy",
        "/hygl/wdhyk",
        "/hygl/czmx",
        "/hygl/kkmx",
        "/hygl/qkhk",
        "/hygl/sqbk",
        "/hygl/yhsz",
        "/hygl/hytc",
        "/hygl/hykrz",
        "/hygl/xxgl",
        "/hygl/qygl",
        "/shgl/wdys",
        "/shgl/glwdhy",
        ...ofMedicine,
        "/xtgl/hmd",
      ],
    ],
    [
      "with cards",
      { kind: "ordinary", features: ["membershipCard"] },
      [
        "/jygl/qhmgl",
        "/jygl/hgxq",
        "/jygl/zjtj",
        "/jygl/hgsh",
        "/jygl/cfcx",
        "/jygl/cfxstj",
        "/jygl/ypxstj",
        "/jygl/ddcj",
        "/shgl/wdys",
        ...ofMedicine,
      ],
    ],
    [
      "with pickup codes",
      { kind: "drug", features: ["pickupCode"] },
      [
        "/jygl/hgxq",
        "/jygl/zjtj",
        "/jygl/hgsh",
        "/jygl/yhgmjl",
        "/jygl/ddcj",
        "/hygl/chygl",
        "/hygl/wdhy",
        "/hygl/wdhyk",
        "/hygl/czmx",
        "/hygl/kkmx",
        "/hygl/qkhk",
        "/hygl/sqbk",
        "/hygl/yhsz",
        "/hygl/hytc",
        "/hygl/hykrz",
        "/hygl/xxgl",
        "/hygl/qygl",
        "/shgl/glwdhy",
        ...ofSwitches,
        "/ypgl/zsm",
        "/ypgl/wdjl",
        "/xtgl/hmd",
      ],
    ],
    [
      "that sells medicine",
      { kind: "drug", features: [] },
      [
        "/jygl/qhmgl",
        "/jygl/hgxq",
        "/jygl/zjtj",
        "/jygl/hgsh",
        "/jygl/yhgmjl",
        "/jygl/ddcj",
        "/hygl/chygl",
        "/hygl/wdhy",
        "/hygl/wdhyk",
        "/hygl/czmx",
        "/hygl/kkmx",
        "/hygl/qkhk",
        "/hygl/sqbk",
        "/hygl/yhsz",
        "/hygl/hytc",
        "/hygl/hykrz",
        "/hygl/xxgl",
        "/hygl/qygl",
        "/shgl/glwdhy",
        ...ofSwitches,
        "/ypgl/zsm",
        "/ypgl/wdjl",
        "/xtgl/hmd",
      ],
    ],
    ["with every switch", { kind: "ordinary", features: merchantFeatures }, ofMedicine],
  ] as const)(
    "MERCHANT-20 CARD-27 PICKUP-06 closes to a merchant %s the pages that its menu never shows, and only these",
    (_, merchant, expected) => {
      expect(closedPages(merchant)).toEqual(expected);
      const rows = [...pageRules.keys()].map((code) => row({ code }));
      const shown = visibleMenu(rows, { ...viewer, ...merchant }).map(({ path }) => path);
      expect([...closedPages(merchant), ...shown].sort()).toEqual([...pageRules.keys()].sort());
    },
  );

  it("SYS-19 shows no page that the program does not have, and no address to somebody without a page", () => {
    const gone = [row({ code: "/jygl/gone" }), row({ code: "old", isBase: false, target: "/jygl/gone?x=1" })];
    expect(gone.map(existsHere)).toEqual([false, false]);
    const link = row({ code: "help", kind: "link", isBase: false, target: "https://help.example" });
    expect(visibleMenu([...gone, link], viewer)).toEqual([]);
    expect(shape(visibleMenu([link, row({ code: "/jygl/ddgl" })], viewer))).toEqual(["/menu/help", "/jygl/ddgl"]);
  });
});
