import { dataCardImportFiles, dataCardImports } from "@yunshou/contract/machines/dataCardImports";
import { dataCards, dataPackages } from "@yunshou/contract/machines/dataCards";
import { machines } from "@yunshou/contract/machines/machines";
import { checkIccid } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CreatedMerchant } from "../../merchants/tree/createMerchant.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { machineForm, rowsOf } from "../../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";

let server: TestServer;
let shop: CreatedMerchant;
let [boss, stranger]: Client[] = [];
let machineId: string;

beforeAll(async () => {
  server = await startTestServer();
  shop = await givenMerchant(server);
  const others = await givenMerchant(server);
  await givenUser(server, shop, { account: "boss" });
  await givenUser(server, others, { account: "stranger" });
  [boss, stranger] = await Promise.all(["boss", "stranger"].map((name) => loginAs(server, name, testPassword)));
  ({ machineId } = await boss!.call(machines.register, machineForm(shop, "K1")));
  await stranger!.call(machines.register, machineForm(others, "Z1"));
  const { machineId: gone } = await boss!.call(machines.register, machineForm(shop, "K2"));
  await boss!.call(machines.decommission, { machineId: gone, reason: "换新机" });
  const form = { packageTraffic: 12_288, packagePriceFen: "8800", packagePeriod: 12 };
  for (const packageName of ["年包", "月包", "月包"]) await boss!.call(dataPackages.create, { packageName, ...form });
});
afterAll(() => server.stop());

let serial = 0;
/** A number that no other card has, with its check digit. */
function freshIccid(): string {
  const digits = `8986011${String((serial += 1)).padStart(11, "0")}`;
  return Array.from({ length: 10 }, (_, digit) => `${digits}${digit}`).find((iccid) => checkIccid(iccid).ok) ?? "";
}
const header = "ICCID,IMSI,IMEI,卡号码,流量卡类型,运营商,套餐,到期日期,机器编号";

/** Uploads a spreadsheet and checks it; answers the import. */
async function checked(...rows: string[]): Promise<string> {
  const path = `${dataCardImportFiles.upload.path}?${new URLSearchParams({ fileName: "流量卡.csv" })}`;
  const { body } = await boss!.sendBytes(path, Buffer.from([header, ...rows].join("\n")), {});
  const { importId } = body!.data as { importId: string };
  const { columns } = await boss!.call(dataCardImports.detail, { importId });
  expect(columns).not.toContain(null);
  await boss!.call(dataCardImports.map, { importId, columns: columns as never });
  return importId;
}
const findings = async (importId: string) =>
  (await boss!.call(dataCardImports.rows, { importId, direction: "asc", pageSize: 200 })).rows.map(
    ({ problems, verdict }) =>
      problems.length === 0 ? verdict : problems.map(({ field, code }) => `${field} ${code}`).join(", "),
  );
const rowOf = async (iccid: string) => (await boss!.call(dataCards.list, { iccid })).rows[0];
const stateOf = async (importId: string) => (await boss!.call(dataCardImports.detail, { importId })).state;
const codeOf = async (answer: Promise<{ body: { code: string } }>) => (await answer).body.code;

describe("data cards from a spreadsheet", () => {
  it("DATACARD-01 DATACARD-02 are added a row each, in whatever language their words are, recorded, and taken back as a whole", async () => {
    const [one, two] = [freshIccid(), freshIccid()];
    const importId = await checked(
      `${one},460001234567890,490154203237518,1064812345678,物联网卡,中国联通,年包,2027/6/30,k1`,
      `${two},,,,ordinary,China Mobile,,,`,
    );
    expect(await findings(importId)).toEqual(["create", "create"]);
    expect(await rowOf(one)).toBeUndefined();
    await boss!.call(dataCardImports.run, { importId });
    expect(await rowOf(one)).toMatchObject({
      imsi: "460001234567890",
      imei: "490154203237518",
      cardPhone: "1064812345678",
      dataCardType: "iot",
      carrier: "unicom",
      dataCardStatus: "enabled",
      packageName: "年包",
      expiryDate: "2027-06-30",
      machineNo: "K1",
    });
    expect(await rowOf(two)).toMatchObject({ dataCardType: "ordinary", carrier: "mobile", expiryDate: null });
    await boss!.call(dataCardImports.undo, { importId });
    expect([await rowOf(one), await rowOf(two)]).toEqual([undefined, undefined]);
    const log = await rowsOf<{ action: string }>(
      server,
      "select action from audit_log where object = '流量卡.csv' and action not like '%map%' order by id",
      [],
    );
    expect(log.map(({ action }) => action)).toEqual(["machines.dataCard.import", "machines.dataCard.undoImport"]);
  });

  it("DATACARD-01 refuse what the form refuses, at its cell, and a number that stands already or twice in the file", async () => {
    const [known, twice] = [freshIccid(), freshIccid()];
    await boss!.call(dataCards.create, { iccid: known, dataCardType: "iot", carrier: "mobile" });
    const importId = await checked(
      `${known},,,,物联网卡,中国移动,,,`,
      `${twice},,,,物联网卡,中国移动,,,`,
      `${twice},,,,物联网卡,中国移动,,,`,
      "8.98601E+18,46,490154203237519,12,飞机卡,火星电信,季包,明天,Z1",
      "8986012345678901233,,,,,,月包,,K2",
      ",,,,物联网卡,中国移动,,,",
    );
    expect(await findings(importId)).toEqual([
      "iccid dataCards.taken",
      "create",
      "iccid import.rowTwice",
      [
        "expiryDate import.notDay",
        "iccid dataCards.iccidMalformed",
        "imsi dataCards.imsiMalformed",
        "imei dataCards.imeiMalformed",
        "cardPhone dataCards.phoneMalformed",
        "dataCardType dataCards.typeWrong",
        "carrier dataCards.carrierWrong",
        "packageName dataPackages.unknown",
        "machineNo machines.unknown",
      ].join(", "),
      "iccid dataCards.iccidCheckDigit, dataCardType field.required, carrier field.required, packageName import.nameTwice, machineNo machines.decommissioned",
      "iccid field.required",
    ]);
    expect(await codeOf(boss!.try(dataCardImports.run, { importId }))).toBe("import.rowsRefused");
    expect(await rowOf(twice)).toBeUndefined();
    expect(await codeOf(stranger!.try(dataCardImports.run, { importId }))).toBe("record.unknown");
  });

  it("MACHINE-03 are three in a machine at most, with those of the file and those put in since its check", async () => {
    const cards = Array.from({ length: 4 }, freshIccid);
    const importId = await checked(...cards.map((iccid) => `${iccid},,,,物联网卡,中国移动,,,K1`));
    expect(await findings(importId)).toEqual(["create", "create", "create", "machineNo machines.tooManyFlowCards"]);
    const byHand = { iccid: freshIccid(), dataCardType: "iot", carrier: "mobile", machineId } as const;
    const { dataCardId } = await boss!.call(dataCards.create, byHand);
    await boss!.call(dataCardImports.run, { importId, leavesRefused: true });
    expect(await stateOf(importId)).toBe("checked");
    expect((await findings(importId)).filter((one) => one === "create")).toHaveLength(2);
    expect((await boss!.call(dataCards.list, { machineNo: "K1" })).total).toBe(1);
    await boss!.call(dataCardImports.run, { importId, leavesRefused: true });
    expect((await boss!.call(dataCards.list, { machineNo: "K1" })).total).toBe(3);
    await boss!.call(dataCardImports.undo, { importId });
    await boss!.call(dataCards.remove, { dataCardId });
  });

  it("DATACARD-01 write nothing when a number of the tree was taken since the check", async () => {
    const [one, two] = [freshIccid(), freshIccid()];
    const importId = await checked(`${one},,,,物联网卡,中国移动,,,`, `${two},,,,物联网卡,中国移动,,,`);
    await boss!.call(dataCards.create, { iccid: two, dataCardType: "iot", carrier: "mobile" });
    await boss!.call(dataCardImports.run, { importId });
    expect(await stateOf(importId)).toBe("checked");
    expect(await findings(importId)).toEqual(["create", "iccid dataCards.taken"]);
    expect(await rowOf(one)).toBeUndefined();
  });

  it("DATACARD-03 stay once somebody disabled one of them", async () => {
    const iccid = freshIccid();
    const importId = await checked(`${iccid},,,,物联网卡,中国移动,,,`);
    await boss!.call(dataCardImports.run, { importId });
    const { dataCardId } = (await rowOf(iccid))!;
    await boss!.call(dataCards.setEnabled, { dataCardIds: [dataCardId], enabled: false });
    expect(await codeOf(boss!.try(dataCardImports.undo, { importId }))).toBe("import.changedSince");
    await boss!.call(dataCards.setEnabled, { dataCardIds: [dataCardId], enabled: true });
    await boss!.call(dataCardImports.undo, { importId });
    expect(await rowOf(iccid)).toBeUndefined();
  });
});
