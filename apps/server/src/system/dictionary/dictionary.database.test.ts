import { dictionary, dictionaryKinds, dictionaryOffers, merchantDictionary } from "@yunshou/contract/system/dictionary";
import { asSystem } from "@yunshou/database";
import { paymentKinds, type ValueList, valueLists } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";
import { ensureDictionary } from "./firstEntries.ts";

let server: TestServer;
let operator: Client;
let boss: Client;
let stranger: Client;
const entry = (dictCode: string, dictValue: string, sortNo = 10) => ({
  dictType: "priceReason" as const,
  dictCode,
  dictName: dictValue,
  dictValue,
  sortNo,
});
const offers = async (client: Client) =>
  (await client.call(dictionaryOffers.list, { dictType: "priceReason" })).rows.map(({ dictValue }) => dictValue);

beforeAll(async () => {
  server = await startTestServer();
  await givenUser(
    server,
    { merchantId: "1", topId: "1", merchantNo: "0" },
    {
      account: "operator",
      level: "3",
      roles: ["platformAdmin"],
    },
  );
  await givenUser(server, await givenMerchant(server), { account: "boss" });
  await givenUser(server, await givenMerchant(server), { account: "stranger" });
  [operator, boss, stranger] = (await Promise.all(
    ["operator", "boss", "stranger"].map((account) => loginAs(server, account, testPassword)),
  )) as [Client, Client, Client];
});
afterAll(() => server.stop());

describe("SYS-02 the data dictionary", () => {
  it("is offered to everybody in its order, and a merchant replaces, hides and adds for itself only", async () => {
    await operator.call(dictionary.create, entry("COST", "进价调整", 20));
    await operator.call(dictionary.create, entry("PROMO", "促销", 10));
    expect(await offers(boss)).toEqual(["促销", "进价调整"]);
    const own = await boss.call(merchantDictionary.create, entry("cost", "本店进价", 5));
    await boss.call(merchantDictionary.create, entry("OWN", "本店自用", 30));
    expect(await offers(boss)).toEqual(["本店进价", "促销", "本店自用"]);
    expect(await offers(stranger)).toEqual(["促销", "进价调整"]);
    await boss.call(merchantDictionary.enable, { entryNo: own.entryNo, enabled: false });
    expect(await offers(boss)).toEqual(["促销", "本店自用"]);
    await boss.call(merchantDictionary.remove, own);
    expect(await offers(boss)).toEqual(["促销", "进价调整", "本店自用"]);
  });

  it("GEN-22 begins with the values of the product; people order and hide them, and add and delete none", async () => {
    await asSystem(server.database, ensureDictionary);
    await asSystem(server.database, ensureDictionary);
    const kinds = async (client: Client) =>
      (await client.call(dictionaryOffers.list, { dictType: "paymentKind" })).rows.map(({ dictCode }) => dictCode);
    expect(await kinds(stranger)).toEqual(paymentKinds);
    for (const [dictType, values] of Object.entries(valueLists)) {
      const { rows } = await operator.call(dictionary.list, { dictType: dictType as ValueList, pageSize: 50 });
      expect(rows.map(({ dictCode }) => dictCode)).toEqual(values);
    }
    const form = { dictType: "paymentKind", dictName: "现金", dictValue: "cash" } as const;
    const own = await boss.call(merchantDictionary.create, { ...form, dictCode: "cash", sortNo: 0 });
    expect((await kinds(boss))[0]).toBe("cash");
    await boss.call(merchantDictionary.enable, { ...own, enabled: false });
    expect(await kinds(boss)).toEqual(paymentKinds.filter((kind) => kind !== "cash"));
    expect(await kinds(stranger)).toEqual(paymentKinds);
    const refused = await boss.try(merchantDictionary.create, { ...form, dictCode: "gold", sortNo: 0 });
    expect(refused.body.code).toBe("record.unknown");
    const [first] = (await operator.call(dictionary.list, { dictType: "paymentKind" })).rows;
    expect((await operator.try(dictionary.remove, { entryNo: first!.entryNo })).body.code).toBe("state.notAllowed");
    await boss.call(merchantDictionary.remove, own);
  });

  it("SYS-02 takes types that people make, whose entries merchants add to, and deletes none that has entries", async () => {
    const code = async (answer: Promise<{ body: { code: string } }>) => (await answer).body.code;
    const area = { dictType: "area", typeName: "配送范围" };
    const inner = { ...entry("INNER", "内环"), dictType: "area" };
    expect(await code(boss.try(merchantDictionary.create, inner))).toBe("system.dictionaryTypeUnknown");
    expect(await code(boss.try(dictionaryKinds.create, area))).toBe("access.noPermission");
    expect(await code(operator.try(dictionaryKinds.create, { ...area, dictType: "PriceReason" }))).toBe(
      "access.codeTaken",
    );
    await operator.call(dictionaryKinds.create, area);
    expect(await code(operator.try(dictionaryKinds.create, { ...area, dictType: "AREA" }))).toBe("access.codeTaken");
    const own = await boss.call(merchantDictionary.create, inner);
    await operator.call(dictionaryKinds.update, { ...area, typeName: "配送区域", remark: "程序读取" });
    expect((await boss.call(merchantDictionary.list, { dictType: "area" })).rows).toMatchObject([
      { typeName: "配送区域", dictCode: "INNER" },
    ]);
    expect((await boss.call(dictionaryOffers.list, { dictType: "area" })).rows).toHaveLength(1);
    expect((await stranger.call(dictionaryOffers.list, { dictType: "area" })).rows).toEqual([]);
    expect(await code(operator.try(dictionaryKinds.remove, { dictType: "area" }))).toBe("system.dictionaryTypeInUse");
    await boss.call(merchantDictionary.remove, own);
    await operator.call(dictionaryKinds.remove, { dictType: "area" });
    expect((await stranger.call(dictionaryKinds.list, {})).rows).toEqual([]);
    expect(await code(operator.try(dictionaryKinds.update, area))).toBe("system.dictionaryTypeUnknown");
  });

  it("loses no entry when 20 people add to a type while it is deleted", async () => {
    await operator.call(dictionaryKinds.create, { dictType: "raced", typeName: "并发" });
    const added = Array.from({ length: 20 }, (_, index) =>
      boss.try(merchantDictionary.create, { ...entry(`R${index}`, "x"), dictType: "raced" }),
    );
    const [removed] = await Promise.all([operator.try(dictionaryKinds.remove, { dictType: "raced" }), ...added]);
    const kept = (await boss.call(merchantDictionary.list, { dictType: "raced" })).total;
    const types = (await operator.call(dictionaryKinds.list, {})).rows.length;
    expect(removed.body.code === "H0000" ? [kept, types] : [kept > 0, types]).toEqual(
      removed.body.code === "H0000" ? [0, 0] : [true, 1],
    );
    await asSystem(server.database, (tx) => tx.query("delete from dictionary_entry where dict_type = 'raced'"));
  });

  it("keeps codes apart within a type, without regard to case, and each page to its own entries", async () => {
    const code = async (answer: Promise<{ body: { code: string } }>) => (await answer).body.code;
    expect(await code(operator.try(dictionary.create, entry("Promo", "x")))).toBe("access.codeTaken");
    expect(await code(operator.try(dictionary.create, { ...entry("Promo", "x"), dictType: "ticketReply" }))).toBe(
      "H0000",
    );
    expect(await code(operator.try(merchantDictionary.create, entry("P", "x")))).toBe("access.noPermission");
    expect(await code(boss.try(dictionary.create, entry("P", "x")))).toBe("access.noPermission");
    const [platforms] = (await operator.call(dictionary.list, { dictName: "促销" })).rows;
    const form = { dictCode: "P", dictName: "x", dictValue: "x", sortNo: 0 };
    expect(await code(boss.try(merchantDictionary.update, { entryNo: platforms!.entryNo, ...form }))).toBe(
      "record.unknown",
    );
    const [own] = (await boss.call(merchantDictionary.list, {})).rows;
    expect(await code(stranger.try(merchantDictionary.remove, { entryNo: own!.entryNo }))).toBe("record.unknown");
    expect(await code(operator.try(dictionary.remove, { entryNo: own!.entryNo }))).toBe("record.unknown");
    expect((await operator.call(merchantDictionary.list, {})).rows).toMatchObject([{ entryNo: own!.entryNo }]);
    expect((await boss.call(merchantDictionary.list, {})).rows.map(({ dictCode }) => dictCode)).toEqual(["OWN"]);
  });
});
