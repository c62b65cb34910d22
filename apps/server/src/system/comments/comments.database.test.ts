import { messages } from "@yunshou/contract/access/messages";
import { machines } from "@yunshou/contract/machines/machines";
import { suppliers } from "@yunshou/contract/stock/suppliers";
import { logs } from "@yunshou/contract/system/logs";
import { comments } from "@yunshou/contract/system/comments";
import { addDays, businessDay, commentLength, commentsShown, mentionLimit } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { machineForm, rowsOf } from "../../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";

let server: TestServer;
let [boss, driver, idle, parent, stranger]: Client[] = [];
const ids: Record<string, string> = {};
const machine = (no = "CM1") => ({ recordKind: "machine" as const, recordNo: no });
const note = (commentText: string, mentioned: readonly string[] = [], no?: string) => ({
  ...machine(no),
  commentText,
  mentionIds: mentioned.map((account) => ids[account] ?? account),
});
const refusedWith = async (answer: Promise<{ body: { code: string } }>) => (await answer).body.code;
const textsOf = async (person: Client | undefined, no?: string) =>
  (await person!.call(comments.list, machine(no))).rows.map(({ commentText }) => commentText);
const told = async (person: Client | undefined) =>
  (await person!.call(messages.list, {})).rows.map(({ detail }) => detail).filter(({ kind }) => kind === "mention");

beforeAll(async () => {
  server = await startTestServer();
  const above = await givenMerchant(server, { name: "上级" });
  const merchant = await givenMerchant(server, { name: "云途", parentId: above.merchantId });
  const other = await givenMerchant(server, { name: "别人" });
  const person = async (where: typeof merchant, account: string, more: object = {}) => {
    ids[account] = (await givenUser(server, where, { account, ...more })).userId;
    return loginAs(server, account, testPassword);
  };
  boss = await person(merchant, "boss");
  driver = await person(merchant, "driver", { level: "2", roles: ["replenisher"] });
  idle = await person(merchant, "idle", { level: "2", roles: ["replenisher"] });
  parent = await person(above, "parent");
  stranger = await person(other, "stranger");
  for (const no of ["CM1", "CM2", "CM3"]) await boss.call(machines.register, machineForm(merchant, no));
  await rowsOf(
    server,
    "insert into machine_grant (top_id, machine_id, merchant_id, user_id) select top_id, id, merchant_id, $1 from machine where machine_no = 'CM1'",
    [ids.driver],
  );
  driver = await loginAs(server, "driver", testPassword);
});
afterAll(() => server.stop());

describe("D8 comments on records", () => {
  it("are written by an ordinary user on his machine, read by his manager and those above, who is told at the bell", async () => {
    await driver!.call(comments.write, note("  门锁松了 @boss ", ["boss"]));
    const { rows, more } = await boss!.call(comments.list, machine());
    expect(rows).toMatchObject([{ author: "driver", commentText: "门锁松了 @boss", removed: false, removable: true }]);
    expect(more).toBe(0);
    expect(await told(boss)).toMatchObject([{ author: "driver", recordKind: "machine", recordNo: "CM1" }]);
    expect(await textsOf(parent)).toEqual(["门锁松了 @boss"]);
    await parent!.call(comments.write, note("收到"));
    expect((await driver!.call(comments.list, machine())).rows[0]).toMatchObject({ author: null, commentText: "收到" });
  });

  it("S2 belong to a record that does not exist for other merchants, nor for an ordinary user without the machine", async () => {
    for (const person of [stranger, idle]) {
      expect(await refusedWith(person!.try(comments.list, machine()))).toBe("record.unknown");
      expect(await refusedWith(person!.try(comments.write, note("x")))).toBe("record.unknown");
      expect(await refusedWith(person!.try(comments.people, machine()))).toBe("record.unknown");
    }
    expect(await refusedWith(driver!.try(comments.list, machine("CM2")))).toBe("record.unknown");
    expect(await refusedWith(driver!.try(comments.list, { recordKind: "withdrawal", recordNo: "1" }))).toBe(
      "record.unknown",
    );
    expect(await refusedWith(boss!.try(comments.list, { recordKind: "order", recordNo: "none" }))).toBe(
      "record.unknown",
    );
  });

  it("offer and mention only people who may read the record", async () => {
    const offered = async (person: Client | undefined, text = "") =>
      (await person!.call(comments.people, { ...machine(), text })).rows.map(({ account }) => account);
    expect(await offered(boss)).toEqual(["driver"]);
    expect(await offered(boss, "riv")).toEqual(["driver"]);
    expect(await offered(boss, "idle")).toEqual([]);
    expect((await offered(parent)).toSorted()).toEqual(["boss", "driver"]);
    for (const account of ["idle", "stranger", "parent", "999"]) {
      const { body } = await boss!.try(comments.write, note("x", ["driver", account]));
      expect(body).toMatchObject({ code: "system.mentionUnknown", data: { field: "mentionIds" } });
    }
    expect(await told(idle)).toEqual([]);
  });

  it("refuse no words, too many of them and too many people", async () => {
    expect(await refusedWith(boss!.try(comments.write, note(" \n ")))).toBe("field.required");
    expect(await refusedWith(boss!.try(comments.write, note("字".repeat(commentLength + 1))))).toBe("field.tooLong");
    const many = Array.from({ length: mentionLimit + 1 }, (_, index) => `${index + 1}`);
    expect(await refusedWith(boss!.try(comments.write, note("x", many)))).toBe("access.tooManyEntries");
    await boss!.call(comments.write, note("字".repeat(commentLength), [], "CM3"));
  });

  it("are all kept when twenty are written at once, and stay plain text", async () => {
    const texts = Array.from({ length: 20 }, (_, index) => `<b>${index}</b>`);
    await Promise.all(texts.map((text) => boss!.call(comments.write, note(text, [], "CM2"))));
    expect((await textsOf(boss, "CM2")).toSorted()).toEqual(texts.toSorted());
  });

  it("are removed by their author and by who manages roles of the merchant, and keep their place", async () => {
    const { commentId } = await boss!.call(comments.write, note("写错了"));
    expect(await refusedWith(driver!.try(comments.remove, { commentId }))).toBe("access.noPermission");
    expect(await refusedWith(parent!.try(comments.remove, { commentId }))).toBe("access.noPermission");
    for (const person of [stranger, idle])
      expect(await refusedWith(person!.try(comments.remove, { commentId }))).toBe("record.unknown");
    await boss!.call(comments.remove, { commentId });
    expect((await driver!.call(comments.list, machine())).rows[0]).toMatchObject({
      commentId,
      commentText: "",
      removed: true,
    });
    expect(await refusedWith(boss!.try(comments.remove, { commentId }))).toBe("record.unknown");
    const own = await driver!.call(comments.write, note("我的"));
    await driver!.call(comments.remove, own);
    const his = await driver!.call(comments.write, note("他的"));
    await boss!.call(comments.remove, his);
  });

  it("stay with the record when it is called otherwise, and say nothing of another that takes its name", async () => {
    const supplier = (supplierName: string) => ({ supplierName, contactPhone: "13900000009" });
    const about = (recordNo: string) => ({ recordKind: "supplier" as const, recordNo });
    const said = async (recordNo: string) =>
      (await boss!.call(comments.list, about(recordNo))).rows.map(({ commentText, removed }) => [commentText, removed]);
    const { supplierId } = await boss!.call(suppliers.create, supplier("清泉"));
    const { commentId } = await boss!.call(comments.write, { ...about("清泉"), commentText: "送货迟", mentionIds: [] });
    await boss!.call(suppliers.update, { ...supplier("清泉饮料"), supplierId });
    await boss!.call(suppliers.create, supplier("清泉"));
    expect([await said("清泉饮料"), await said("清泉")]).toEqual([[["送货迟", false]], []]);
    await boss!.call(comments.remove, { commentId });
    expect(await said("清泉饮料")).toEqual([["", true]]);
  });

  it("MED-06 are told apart by the medicine where batches of two bear one number", async () => {
    await rowsOf(
      server,
      `with made as (insert into product (top_id, merchant_id, code, name, price_fen)
           select m.top_id, m.merchant_id, c, '布洛芬', 900 from machine m, unnest(array['YP71', 'YP72']) c where m.machine_no = 'CM1' returning top_id, merchant_id, id),
         kept as (insert into medicine (top_id, merchant_id, product_id, manufacturer, sale_class)
           select top_id, merchant_id, id, '康禾', 'otcB' from made returning top_id, merchant_id, product_id)
       insert into medicine_batch (top_id, merchant_id, product_id, batch_no, production_date, shelf_life_date, quantity)
       select top_id, merchant_id, product_id, '240101', current_date - 9, current_date + 90, 10 from kept`,
    );
    const batch = (code: string) => ({ recordKind: "batch" as const, recordNo: `240101 · ${code}` });
    await boss!.call(comments.write, { ...batch("YP71"), commentText: "外包装受潮", mentionIds: [] });
    const said = async (code: string) =>
      (await boss!.call(comments.list, batch(code))).rows.map(({ commentText }) => commentText);
    expect([await said("YP71"), await said("YP72")]).toEqual([["外包装受潮"], []]);
  });

  it("tell how many older ones there are", async () => {
    await rowsOf(
      server,
      `insert into record_comment (top_id, merchant_id, record_kind, record_id, record_no, author_id, body)
       select top_id, merchant_id, 'machine', id, 'CM3', $1, 'old ' || n from machine, generate_series(1, $2::int) n where machine_no = 'CM3'`,
      [ids.boss, commentsShown],
    );
    const { rows, more } = await boss!.call(comments.list, machine("CM3"));
    expect([rows.length, more]).toEqual([commentsShown, 1]);
  });

  it("SYS-01 stand in the log and not a second time in the activity of the record", async () => {
    const today = businessDay(new Date(), "Asia/Shanghai");
    const days = { fromDay: addDays(today, -1), toDay: today };
    const { rows } = await boss!.call(logs.list, { ...days, logAction: "system.comment" } as never);
    expect(new Set(rows.map(({ logAction }) => logAction))).toEqual(
      new Set(["system.comment.write", "system.comment.remove"]),
    );
    expect(
      (await boss!.call(logs.ofRecord, machine())).rows.filter((row) => row.logAction.includes("comment")),
    ).toEqual([]);
  });
});
