import type { InputOf } from "@yunshou/contract";
import { account } from "@yunshou/contract/access/account";
import { functions } from "@yunshou/contract/access/functions";
import { menus } from "@yunshou/contract/access/menus";
import { roles } from "@yunshou/contract/access/roles";
import type { MenuNode } from "@yunshou/contract/access/shapes";
import { users } from "@yunshou/contract/access/users";
import { orders } from "@yunshou/contract/orders/orders";
import { asSystem } from "@yunshou/database";
import { ownEntriesAtMost } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";
import type { CreatedMerchant } from "../../merchants/tree/createMerchant.ts";
import { ensureBaseData } from "../start/baseData.ts";
import { pageRules, programEntries } from "../menu/menu.ts";

let server: TestServer;
let top: CreatedMerchant;
/** Administrator of the platform, its operator, and the administrator of a merchant. */
let root: Client;
let operator: Client;
let boss: Client;

beforeAll(async () => {
  server = await startTestServer();
  top = await givenMerchant(server, { name: "总部" });
  const platform = { merchantId: "1", topId: "1", merchantNo: "0000" };
  await givenUser(server, platform, { account: "root", level: "3", roles: ["platformAdmin"] });
  await givenUser(server, platform, { account: "operator", level: "3", roles: ["operator"] });
  await givenUser(server, top, { account: "boss" });
  [root, operator, boss] = (await Promise.all(
    ["root", "operator", "boss"].map((name) => loginAs(server, name, testPassword)),
  )) as [Client, Client, Client];
});

afterAll(() => server.stop());

const codeOf = async (answer: Promise<{ body: { code: string } }>) => (await answer).body.code;
const menuOf = async (client: Client) => (await client.call(account.current, {})).userInfo.menuJsonTree;
const flat = (nodes: readonly MenuNode[]): MenuNode[] => nodes.flatMap((node) => [node, ...flat(node.children)]);
const pathsOf = async (client: Client) => flat(await menuOf(client)).map(({ path }) => path);
const nodesOf = async () => (await root.call(menus.tree, {})).nodes;
const nodeAt = async (path: string) => (await nodesOf()).find((node) => node.path === path)!;
const functionsOf = async () => (await root.call(functions.list, { pageSize: 200 })).rows;
const functionOf = async (code: string) => (await functionsOf()).find((one) => one.code === code)!;
const entry = (more: Partial<InputOf<typeof menus.add>> = {}): InputOf<typeof menus.add> => ({
  kind: "folder",
  code: "own1",
  names: { zh: "自建" },
  parentId: null,
  sortNo: 5,
  ...more,
});
const change = (
  node: Awaited<ReturnType<typeof nodeAt>>,
  more: Partial<InputOf<typeof menus.update>> = {},
): InputOf<typeof menus.update> => ({
  nodeId: node.nodeId,
  parentId: node.parentId,
  names: node.names,
  icon: node.icon,
  sortNo: node.sortNo,
  remark: node.remark,
  ...more,
});
const changed = async (run: () => Promise<unknown>) => {
  const read = () =>
    asSystem(server.database, (tx) =>
      tx.query(
        "select array(select n from menu_node n order by id)::text as nodes, array(select f from menu_function f order by id)::text as functions, array(select p from function_permission p order by 1)::text as permissions",
      ),
    );
  const before = await read();
  await run();
  return JSON.stringify(await read()) !== JSON.stringify(before);
};

describe("the menu of the program", () => {
  it("ROLE-05 SESS-07 is recorded at the start, once, and reaches the console with path, url, children and hasChild", async () => {
    const nodes = await nodesOf();
    expect(nodes.map(({ path }) => path).sort()).toEqual(programEntries.map(({ path }) => path).sort());
    expect(await changed(() => ensureBaseData(server.database, server.context.secrets))).toBe(false);
    const menu = await menuOf(root);
    expect(
      flat(menu)
        .filter(({ hasChild }) => !hasChild)
        .map(({ path }) => path),
    ).toEqual(programEntries.filter(({ rule }) => rule !== undefined && rule.kind !== "drug").map(({ path }) => path));
    for (const node of flat(menu))
      expect([node.hasChild, node.url.startsWith("/")]).toEqual([node.children.length > 0, true]);
  });

  it("ROLE-05 shows a page that a later version adds, in its place, and keeps what people moved, renamed and hid", async () => {
    const orderPage = await nodeAt("/jygl/ddgl");
    const shj = await nodeAt("/shj");
    await root.call(
      menus.update,
      change(orderPage, { parentId: shj.nodeId, sortNo: 15, names: { zh: "我的订单", de: "Meine Aufträge" } }),
    );
    await root.call(menus.show, { nodeId: (await nodeAt("/shj/hdgl")).nodeId, shown: false });
    await asSystem(server.database, (tx) => tx.query("delete from menu_node where code = '/xtgl/rzgl'"));
    await ensureBaseData(server.database, server.context.secrets);
    expect(await nodeAt("/xtgl/rzgl")).toMatchObject({
      isBase: true,
      shown: true,
      parentId: (await nodeAt("/xtgl")).nodeId,
    });
    expect(await nodeAt("/jygl/ddgl")).toMatchObject({
      parentId: shj.nodeId,
      sortNo: 15,
      names: { zh: "我的订单", de: "Meine Aufträge" },
    });
    const menu = flat(await menuOf(boss));
    expect(menu.find(({ path }) => path === "/jygl/ddgl")).toMatchObject({ names: { de: "Meine Aufträge" } });
    const paths = menu.map(({ path }) => path);
    expect([
      paths.includes("/jygl"),
      paths.includes("/shj/hdgl"),
      paths.indexOf("/jygl/ddgl") > paths.indexOf("/shj/wdshj"),
    ]).toEqual([true, false, true]);
    await root.call(
      menus.update,
      change(await nodeAt("/jygl/ddgl"), { parentId: (await nodeAt("/jygl")).nodeId, names: {} }),
    );
    await root.call(menus.show, { nodeId: (await nodeAt("/shj/hdgl")).nodeId, shown: true });
  });

  it("PERM-01 PERM-14 hides a page from every menu at the next look and leaves its calls alone", async () => {
    const { nodeId } = await nodeAt("/jygl/ddgl");
    await root.call(menus.show, { nodeId, shown: false });
    for (const client of [root, boss]) expect(await pathsOf(client)).not.toContain("/jygl/ddgl");
    const today = new Date().toISOString().slice(0, 10);
    expect(await codeOf(boss.try(orders.list, { fromDay: today, toDay: today }))).toBe("H0000");
    await root.call(menus.show, { nodeId, shown: true });
    expect(await pathsOf(boss)).toContain("/jygl/ddgl");
  });

  it("ROLE-06 re-orders neighbours and moves folders without cycles, only three levels deep", async () => {
    const children = async () =>
      (await nodesOf())
        .filter(({ parentId, path }) => parentId !== null && path.startsWith("/shj/"))
        .map(({ path }) => path);
    const [first, second] = await children();
    const { nodeId } = await nodeAt(second!);
    await root.call(menus.shift, { nodeId, direction: "up" });
    expect((await children()).slice(0, 2)).toEqual([second, first]);
    await root.call(menus.shift, { nodeId, direction: "up" });
    await root.call(menus.shift, { nodeId, direction: "down" });
    expect((await children()).slice(0, 2)).toEqual([first, second]);
    const [system, folder, page] = [await nodeAt("/xtgl"), await nodeAt("/xtgl/zygl"), await nodeAt("/xtgl/jsgl")];
    expect(await codeOf(root.try(menus.update, change(system, { parentId: folder.nodeId })))).toBe("access.treeCycle");
    expect(await codeOf(root.try(menus.update, change(folder, { parentId: page.nodeId })))).toBe("access.menuParent");
    expect(await codeOf(root.try(menus.update, change(await nodeAt("/shgl"), { parentId: folder.nodeId })))).toBe(
      "access.menuTooDeep",
    );
    expect(await codeOf(root.try(menus.update, change(page, { sortNo: 1.5 })))).toBe("access.sortNo");
  });

  it("ROLE-05 never loses the page that manages it, and deletes nothing of the program", async () => {
    for (const path of ["/xtgl/zygl/cdgl", "/xtgl/zygl", "/xtgl"])
      expect(await codeOf(root.try(menus.show, { nodeId: (await nodeAt(path)).nodeId, shown: false }))).toBe(
        "access.menuNeeded",
      );
    expect(await codeOf(root.try(menus.remove, { nodeId: (await nodeAt("/jygl/ddgl")).nodeId }))).toBe(
      "access.menuIsBase",
    );
    expect(await codeOf(root.try(menus.remove, { nodeId: "1" }))).toBe("record.unknown");
  });
});

describe("entries that people add", () => {
  it("SYS-19 FORM-03 FORM-05 lead to existing pages or https addresses, have codes and names, and say which field is wrong", async () => {
    const refusals: [Partial<InputOf<typeof menus.add>>, string][] = [
      [{ code: "a_b" }, "field.notCode"],
      [{ code: "x".repeat(21) }, "field.tooLong"],
      [{ names: { de: "Ordner" } }, "field.required"],
      [{ remark: "好".repeat(201) }, "field.remarkTooLong"],
      [{ kind: "page", target: "/xtgl/none" }, "access.menuPage"],
      [{ kind: "page", target: "/xtgl/xzjs" }, "access.menuPage"],
      [{ kind: "link", target: "http://help.example" }, "access.menuAddress"],
      [{ kind: "link", target: "javascript:alert(1)" }, "access.menuAddress"],
      [{ parentId: "1" }, "access.menuParent"],
    ];
    expect(
      await changed(async () => {
        for (const [more, code] of refusals) expect(await codeOf(root.try(menus.add, entry(more)))).toBe(code);
      }),
    ).toBe(false);
  });

  it("PERM-01 PERM-09 show a page only to those who may open it, whatever was written", async () => {
    const { nodeId: parentId } = await root.call(menus.add, entry({ code: "Favourites" }));
    const log = await root.call(
      menus.add,
      entry({
        kind: "page",
        code: "logs",
        names: { zh: "日志快捷" },
        target: "/xtgl/rzgl?logType=login",
        parentId,
        icon: "book",
      }),
    );
    const help = await root.call(
      menus.add,
      entry({ kind: "link", code: "help", names: { zh: "帮助" }, target: "https://help.example/zh", parentId }),
    );
    expect(await codeOf(root.try(menus.add, entry({ code: "FAVOURITES" })))).toBe("access.codeTaken");
    await givenUser(server, top, { account: "clerk", level: "2", roles: ["replenisher"] });
    await givenUser(server, top, { account: "nobody", level: "2", roles: [] });
    const [clerk, nobody] = await Promise.all([
      loginAs(server, "clerk", testPassword),
      loginAs(server, "nobody", testPassword),
    ]);
    const own = async (client: Client) =>
      flat(await menuOf(client))
        .filter(({ path }) => path.startsWith("/menu/"))
        .map(({ path, url }) => [path, url]);
    expect(await own(boss)).toEqual([
      ["/menu/Favourites", "/xtgl/rzgl?logType=login"],
      ["/menu/logs", "/xtgl/rzgl?logType=login"],
      ["/menu/help", "https://help.example/zh"],
    ]);
    expect(await own(clerk)).toEqual([
      ["/menu/Favourites", "https://help.example/zh"],
      ["/menu/help", "https://help.example/zh"],
    ]);
    expect(await menuOf(nobody)).toEqual([]);
    expect(await codeOf(root.try(menus.remove, { nodeId: parentId }))).toBe("access.menuHasChildren");
    for (const nodeId of [log.nodeId, help.nodeId, parentId]) await root.call(menus.remove, { nodeId });
    expect(await own(boss)).toEqual([]);
  });

  it("are limited in number", async () => {
    await asSystem(server.database, (tx) =>
      tx.query(
        "insert into menu_node (kind, code, sort_no) select 'folder', 'filler' || n, 1 from generate_series(1, $1) n",
        [ownEntriesAtMost],
      ),
    );
    expect(await codeOf(root.try(menus.add, entry()))).toBe("access.tooManyEntries");
    await asSystem(server.database, (tx) => tx.query("delete from menu_node where code like 'filler%'"));
  });

  it("PERM-09 are made by the administrators of the platform only: not by its operators, not by a merchant, not by a merchant's role that holds the permission", async () => {
    expect(await codeOf(operator.try(menus.tree, {}))).toBe("H0000");
    expect(await codeOf(operator.try(menus.add, entry()))).toBe("access.noPermission");
    expect(await codeOf(boss.try(menus.tree, {}))).toBe("access.noPermission");
    await givenUser(server, top, { account: "mightyboss", roles: ["platformAdmin"] });
    const mighty = await loginAs(server, "mightyboss", testPassword);
    const { nodeId } = await nodeAt("/jygl/ddgl");
    const { functionId } = await functionOf("orders.order.refund");
    expect(
      await changed(async () => {
        expect(await codeOf(mighty.try(menus.add, entry()))).toBe("access.noPermission");
        expect(await codeOf(mighty.try(menus.show, { nodeId, shown: false }))).toBe("access.noPermission");
        expect(await codeOf(mighty.try(functions.enable, { functionId, enabled: false }))).toBe("access.noPermission");
      }),
    ).toBe(false);
  });
});

describe("functions", () => {
  const today = () => new Date().toISOString().slice(0, 10);
  const readOrders = (client: Client) => codeOf(client.try(orders.list, { fromDay: today(), toDay: today() }));

  it("SYS-19 exist for every permission, on its page, named in the caller's language", async () => {
    const rows = await functionsOf();
    expect(
      rows.every(
        ({ isBase, enabled, permissions, code }) =>
          isBase && enabled && permissions.length === 1 && permissions[0] === code,
      ),
    ).toBe(true);
    const german = await root.try(functions.list, { name: "erstatt", pageSize: 10 }, { "accept-language": "de" });
    expect(german.body.data.rows.map(({ code, menuName }) => [code, menuName])).toEqual([
      ["orders.order.refund", "Bestellungen"],
      ["orders.refund.write", "Erstattungen"],
      ["orders.refund.approve", "Erstattungen"],
      ["mall.order.refund", "Bestellungen des Online-Shops"],
      ["mall.quickBuyOrder.refund", "Spontankauf-Bestellungen"],
    ]);
    expect(
      (await root.call(functions.list, { menuPath: "/jygl/ddgl", pageSize: 3, page: 2 })).rows.map(({ code }) => code),
    ).toEqual(["orders.order.dispense"]);
    expect((await root.call(functions.options, {})).pages.map(({ path }) => path)).toEqual(
      expect.arrayContaining([...pageRules.keys(), "/databases"]),
    );
  });

  it("SYS-19 PERM-14 switched off refuse their calls for everybody but the platform's administrators, and leave roles and their givers alone", async () => {
    const { functionId } = await functionOf("orders.order.read");
    const menuBefore = await pathsOf(boss);
    await root.call(functions.enable, { functionId, enabled: false });
    server.forgetSessions();
    for (const client of [boss, operator]) expect(await readOrders(client)).toBe("access.functionDisabled");
    expect(await readOrders(root)).toBe("H0000");
    expect(await pathsOf(boss)).toEqual(menuBefore.filter((path) => path !== "/jygl/ddgl"));
    const { customData } = await boss.call(account.current, {});
    expect([customData.switchedOff, customData.permissions.includes("orders.order.read")]).toEqual([
      ["orders.order.read"],
      false,
    ]);
    // What roles grant stays the measure: the merchant still manages its own people and roles.
    const made = await boss.call(roles.create, {
      merchantId: top.merchantId,
      kind: "web",
      name: "订单员",
      permissions: ["orders.order.read"],
    });
    expect((await boss.call(roles.detail, { roleId: made.roleId })).manageable).toBe(true);
    const { userId } = await boss.call(users.create, {
      merchantId: top.merchantId,
      account: "orderclerk",
      name: "单",
      phone: "13700000001",
      email: "o@yuntu.example",
      level: "2",
      roleIds: [made.roleId],
    });
    expect((await boss.call(users.detail, { userId })).manageable).toBe(true);
    await root.call(functions.enable, { functionId, enabled: true });
    server.forgetSessions();
    expect(await readOrders(boss)).toBe("H0000");
    expect(await pathsOf(boss)).toEqual(menuBefore);
  });

  it("SYS-19 group permissions of the program without giving or taking any, and dissolve again", async () => {
    const held = async () => (await boss.call(account.current, {})).customData.permissions;
    const before = await held();
    const input = {
      code: "aftercare",
      names: { zh: "售后处理" },
      page: "/jygl/ddgl",
      permissions: ["orders.order.refund", "orders.order.process"] as const,
    };
    const { functionId } = await root.call(functions.add, { ...input, permissions: [...input.permissions] });
    expect(await held()).toEqual(before);
    expect((await functionsOf()).map(({ code }) => code)).not.toContain("orders.order.refund");
    expect((await boss.call(roles.tree, {})).functions.find(({ code }) => code === "aftercare")).toMatchObject({
      page: "/jygl/ddgl",
      permissions: ["orders.order.refund", "orders.order.process"],
      enabled: true,
    });
    expect(
      await codeOf(root.try(functions.add, { ...input, code: "other", permissions: ["orders.order.refund"] })),
    ).toBe("access.permissionGrouped");
    expect(
      await codeOf(root.try(functions.add, { ...input, code: "AFTERCARE", permissions: ["orders.order.dispense"] })),
    ).toBe("access.codeTaken");
    expect(await codeOf(root.try(functions.add, { ...input, code: "none", permissions: [] }))).toBe("field.required");
    expect(
      await codeOf(
        root.try(functions.add, { ...input, code: "odd", page: "/xtgl/none", permissions: ["orders.order.dispense"] }),
      ),
    ).toBe("access.menuPage");
    expect(
      await codeOf(root.try(functions.add, { ...input, code: "odd", permissions: ["money.print" as never] })),
    ).toBe("input.invalid");

    await root.call(functions.enable, { functionId, enabled: false });
    server.forgetSessions();
    expect(await held()).toEqual(before.filter((permission) => !input.permissions.includes(permission as never)));
    expect(
      await codeOf(
        root.try(functions.update, {
          functionId,
          names: { zh: "售后处理" },
          page: "/jygl/ddgl",
          permissions: [...input.permissions, "orders.order.dispense"],
        }),
      ),
    ).toBe("access.functionDisabled");
    // Dissolving never switches anything on behind the platform's back.
    await root.call(functions.remove, { functionId });
    expect((await functionsOf()).filter(({ enabled }) => !enabled).map(({ code }) => code)).toEqual([
      "orders.order.refund",
      "orders.order.process",
    ]);
    for (const code of input.permissions)
      await root.call(functions.enable, { functionId: (await functionOf(code)).functionId, enabled: true });
    server.forgetSessions();
    expect(await held()).toEqual(before);
  });

  it("SYS-19 of the program keep their permission, may be renamed and moved, and are not deleted", async () => {
    const one = await functionOf("orders.order.refund");
    expect(
      await codeOf(
        root.try(functions.update, {
          functionId: one.functionId,
          names: {},
          page: one.page,
          permissions: ["orders.order.process"],
        }),
      ),
    ).toBe("access.functionIsBase");
    expect(await codeOf(root.try(functions.remove, { functionId: one.functionId }))).toBe("access.functionIsBase");
    await root.call(functions.update, {
      functionId: one.functionId,
      names: { zh: "原路退款" },
      page: "/dashboard",
      permissions: one.permissions,
    });
    expect(await functionOf("orders.order.refund")).toMatchObject({ name: "原路退款", page: "/dashboard" });
    await root.call(functions.update, {
      functionId: one.functionId,
      names: {},
      page: one.page,
      permissions: one.permissions,
    });
    expect(await functionOf("orders.order.refund")).toMatchObject({ name: one.name, page: "/jygl/ddgl" });
    expect(await codeOf(root.try(functions.enable, { functionId: "1", enabled: true }))).toBe("record.unknown");
  });
});
