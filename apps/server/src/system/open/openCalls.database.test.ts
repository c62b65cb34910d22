import { createHmac, randomBytes } from "node:crypto";
import { roles } from "@yunshou/contract/access/roles";
import { apiKeys, openCalls } from "@yunshou/contract/system/apiKeys";
import { asSystem } from "@yunshou/database";
import { apiQuota } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";
import { OpenClient, Refused } from "../../../../../clients/typescript/src/client.ts";

let server: TestServer;
let boss: Client;
let stranger: Client;
let program: Client;
interface Key {
  readonly apiKeyId: string;
  readonly secret: string;
}
const code = async (answer: Promise<{ body: { code: string } }>) => (await answer).body.code;
const seconds = () => Math.floor(Date.now() / 1_000);

/** The headers of a signed call, as docs of the call say. */
function signed(
  key: Key,
  url: string,
  at = seconds(),
  nonce = randomBytes(12).toString("hex"),
): Record<string, string> {
  const text = ["GET", url, String(at), nonce].join("\n");
  return {
    "yunshou-key": key.apiKeyId,
    "yunshou-timestamp": String(at),
    "yunshou-nonce": nonce,
    "yunshou-signature": createHmac("sha256", key.secret).update(text).digest("hex"),
  };
}
const ask = (key: Key, url: string, headers = signed(key, url)) =>
  program.send<{ rows: { orderNo: string; machineNo: string }[]; next: string; more: boolean }>(
    "GET",
    url,
    undefined,
    headers,
  );
const orders = openCalls.orders.path;

/** Orders of a merchant of an hour ago, in the order of their numbers. */
async function givenOrders(merchant: { topId: string; merchantId: string }, machineNo: string, count: number) {
  return asSystem(server.database, async (tx) => {
    const [machine] = await tx.query<{ id: string }>(
      "insert into machine (top_id, merchant_id, machine_no, name, category, type, activated_at) values ($1, $2, $3, $3, 'vending', 'drink', now()) returning id",
      [merchant.topId, merchant.merchantId, machineNo],
    );
    const rows = await tx.query<{ id: string }>(
      `insert into sales_order (top_id, id, merchant_id, machine_id, product_name, quantity, payment, business, state, pay_state, ship_state,
         price_fen, paid_fen, source_key, ordered_at, business_day)
       select $1, next_id() - ((3600000 - n * 1000)::bigint << 22), $2, $3, 'x', 1, 'wechat', 'ordinary', 'completed', 'paid', 'shipped', 300, 300, $4 || n,
         now() - interval '1 hour', (now() at time zone 'Asia/Shanghai')::date
       from generate_series(1, $5::int) n returning id`,
      [merchant.topId, merchant.merchantId, machine!.id, machineNo, count],
    );
    return rows.map(({ id }) => id).toSorted((a, b) => Number(BigInt(a) - BigInt(b)));
  });
}

let own: string[];
let key: Key;
beforeAll(async () => {
  server = await startTestServer();
  const merchant = await givenMerchant(server);
  const other = await givenMerchant(server);
  await givenUser(server, merchant, { account: "boss" });
  await givenUser(server, other, { account: "stranger" });
  [boss, stranger] = await Promise.all([
    loginAs(server, "boss", testPassword),
    loginAs(server, "stranger", testPassword),
  ]);
  program = new Client(server.address);
  own = await givenOrders(merchant, "OWN1", 25);
  await givenOrders(other, "OTHER1", 5);
  key = await boss.call(apiKeys.create, { keyName: "ERP", scopes: ["orders.read"] });
});
afterAll(() => server.stop());

describe("SYS-08 programs of a merchant", () => {
  it("read every order of the merchant once, over any range, page by page, and nobody else's", async () => {
    const seen: string[] = [];
    let after = "0";
    for (let more = true; more;) {
      const answer = await ask(key, `${orders}?limit=10&after=${after}`);
      expect(answer.body.code).toBe("H0000");
      seen.push(...answer.body.data.rows.map(({ orderNo }) => orderNo));
      ({ next: after, more } = answer.body.data);
    }
    expect(seen).toEqual(own);
    const later = await ask(key, `${orders}?after=${after}`);
    expect(later.body.data).toMatchObject({ rows: [], next: after, more: false });
    const past = await ask(key, `${orders}?fromDay=2020-01-01&toDay=2020-12-31`);
    expect(past.body.data.rows).toEqual([]);
    expect(Number(past.headers.get("ratelimit-remaining"))).toBeLessThan(apiQuota);
    expect(past.headers.get("ratelimit-limit")).toBe(String(apiQuota));
  });

  it("read nothing while their merchant, or one above it, is stopped", async () => {
    const above = await givenMerchant(server);
    const below = await givenMerchant(server, { parentId: above.merchantId });
    await givenUser(server, below, { account: "belowBoss" });
    const belowBoss = await loginAs(server, "belowBoss", testPassword);
    const made = await belowBoss.call(apiKeys.create, { keyName: "ERP", scopes: ["orders.read"] });
    expect(await code(ask(made, orders))).toBe("H0000");
    for (const { merchantId } of [above, below]) {
      const set = (status: string) =>
        asSystem(server.database, (tx) =>
          tx.query("update merchant set status = $2 where id = $1", [merchantId, status]),
        );
      await set("stopped");
      expect(await code(ask(made, orders))).toBe("system.apiSignature");
      await set("normal");
    }
    expect(await code(ask(made, orders))).toBe("H0000");
  });

  it("are refused with a forged, old or replayed signature, with a key that lacks the scope, and after revocation", async () => {
    expect(await code(ask({ ...key, secret: "x" }, orders))).toBe("system.apiSignature");
    expect(await code(ask(key, orders, signed(key, orders, seconds() - 400)))).toBe("system.apiSignature");
    expect(await code(ask(key, `${orders}?limit=1`, signed(key, orders)))).toBe("system.apiSignature");
    expect(await code(program.send("GET", orders))).toBe("system.apiSignature");
    const once = signed(key, orders);
    expect(await code(ask(key, orders, once))).toBe("H0000");
    expect(await code(ask(key, orders, once))).toBe("system.apiSignature");
    const tree = openCalls.productTree.path;
    expect(await code(ask(key, tree))).toBe("system.apiScope");
    expect(await code(boss.try(apiKeys.create, { keyName: "x", scopes: [] }))).toBe("field.required");
    const second = await boss.call(apiKeys.create, { keyName: "PIM", scopes: ["products.read"] });
    expect(await code(ask(second, tree))).toBe("H0000");
    expect(await code(stranger.try(apiKeys.revoke, { apiKeyId: second.apiKeyId }))).toBe("record.unknown");
    await boss.call(apiKeys.revoke, { apiKeyId: second.apiKeyId });
    expect(await code(ask(second, tree))).toBe("system.apiSignature");
    expect(await code(boss.try(apiKeys.revoke, { apiKeyId: second.apiKeyId }))).toBe("state.notAllowed");
    const listed = (await boss.call(apiKeys.list, {})).rows;
    expect(listed.map(({ keyName, revokeTime }) => [keyName, revokeTime === null])).toEqual([
      ["PIM", false],
      ["ERP", true],
    ]);
    expect(JSON.stringify(listed)).not.toContain(key.secret);
    expect((await stranger.call(apiKeys.list, {})).rows).toEqual([]);
  });

  it("PERM-11 PERM-14 get no key from whom his rights show less than it would open", async () => {
    const [{ topId, merchantId }] = (await asSystem(server.database, (tx) =>
      tx.query(`select top_id as "topId", merchant_id as "merchantId" from app_user where account = 'boss'`),
    )) as [{ topId: string; merchantId: string }];
    const { roleId } = await boss.call(roles.create, {
      merchantId,
      kind: "web",
      name: "对接",
      permissions: ["system.docking.read", "system.docking.write", "orders.order.read"],
    });
    const person = async (account: string, level: "1" | "2") => {
      const { userId } = await givenUser(server, { topId, merchantId, merchantNo: "" }, { account, level, roles: [] });
      await asSystem(server.database, (tx) =>
        tx.query("insert into user_role (user_id, role_id) values ($1, $2)", [userId, roleId]),
      );
      return loginAs(server, account, testPassword);
    };
    const clerk = await person("clerk", "1");
    const made = (by: Client, scopes: ("orders.read" | "members.read")[]) =>
      code(by.try(apiKeys.create, { keyName: "x", scopes }));
    expect(await made(clerk, ["orders.read", "members.read"])).toBe("access.noPermission");
    expect(await made(clerk, ["orders.read"])).toBe("H0000");
    expect(await made(await person("driver", "2"), ["orders.read"])).toBe("access.noPermission");
    await boss.call(roles.setPermissions, {
      roleId,
      permissions: ["system.docking.read", "system.docking.write", "orders.order.read", "members.member.read"],
    });
    server.forgetSessions();
    expect(await made(clerk, ["members.read"])).toBe("H0000");
    // Staff of card areas sees the members of its own alone (CARD-24).
    await asSystem(server.database, (tx) =>
      tx.query(
        `with area as (insert into card_area (id, top_id, merchant_id, name, path) select n.id, $1, $2, '东区', array[n.id] from (select next_id() as id) n returning id)
         insert into card_area_staff (top_id, merchant_id, area_id, user_id) select $1, $2, area.id, u.id from area, app_user u where u.account = 'clerk'`,
        [topId, merchantId],
      ),
    );
    server.forgetSessions();
    expect(await made(clerk, ["members.read"])).toBe("access.noPermission");
    expect(await made(clerk, ["orders.read"])).toBe("H0000");
  });

  it("SYS-02 read what the dictionary offers their merchant for a type that people made, its own entries in place of the platform's", async () => {
    await asSystem(server.database, async (tx) => {
      await tx.query("insert into dictionary_type (code, name) values ('area', '配送范围')");
      await tx.query(
        `insert into dictionary_entry (top_id, merchant_id, dict_type, code, name, value, sort_no)
         select top_id, id, 'area', c.code, c.name, c.name, c.sort from merchant
           cross join (values (1, 'A', '内环', 20), (1, 'B', '外环', 10), (0, 'a', '本店', 30)) c(whose, code, name, sort)
         where case c.whose when 1 then id = 1 else id = (select merchant_id from api_key where id = $1) end`,
        [key.apiKeyId],
      );
    });
    const url = (dictType: string) => `${openCalls.dictionary.path}?dictType=${dictType}`;
    expect(await code(ask(key, url("area")))).toBe("system.apiScope");
    const reads = await boss.call(apiKeys.create, { keyName: "DELIVERY", scopes: ["dictionary.read"] });
    const answer = await ask(reads, url("area"));
    expect(answer.body.data.rows).toEqual([
      { dictCode: "B", dictName: "外环", dictValue: "外环", sortNo: 10 },
      { dictCode: "a", dictName: "本店", dictValue: "本店", sortNo: 30 },
    ]);
    expect(await code(ask(reads, url("none")))).toBe("system.dictionaryTypeUnknown");
    await boss.call(apiKeys.revoke, { apiKeyId: reads.apiKeyId });
  });

  it("are told to wait when the quota of the minute is used", async () => {
    await asSystem(server.database, (tx) =>
      tx.query("update api_key set minute_at = now(), minute_calls = $2 where id = $1", [key.apiKeyId, apiQuota]),
    );
    const answer = await ask(key, orders);
    expect([answer.body.code, answer.status]).toEqual(["system.apiQuota", 429]);
    expect(answer.headers.get("ratelimit-remaining")).toBe("0");
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("read movements, machines and members of the merchant by a cursor, each with its own scope", async () => {
    const wide = await boss.call(apiKeys.create, {
      keyName: "BI",
      scopes: ["movements.read", "machines.read", "members.read"],
    });
    expect(await code(ask(wide, orders))).toBe("system.apiScope");
    await asSystem(server.database, (tx) =>
      tx.query(
        `with m as (select top_id, id, merchant_id, machine_no from machine where machine_no in ('OWN1', 'OTHER1')),
           moved as (insert into stock_movement (top_id, id, merchant_id, machine_id, cabinet, lane_no, quantity, stock_after, reason)
             select top_id, next_id() - ((d * 86400000)::bigint << 22), merchant_id, id, 'main', 11, 5, 5, 'refill' from m, generate_series(1, 12) d)
         insert into member (top_id, id, merchant_id, holder_sealed, name_index, phone_index)
         select top_id, next_id() - ((3600000 * n)::bigint << 22), merchant_id, '', '', (machine_no || n)::bytea from m, generate_series(1, 5) n`,
      ),
    );
    const all = async (path: string, query = "") => {
      const rows: Record<string, unknown>[] = [];
      let after = "0";
      for (let more = true; more;) {
        const { body } = await ask(wide, `${path}?limit=4&after=${after}${query}`);
        rows.push(...(body.data.rows as never[]));
        ({ next: after, more } = body.data);
      }
      return rows;
    };
    const movements = await all(openCalls.movements.path);
    expect(movements).toHaveLength(12);
    expect(movements[0]).toMatchObject({ machineNo: "OWN1", lane: 11, quantity: 5, reason: "refill", orderNo: null });
    const day = (back: number) =>
      new Date(Date.now() - back * 86_400_000).toLocaleDateString("sv", { timeZone: "Asia/Shanghai" });
    expect(await all(openCalls.movements.path, `&fromDay=${day(5)}&toDay=${day(3)}`)).toHaveLength(3);
    expect(await all(openCalls.members.path)).toHaveLength(5);
    // Registered less than a minute ago: it comes later.
    expect(await all(openCalls.machines.path)).toEqual([]);
    await asSystem(server.database, (tx) =>
      tx.query(
        "insert into machine (top_id, id, merchant_id, machine_no, name, category, type) select top_id, next_id() - (3600000::bigint << 22), merchant_id, 'OWN2', '二号机', category, type from machine where machine_no = 'OWN1'",
      ),
    );
    expect(await all(openCalls.machines.path)).toMatchObject([{ machineNo: "OWN2", connection: "notActivated" }]);
  });

  it("read a year of orders while sales go on, none missing and none twice", async () => {
    await asSystem(server.database, (tx) =>
      tx.query(
        `insert into sales_order (top_id, id, merchant_id, machine_id, product_name, quantity, payment, business, state, pay_state, ship_state,
           price_fen, paid_fen, source_key, ordered_at, business_day)
         select m.top_id, id_at(t.at) | n, m.merchant_id, m.id, 'x', 1, 'wechat', 'ordinary', 'completed', 'paid', 'shipped', 300, 300, 'year' || n, t.at,
           (t.at at time zone 'Asia/Shanghai')::date
         from machine m, generate_series(1, 8000) n, lateral (select now() - make_interval(hours => n) as at) t where m.machine_no = 'OWN1'`,
      ),
    );
    const reader = await boss.call(apiKeys.create, { keyName: "DWH", scopes: ["orders.read"] });
    const [owner] = await asSystem(server.database, (tx) =>
      tx.query<{ topId: string; merchantId: string }>(
        `select top_id as "topId", merchant_id as "merchantId" from machine where machine_no = 'OWN1'`,
      ),
    );
    const seen: string[] = [];
    let after = "0";
    let sold = 0;
    for (let more = true; more;) {
      const { body } = await ask(reader, `${orders}?limit=1000&after=${after}`);
      seen.push(...body.data.rows.map(({ orderNo }) => orderNo));
      ({ next: after, more } = body.data);
      // What is sold meanwhile has a younger number than everything that can be read now.
      sold += 1;
      await asSystem(server.database, (tx) =>
        tx.query(
          `insert into sales_order (top_id, merchant_id, machine_id, product_name, quantity, payment, business, state, pay_state, ship_state,
             price_fen, paid_fen, source_key, ordered_at, business_day)
           select $1, $2, id, 'x', 1, 'wechat', 'ordinary', 'completed', 'paid', 'shipped', 300, 300, 'now' || $3, now(), current_date from machine where machine_no = 'OWN1'`,
          [owner!.topId, owner!.merchantId, sold],
        ),
      );
    }
    const there = await asSystem(server.database, (tx) =>
      tx.query<{ id: string }>(
        "select id::text from sales_order where merchant_id = $1 and source_key not like 'now%' order by sales_order.id",
        [owner!.merchantId],
      ),
    );
    expect(sold).toBeGreaterThan(8);
    expect(seen).toEqual(there.map(({ id }) => id));
    expect(new Set(seen).size).toBe(seen.length);
  });

  it("read with the client of the repository, page by page, and are told why when they may not", async () => {
    const { apiKeyId, secret } = await boss.call(apiKeys.create, {
      keyName: "client",
      scopes: ["orders.read", "machines.read", "products.read"],
    });
    const client = new OpenClient({ address: server.address, apiKeyId, secret });
    const first = await client.orders({ limit: 10 });
    expect(first.rows).toHaveLength(10);
    expect(first.quota).toMatchObject({ limit: apiQuota, remaining: apiQuota - 1 });
    const all = client.allOrders({ limit: 1_000 });
    let count = 0;
    let step = await all.next();
    for (; step.done !== true; step = await all.next()) count += 1;
    expect(count).toBeGreaterThan(8_000);
    expect((await client.orders({ after: step.value })).rows).toEqual([]);
    expect((await client.machines()).rows).toMatchObject([{ machineNo: "OWN2" }]);
    expect((await client.productTrees()).rows).toEqual([]);
    await expect(client.members()).rejects.toMatchObject({ code: "system.apiScope", status: 403 });
    const forged = new OpenClient({ address: server.address, apiKeyId, secret: "x" });
    await expect(forged.orders()).rejects.toBeInstanceOf(Refused);
  });
});
