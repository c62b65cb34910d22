import { account } from "@yunshou/contract/access/account";
import { roles } from "@yunshou/contract/access/roles";
import { sharedViews } from "@yunshou/contract/insight/sharedViews";
import { sharedViewLimit } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { rowsOf } from "../../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";

let server: TestServer;
let [boss, clerk, driver, stranger]: Client[] = [];
let [clerkRole, driverRole, ownId]: string[] = [];
const view = (more: object = {}) => ({
  listName: "machines",
  viewName: "离线",
  query: "state=offline",
  periods: [],
  roleIds: [clerkRole!],
  ...more,
});
const refusedWith = async (answer: Promise<{ body: { code: string } }>) => (await answer).body.code;
const seenBy = async (person: Client | undefined, listName = "machines") =>
  (await person!.call(sharedViews.list, { listName })).rows.map(({ viewName }) => viewName);
const listsOf = async (person: Client | undefined) =>
  (await person!.call(account.current, { loginUrl: "/login" })).customData.sharedLists;

beforeAll(async () => {
  server = await startTestServer();
  const merchant = await givenMerchant(server, { name: "云途" });
  await givenUser(server, merchant, { account: "boss" });
  boss = await loginAs(server, "boss", testPassword);
  const { merchantId } = merchant;
  ownId = merchantId;
  const given = async (name: string) => {
    const permissions = ["machines.machine.read"] as const;
    const form = { merchantId, kind: "web" as const, name, description: "", permissions: [...permissions] };
    const { roleId } = await boss!.call(roles.create, form);
    const { userId } = await givenUser(server, merchant, { account: name, level: "2", roles: [] });
    await rowsOf(server, "insert into user_role (user_id, role_id) values ($1, $2)", [userId, roleId]);
    return roleId;
  };
  [clerkRole, driverRole] = [await given("clerk"), await given("driver")];
  await givenUser(server, await givenMerchant(server), { account: "stranger" });
  [clerk, driver, stranger] = await Promise.all(
    ["clerk", "driver", "stranger"].map((name) => loginAs(server, name, testPassword)),
  );
});
afterAll(() => server?.stop());

describe("views that are shared with roles", () => {
  it("GEN-01 are seen by who holds one of the roles and by who manages roles, and by nobody else", async () => {
    await boss!.call(sharedViews.share, view());
    expect(await seenBy(clerk)).toEqual(["离线"]);
    expect(await seenBy(boss)).toEqual(["离线"]);
    expect([await seenBy(driver), await seenBy(stranger), await seenBy(clerk, "orders")]).toEqual([[], [], []]);
    expect([await listsOf(clerk), await listsOf(boss), await listsOf(driver)]).toEqual([
      ["machines"],
      ["machines"],
      [],
    ]);
  });

  it("are replaced with their roles when one of the same name is shared", async () => {
    await boss!.call(sharedViews.share, view({ query: "state=fault", roleIds: [driverRole] }));
    expect([await seenBy(clerk), await seenBy(driver)]).toEqual([[], ["离线"]]);
    const { rows } = await boss!.call(sharedViews.list, { listName: "machines" });
    expect(rows).toMatchObject([{ query: "state=fault", roles: [{ roleId: driverRole, name: "driver" }] }]);
  });

  it("are shared and withdrawn by who manages roles only, and never over the limit", async () => {
    expect(await refusedWith(clerk!.try(sharedViews.share, view()))).toBe("access.noPermission");
    expect(await refusedWith(clerk!.try(sharedViews.withdraw, view()))).toBe("access.noPermission");
    expect(await refusedWith(boss!.try(sharedViews.share, view({ roleIds: [] })))).toBe("field.required");
    expect(await refusedWith(boss!.try(sharedViews.share, view({ viewName: " " })))).toBe("field.required");
    const more = Array.from({ length: 2 * sharedViewLimit }, (_, index) => view({ viewName: `v${index}` }));
    const codes = await Promise.all(more.map((one) => refusedWith(boss!.try(sharedViews.share, one))));
    expect(codes.filter((one) => one === "access.tooManyEntries")).toHaveLength(sharedViewLimit + 1);
    expect(await seenBy(boss)).toHaveLength(sharedViewLimit);
  });

  it("MERCHANT-03 stay about their merchant when that moves and another one gets its number", async () => {
    const shop = await givenMerchant(server, { name: "小店", parentId: ownId });
    const again = await loginAs(server, "boss", testPassword);
    const query = `merchantNo=${shop.merchantNo}&state=fault`;
    await again.call(sharedViews.share, view({ listName: "points", query }));
    await rowsOf(server, "update merchant set merchant_no = $2 where id = $1", [shop.merchantId, "99990000"]);
    const { rows } = await again.call(sharedViews.list, { listName: "points" });
    expect(rows).toMatchObject([{ query: "merchantNo=99990000&state=fault" }]);
  });

  it("S2 are no way to roles of others: a role of another merchant is unknown", async () => {
    expect(await refusedWith(stranger!.try(sharedViews.share, view()))).toBe("access.roleUnknown");
    expect(await refusedWith(stranger!.try(sharedViews.withdraw, view()))).toBe("record.unknown");
  });

  it("go with their role, and when they are withdrawn", async () => {
    await boss!.call(sharedViews.withdraw, view());
    expect(await seenBy(driver)).toEqual([]);
    expect(await refusedWith(boss!.try(sharedViews.withdraw, view()))).toBe("record.unknown");
    await boss!.call(sharedViews.share, view({ listName: "orders" }));
    await rowsOf(server, "delete from user_role where role_id = $1", [clerkRole]);
    await boss!.call(roles.remove, { roleId: clerkRole! });
    expect(await seenBy(boss, "orders")).toEqual([]);
  });
});
