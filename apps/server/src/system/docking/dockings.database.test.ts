import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { roles } from "@yunshou/contract/access/roles";
import { dockings, pushes } from "@yunshou/contract/system/dockings";
import { asSystem } from "@yunshou/database";
import type { DockingEvent } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { arm, makeSweeper, type Sweeper } from "../../platform/timers.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";
import { acceptsWebhook, type Received } from "../../testing/bench/webhooks.ts";
import { pushDuty } from "./deliver.ts";

let server: TestServer;
let merchant: Awaited<ReturnType<typeof givenMerchant>>;
let boss: Client;
let stranger: Client;
let receiver: Server;
let address: string;
const received: Received[] = [];
/** What the receiver answers next; without one it takes the message. */
const answers: number[] = [];
const code = async (answer: Promise<{ body: { code: string } }>) => (await answer).body.code;

async function category(parentId: string | null, name: string): Promise<string> {
  const [row] = await asSystem(server.database, (tx) =>
    tx.query<{ id: string }>(
      `insert into attribute (id, top_id, merchant_id, kind, parent_id, path, name)
       select n.id, $1, $2, 'category', $3, case when $3::bigint is null then array[n.id] else array[$3::bigint, n.id] end, $4
       from (select next_id() as id) n returning id`,
      [merchant.topId, merchant.merchantId, parentId, name],
    ),
  );
  return row!.id;
}

let sweeper: Sweeper;
let days = 0;
/** Sends everything that is due a day later. */
async function pass(): Promise<void> {
  days += 1;
  await sweeper.sweep(new Date(Date.now() + days * 86_400_000));
  await sweeper.settled();
}

beforeAll(async () => {
  server = await startTestServer({ LOOPBACK_CHANNELS: "1" });
  merchant = await givenMerchant(server);
  await givenUser(server, merchant, { account: "boss" });
  await givenUser(server, await givenMerchant(server), { account: "stranger" });
  [boss, stranger] = await Promise.all([
    loginAs(server, "boss", testPassword),
    loginAs(server, "stranger", testPassword),
  ]);
  receiver = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      received.push({ headers: request.headers, body: Buffer.concat(parts).toString() });
      response.writeHead(answers.shift() ?? 204).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  const by = { database: server.database, secrets: server.context.secrets, loopback: true };
  const duty = pushDuty(by);
  await asSystem(server.database, (tx) => arm(tx, duty.first));
  sweeper = makeSweeper(server.database, [duty], server.context.log);
});
afterAll(async () => {
  await new Promise((resolve) => receiver.close(resolve));
  await server.stop();
});

describe("SYS-08 interfaces of third parties", () => {
  it("PRODUCT-24 PRODUCT-25 HTTP-20 stand for one pair of categories each, and the key is shown once", async () => {
    const [parentId, otherId] = [await category(null, "饮料"), await category(null, "零食")];
    const childId = await category(parentId, "茶");
    const tree = (await boss.call(dockings.productTree, {})).rows;
    expect(tree.find(({ id }) => id === childId)).toEqual({ id: childId, parentId, splx: "茶", sppp: "" });
    const form = { interfaceName: "ERP", interfaceUrl: address, parentCategoryId: parentId, childCategoryId: childId };
    const told = { events: ["order.paid" as const, "stock.soldOut" as const], withBelow: true };
    const { childCategoryId: _none, ...half } = form;
    expect(await code(boss.try(dockings.create, half))).toBe("system.categoryPair");
    expect(await code(boss.try(dockings.create, { ...form, parentCategoryId: otherId }))).toBe("record.unknown");
    expect(await code(boss.try(dockings.create, { ...form, interfaceUrl: "https://10.0.0.1/x" }))).toBe(
      "system.dockingUrl",
    );
    const { dockingId, interfaceKey } = await boss.call(dockings.create, { ...form, ...told });
    expect(await code(boss.try(dockings.create, { ...form, interfaceName: "WMS" }))).toBe("system.dockingExists");
    const [row] = (await boss.call(dockings.list, {})).rows;
    expect(row).toMatchObject({
      parentCategory: "饮料",
      childCategory: "茶",
      interfaceKey: interfaceKey.slice(-4),
      ...told,
    });
    expect(JSON.stringify(row)).not.toContain(interfaceKey);
    await boss.call(dockings.update, { ...form, dockingId, interfaceName: "ERP 2" });
    expect((await boss.call(dockings.list, { interfaceName: "ERP 2" })).rows).toHaveLength(1);
    expect(await code(stranger.try(dockings.test, { dockingId }))).toBe("record.unknown");
    expect((await stranger.call(dockings.list, {})).rows).toEqual([]);
  });

  it("PERM-11 PERM-14 are told by nobody of what his rights do not show him", async () => {
    const { roleId } = await boss.call(roles.create, {
      merchantId: merchant.merchantId,
      kind: "web",
      name: "对接",
      permissions: ["system.docking.read", "system.docking.write", "goods.product.read", "machines.machine.read"],
    });
    const person = async (account: string, level: "1" | "2") => {
      const { userId } = await givenUser(server, merchant, { account, level, roles: [] });
      await asSystem(server.database, (tx) =>
        tx.query("insert into user_role (user_id, role_id) values ($1, $2)", [userId, roleId]),
      );
      return loginAs(server, account, testPassword);
    };
    const [clerk, driver] = [await person("clerk", "1"), await person("driver", "2")];
    const parentCategoryId = await category(null, "日用");
    const childCategoryId = await category(parentCategoryId, "纸");
    const form = { interfaceName: "MES", interfaceUrl: address, parentCategoryId, childCategoryId };
    const create = (by: Client, events: DockingEvent[]) => code(by.try(dockings.create, { ...form, events }));
    expect(await create(clerk, ["order.paid"])).toBe("access.noPermission");
    expect(await create(driver, ["machine.online"])).toBe("access.noPermission");
    expect(await create(clerk, ["machine.online"])).toBe("H0000");
    const [docking] = (await boss.call(dockings.list, { interfaceName: "MES" })).rows;
    const events = ["order.paid" as const];
    const { dockingId } = docking!;
    const elsewhere = { ...form, dockingId, interfaceUrl: `${address}/elsewhere` };
    expect(await code(clerk.try(dockings.update, { ...elsewhere, events }))).toBe("access.noPermission");
    await boss.call(dockings.update, { ...form, dockingId, events });
    // Nor does he have it told somewhere else, or signed with a key of his own.
    expect(await code(clerk.try(dockings.update, { ...elsewhere, events }))).toBe("access.noPermission");
    expect(await code(clerk.try(dockings.update, { ...elsewhere, events: [] }))).toBe("access.noPermission");
    expect((await boss.call(dockings.list, { interfaceName: "MES" })).rows).toMatchObject([
      { interfaceUrl: address, events },
    ]);
    await boss.call(dockings.remove, { dockingId });
  });

  it("PERM-11 PERM-14 are sent nothing again by whom his rights do not show it", async () => {
    const clerk = await loginAs(server, "clerk", testPassword);
    const parentCategoryId = await category(null, "文具");
    const childCategoryId = await category(parentCategoryId, "笔");
    const form = { interfaceName: "CRM", interfaceUrl: address, parentCategoryId, childCategoryId };
    const { dockingId } = await boss.call(dockings.create, { ...form, events: [] });
    const told = (event: DockingEvent) =>
      asSystem(server.database, async (tx) => {
        const [row] = await tx.query<{ id: string }>(
          `insert into push (top_id, merchant_id, docking_id, event, payload, state, done_at)
           values ($1, $2, $3, $4, '{}', 'delivered', now()) returning id`,
          [merchant.topId, merchant.merchantId, dockingId, event],
        );
        return row!.id;
      });
    const [order, machine] = [await told("order.paid"), await told("machine.online")];
    expect(await code(clerk.try(dockings.update, { ...form, dockingId, interfaceUrl: `${address}/own` }))).toBe(
      "H0000",
    );
    expect(await code(clerk.try(pushes.replay, { pushId: order }))).toBe("access.noPermission");
    expect(await code(clerk.try(pushes.replay, { pushId: machine }))).toBe("H0000");
    expect(await code(boss.try(pushes.replay, { pushId: order }))).toBe("H0000");
    await boss.call(dockings.remove, { dockingId });
  });

  it("get a signed message that a foreign verifier accepts, once under its id, though the receiver fails twice", async () => {
    const [docking] = (await boss.call(dockings.list, {})).rows;
    const { dockingId } = docking!;
    const interfaceKey = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
    await boss.call(dockings.update, { ...docking!, parentCategoryId: docking!.parentCategoryId, interfaceKey });
    received.length = 0;
    answers.push(500, 503);
    const { pushId } = await boss.call(dockings.test, { dockingId });
    const state = async () => (await boss.call(pushes.list, { dockingId })).rows.find((one) => one.pushId === pushId);
    await pass();
    expect(await state()).toMatchObject({ pushState: "queued", attempts: 1, pushResult: "HTTP 500" });
    await pass();
    await pass();
    await pass();
    expect(await state()).toMatchObject({ pushState: "delivered", attempts: 3, pushResult: "HTTP 204" });
    expect(received.map(({ headers }) => headers["webhook-id"])).toEqual([pushId, pushId, pushId]);
    expect(received.every((message) => acceptsWebhook(interfaceKey, message))).toBe(true);
    expect(acceptsWebhook(`whsec_${Buffer.alloc(32, 8).toString("base64")}`, received[0]!)).toBe(false);
    expect(acceptsWebhook(interfaceKey, { ...received[0]!, body: `${received[0]!.body} ` })).toBe(false);
    expect(JSON.parse(received[2]!.body)).toMatchObject({ type: "interface.test", data: { interfaceName: "ERP 2" } });
  });

  it("are given up after the last try, and the message is sent again from the page", async () => {
    const [docking] = (await boss.call(dockings.list, {})).rows;
    const { dockingId } = docking!;
    received.length = 0;
    answers.push(...Array.from({ length: 8 }, () => 500));
    const { pushId } = await boss.call(dockings.test, { dockingId });
    for (let turn = 0; turn < 12; turn += 1) await pass();
    expect(received).toHaveLength(8);
    expect((await boss.call(pushes.list, { dockingId, pushState: "dead" })).rows.map((one) => one.pushId)).toEqual([
      pushId,
    ]);
    expect(await code(stranger.try(pushes.replay, { pushId }))).toBe("record.unknown");
    await boss.call(pushes.replay, { pushId });
    expect(await code(boss.try(pushes.replay, { pushId }))).toBe("state.notAllowed");
    await pass();
    expect(received.at(-1)?.headers["webhook-id"]).toBe(pushId);
    expect((await boss.call(pushes.list, { dockingId, pushState: "delivered" })).rows[0]).toMatchObject({ pushId });
    await boss.call(dockings.enable, { dockingId, enabled: false });
    expect(await code(boss.try(dockings.test, { dockingId }))).toBe("system.dockingDisabled");
  });

  it("are not called within the own network, whatever a name resolves to", async () => {
    const [docking] = (await boss.call(dockings.list, {})).rows;
    const { dockingId } = docking!;
    await boss.call(dockings.enable, { dockingId, enabled: true });
    // What a check of the address cannot see: a name that leads to this machine.
    const port = (receiver.address() as AddressInfo).port;
    await asSystem(server.database, (tx) =>
      tx.query("update docking set url = $2 where id = $1", [dockingId, `https://localhost:${port}/hook`]),
    );
    received.length = 0;
    await boss.call(dockings.test, { dockingId });
    await pass();
    const [push] = (await boss.call(pushes.list, { dockingId })).rows;
    expect(push).toMatchObject({ pushState: "queued", pushResult: "the address is refused" });
    expect(received).toEqual([]);
    await boss.call(dockings.remove, { dockingId });
    expect((await boss.call(pushes.list, { dockingId })).rows).toEqual([]);
  });
});
