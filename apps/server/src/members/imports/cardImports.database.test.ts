import { blacklist } from "@yunshou/contract/members/blacklist";
import { cardImportFiles, cardImports } from "@yunshou/contract/members/cardImports";
import { cards } from "@yunshou/contract/members/cards";
import { addDays, businessDay } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CreatedMerchant } from "../../merchants/tree/createMerchant.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { rowsOf } from "../../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";

let server: TestServer;
let shop: CreatedMerchant;
let boss: Client;
let other: Client;
const until = addDays(businessDay(new Date(), "Asia/Shanghai"), 365);
const columns = ["cardNo", "physicalNo", "logicalNo", "cardType", "cardExpiry"] as const;

beforeAll(async () => {
  server = await startTestServer();
  shop = await givenMerchant(server);
  const without = await givenMerchant(server);
  await rowsOf(server, "update merchant set features = array_remove(features, 'membershipCard') where id = $1", [
    without.merchantId,
  ]);
  await givenUser(server, shop, { account: "boss" });
  await givenUser(server, without, { account: "other" });
  [boss, other] = (await Promise.all(["boss", "other"].map((name) => loginAs(server, name, testPassword)))) as [
    Client,
    Client,
  ];
});
afterAll(() => server.stop());

/** Uploads a file and checks it. */
async function checked(rows: readonly string[], by = boss): Promise<string> {
  const content = ["卡号,物理卡号,逻辑卡号,卡类型,有效期", ...rows].join("\n");
  const { body } = await by.sendBytes(
    `${cardImportFiles.upload.path}?${new URLSearchParams({ fileName: "卡.csv" }).toString()}`,
    Buffer.from(content),
    {},
  );
  const { importId } = body.data as { importId: string };
  await by.call(cardImports.map, { importId, columns: [...columns] });
  return importId;
}
const problemsOf = async (importId: string, by = boss) =>
  (await by.call(cardImports.rows, { importId, direction: "asc", pageSize: 50 })).rows.map(({ problems }) =>
    problems.map(({ field, code }) => `${field} ${code}`),
  );

describe("cards from a spreadsheet", () => {
  it("CARD-06 CARD-22 issues a blank card a row, whichever way its number is written, and is undone as a whole", async () => {
    const importId = await checked([`I1,00A1B2C3,L1,普通卡,${until}`, `I2,0010597060,L2,staff,${until}`]);
    await boss.call(cardImports.run, { importId });
    expect(
      (await boss.call(cards.list, { cardNo: "I" })).rows.toSorted((a, b) => (a.cardNo < b.cardNo ? -1 : 1)),
    ).toMatchObject([
      {
        cardNo: "I1",
        physicalNo: "00a1b2c3",
        cardType: "normal",
        cardStatus: "notActivated",
        balanceFen: "0",
        holderName: null,
      },
      { cardNo: "I2", physicalNo: "00a1b2c4", cardType: "staff", cardExpiry: until },
    ]);
    await boss.call(cardImports.undo, { importId });
    expect((await boss.call(cards.list, { cardNo: "I" })).total).toBe(0);
  });

  it("CARD-07 CARD-08 refuses at its cell what the form would refuse, and one chip told in two orders of its bytes", async () => {
    const first = await checked([`E1,11223344,L1,student,${until}`]);
    await boss.call(cardImports.run, { importId: first });
    const importId = await checked([
      `E1,aa223344,L2,student,${until}`,
      `E2,44332211,L2,student,${until}`,
      `E3,0287454020,L3,student,${until}`,
      `E4,4294967296,L4,student,${until}`,
      `E5,0000000a,L5,gift,${until}`,
      `E6,0000000b,L6,student,2020-01-01`,
      `E7,01020304,L7,student,${until}`,
      `E8,04030201,L8,student,${until}`,
      `,0000000c,,,`,
    ]);
    expect(await problemsOf(importId)).toEqual([
      ["cardNo members.cardTaken"],
      ["physicalNo members.cardTaken"],
      ["physicalNo import.rowTwice"],
      ["physicalNo members.physicalNo"],
      ["cardType members.cardKindWrong"],
      ["cardExpiry members.expiryOver"],
      [],
      ["physicalNo import.rowTwice"],
      ["cardNo field.required", "logicalNo field.required", "cardType field.required", "cardExpiry field.required"],
    ]);
  });

  it("CARD-22 is not undone once somebody activated a card of it, and writes nothing when a number was taken meanwhile", async () => {
    const importId = await checked([`U1,21000001,L1,test,${until}`, `U2,21000002,L2,test,${until}`]);
    const rival = await checked([`U9,01000021,L9,test,${until}`]);
    await boss.call(cardImports.run, { importId });
    await boss.call(cardImports.run, { importId: rival });
    expect(await problemsOf(rival)).toEqual([["physicalNo members.cardTaken"]]);
    expect((await boss.call(cards.list, { cardNo: "U9" })).total).toBe(0);
    const [card] = (await boss.call(cards.list, { cardNo: "U2" })).rows;
    await boss.call(cards.act, { cardIds: [card!.cardId], action: "activate" });
    expect((await boss.try(cardImports.undo, { importId })).body.code).toBe("import.changedSince");
    expect((await boss.call(cards.list, { cardNo: "U" })).total).toBe(2);
  });

  it("SYS-17 issues no card whose number is on a blacklist, whether it was there before the check or came after it", async () => {
    const name = (entryValue: string) =>
      boss.call(blacklist.add, { merchantId: shop.merchantId, entryKind: "card", entryValue, reason: "伪卡" });
    await name("B1");
    const before = await checked([`B1,41000001,L1,test,${until}`]);
    expect(await problemsOf(before)).toEqual([["cardNo members.blacklisted"]]);
    const after = await checked([`B2,41000002,L2,test,${until}`]);
    expect(await problemsOf(after)).toEqual([[]]);
    await name("B2");
    await boss.call(cardImports.run, { importId: after });
    expect(await problemsOf(after)).toEqual([["cardNo members.blacklisted"]]);
    expect((await boss.call(cards.list, { cardNo: "B" })).total).toBe(0);
  });

  it("CARD-22 takes a card that is valid until the present day of its merchant, wherever that is", async () => {
    const far = await givenMerchant(server);
    await rowsOf(server, "update merchant set time_zone = 'Pacific/Pago_Pago' where id = $1 returning id", [
      far.merchantId,
    ]);
    await givenUser(server, far, { account: "far" });
    const by = await loginAs(server, "far", testPassword);
    const today = businessDay(new Date(), "Pacific/Pago_Pago");
    const importId = await checked([`Z1,51000001,L1,test,${today}`, `Z2,51000002,L2,test,${addDays(today, -1)}`], by);
    expect(await problemsOf(importId, by)).toEqual([[], ["cardExpiry members.expiryOver"]]);
  });

  it("CARD-24 is seen, run and taken back by staff of card areas where they brought it themselves", async () => {
    const keeper = await givenMerchant(server);
    const { userId } = await givenUser(server, keeper, { account: "clerk" });
    await givenUser(server, keeper, { account: "keeper" });
    await rowsOf(
      server,
      `with area as (insert into card_area (id, top_id, merchant_id, name, path)
         select n.id, $1, $2, v.name, array[n.id] from (values ('东区'), ('西区')) v(name), lateral (select next_id() as id, v.name) n returning id, name)
       insert into card_area_staff (top_id, merchant_id, area_id, user_id) select $1, $2, id, $3 from area where name = '东区'`,
      [keeper.topId, keeper.merchantId, userId],
    );
    const [whole, clerk] = await Promise.all(["keeper", "clerk"].map((name) => loginAs(server, name, testPassword)));
    const brought = async (row: string, by: Client) => {
      const { body } = await by.sendBytes(
        `${cardImportFiles.upload.path}?${new URLSearchParams({ fileName: "卡.csv" }).toString()}`,
        Buffer.from(`卡号,物理卡号,逻辑卡号,卡类型,有效期,区域\n${row}`),
        {},
      );
      const { importId } = body.data as { importId: string };
      await by.call(cardImports.map, { importId, columns: [...columns, "areaName"] });
      return importId;
    };
    const west = await brought(`W1,31000001,L1,test,${until},西区`, whole!);
    const east = await brought(`O1,31000002,L1,test,${until},东区`, clerk!);
    const listed = async (by: Client) => (await by.call(cardImports.list, {})).rows.map(({ importId }) => importId);
    expect(await listed(clerk!)).toEqual([east]);
    expect(await listed(whole!)).toEqual([east, west]);
    const asked = async () =>
      Promise.all(
        [cardImports.detail, cardImports.rows, cardImports.run, cardImports.undo].map(
          async (one) => (await clerk!.try(one, { importId: west, direction: "asc" } as never)).body.code,
        ),
      );
    expect(await asked()).toEqual(Array(4).fill("record.unknown"));
    await whole!.call(cardImports.run, { importId: west });
    expect(await asked()).toEqual(Array(4).fill("record.unknown"));
    await clerk!.call(cardImports.run, { importId: east });
    await clerk!.call(cardImports.undo, { importId: east });
    expect((await whole!.call(cards.list, {})).rows.map(({ cardNo }) => cardNo)).toEqual(["W1"]);
  });

  it("CARD-27 issues none for a merchant whose membership cards are switched off", async () => {
    const importId = await checked([`N1,31000001,L1,test,${until}`], other);
    expect(await problemsOf(importId, other)).toEqual([["cardNo merchants.featureOff"]]);
  });
});
