import { machineImportFiles, machineImports } from "@yunshou/contract/machines/machineImports";
import { machineRecords } from "@yunshou/contract/machines/machineRecords";
import { machines } from "@yunshou/contract/machines/machines";
import { maintenances } from "@yunshou/contract/machines/maintenances";
import { shares, teams } from "@yunshou/contract/machines/shares";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CreatedMerchant } from "../../../merchants/tree/createMerchant.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../../../testing/bench/client.ts";
import { machineForm, rowsOf } from "../../../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../../../testing/bench/people.ts";

let server: TestServer;
let shop: CreatedMerchant;
let boss: Client;
let stranger: Client;

beforeAll(async () => {
  server = await startTestServer();
  shop = await givenMerchant(server);
  const other = await givenMerchant(server);
  await givenUser(server, shop, { account: "boss" });
  await givenUser(server, other, { account: "stranger" });
  [boss, stranger] = (await Promise.all(["boss", "stranger"].map((name) => loginAs(server, name, testPassword)))) as [
    Client,
    Client,
  ];
  await stranger.call(machines.register, machineForm(other, "Z1"));
  await rowsOf(
    server,
    `insert into point (top_id, merchant_id, name, province, city, longitude, latitude)
     values ($1, $2, '国贸站', '北京', '北京', 116.4, 39.9) returning id`,
    [shop.topId, shop.merchantId],
  );
});
afterAll(() => server.stop());

const columns = ["machineNo", "machineName", "machineType", "pointName"] as const;

/** Uploads a file and checks it. */
async function checked(...rows: readonly string[]): Promise<string> {
  const content = ["机器编号,机器名称,机器类型,点位", ...rows].join("\n");
  const { body } = await boss.sendBytes(
    `${machineImportFiles.upload.path}?${new URLSearchParams({ fileName: "机器.csv" }).toString()}`,
    Buffer.from(content),
    {},
  );
  const { importId } = body.data as { importId: string };
  await boss.call(machineImports.map, { importId, columns: [...columns] });
  return importId;
}

describe("machines from a spreadsheet", () => {
  it("MACHINE-20 registers every row at its point, in whatever language its type is written, and is undone as a whole", async () => {
    const importId = await checked("I1,一号,饮料机,国贸站", "I2,二号,Snack machine,", "I3,三号,coffee,国贸站");
    await boss.call(machineImports.run, { importId });
    expect(await boss.call(machines.detail, { machineNo: "I1" })).toMatchObject({
      machineName: "一号",
      machineType: "drink",
      pointName: "国贸站",
      onlineStatus: "notActivated",
    });
    const { rows } = await boss.call(machineRecords.history, { machineNo: "I3" });
    expect(rows.map(({ kind }) => kind).toSorted()).toEqual(["moved", "registered"]);
    await boss.call(machineImports.undo, { importId });
    expect((await boss.call(machines.list, { machineNo: "I" })).total).toBe(0);
    await boss.call(machines.register, machineForm(shop, "I1"));
  });

  it("MACHINE-21 refuses what the registration would refuse, and a number of another merchant", async () => {
    const importId = await checked(
      "z1,甲,饮料机,",
      "B-2,乙,饮料机,",
      ",丙,饮料机,",
      "B4,丁,飞机,",
      "B5,戊,饮料机,火星",
      "B6,己,饮料机,",
      "b6,庚,饮料机,",
    );
    const { rows } = await boss.call(machineImports.rows, { importId, direction: "asc", pageSize: 50 });
    expect(rows.map(({ problems }) => problems.map(({ field, code }) => [field, code]))).toEqual([
      [["machineNo", "machines.numberTaken"]],
      [["machineNo", "field.notCode"]],
      [["machineNo", "machines.numberEmpty"]],
      [["machineType", "machines.typeWrong"]],
      [["pointName", "machines.pointUnknown"]],
      [],
      [["machineNo", "import.rowTwice"]],
    ]);
  });

  it("MACHINE-20 PERM-11 is refused by name to whoever is narrowed to machines, as each registration is", async () => {
    const importId = await checked("H1,一号,饮料机,");
    await givenUser(server, shop, { account: "helper", level: "2" });
    const helper = await loginAs(server, "helper", testPassword);
    expect((await helper.try(machineImports.run, { importId })).body.code).toBe("access.noPermission");
    const { body } = await helper.sendBytes(
      `${machineImportFiles.upload.path}?${new URLSearchParams({ fileName: "机器.csv" }).toString()}`,
      Buffer.from("机器编号\nH2"),
      {},
    );
    expect(body.code).toBe("access.noPermission");
    await boss.call(machineImports.run, { importId });
    expect((await helper.try(machineImports.undo, { importId })).body.code).toBe("access.noPermission");
    expect((await boss.call(machines.list, { machineNo: "H1" })).total).toBe(1);
  });

  it("MACHINE-20 is not undone once a machine of it got its secret", async () => {
    const importId = await checked("U1,一号,饮料机,", "U2,二号,饮料机,");
    await boss.call(machineImports.run, { importId });
    const { machineId } = await boss.call(machines.detail, { machineNo: "U2" });
    await boss.call(machines.renewSecret, { machineId });
    expect((await boss.try(machineImports.undo, { importId })).body.code).toBe("import.changedSince");
    expect((await boss.call(machines.list, { machineNo: "U" })).total).toBe(2);
  });

  it("MACHINE-20 is not undone once others refer to a machine of it", async () => {
    const refer: readonly ((machineId: string) => Promise<unknown>)[] = [
      async (machineId) => {
        const { teamId } = await boss.call(teams.add, { merchantId: shop.merchantId, teamName: "早班" });
        await boss.call(shares.shareWithTeam, { teamId, machineIds: [machineId], granted: true });
      },
      (machineId) =>
        boss.call(maintenances.create, {
          machineId,
          maintainType: "maintain",
          maintainContent: "清洁",
          faultType: null,
          maintainer: "",
          maintainTime: "2026-11-29",
          everyDays: null,
          labourFen: "0",
          parts: [],
          remark: "",
        }),
      (machineId) =>
        rowsOf(
          server,
          `insert into mall_group_code (top_id, merchant_id, name, image, machine_id, valid_to) values ($1, $2, '群', '/x.png', $3, '2099-01-01')`,
          [shop.topId, shop.merchantId, machineId],
        ),
    ];
    for (const [place, make] of refer.entries()) {
      const machineNo = `R${place}`;
      const importId = await checked(`${machineNo},一号,饮料机,`);
      await boss.call(machineImports.run, { importId });
      const { machineId } = await boss.call(machines.detail, { machineNo });
      await make(machineId);
      expect((await boss.try(machineImports.undo, { importId })).body.code).toBe("import.changedSince");
      expect((await boss.call(machines.list, { machineNo })).total).toBe(1);
    }
  });
});
