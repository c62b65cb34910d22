import type { InputOf } from "@yunshou/contract";
import { dataCards, dataPackages } from "@yunshou/contract/machines/dataCards";
import { machines } from "@yunshou/contract/machines/machines";
import { addDays, businessDay, checkIccid, renewedExpiry } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CreatedMerchant } from "../../merchants/tree/createMerchant.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { machineForm, rowsOf } from "../../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";

const today = businessDay(new Date(), "Asia/Shanghai");
let server: TestServer;
let shop: CreatedMerchant;
let owner: Client;
let unrelated: Client;
let packageId: string;

beforeAll(async () => {
  server = await startTestServer();
  shop = await givenMerchant(server, { name: "云途" });
  const stranger = await givenMerchant(server, { name: "旁人" });
  await givenUser(server, shop, { account: "owner" });
  await givenUser(server, stranger, { account: "unrelated" });
  owner = await loginAs(server, "owner", testPassword);
  unrelated = await loginAs(server, "unrelated", testPassword);
  packageId = (await owner.call(dataPackages.create, packageForm)).packageId;
});
afterAll(() => server.stop());

const packageForm = { packageName: "年包", packageTraffic: 12_288, packagePriceFen: "8800", packagePeriod: 12 };
let serial = 0;
/** A number that no other card has, with its check digit. */
function freshIccid(): string {
  const digits = `8986011${String((serial += 1)).padStart(11, "0")}`;
  return Array.from({ length: 10 }, (_, digit) => `${digits}${digit}`).find((iccid) => checkIccid(iccid).ok) ?? "";
}
const form = (more: Partial<InputOf<typeof dataCards.create>> = {}): InputOf<typeof dataCards.create> => ({
  iccid: freshIccid(),
  imsi: "460001234567890",
  imei: "490154203237518",
  cardPhone: "1064812345678",
  dataCardType: "iot",
  carrier: "unicom",
  ...more,
});
const given = async (more: Partial<InputOf<typeof dataCards.create>> = {}) => {
  const input = form(more);
  return { iccid: input.iccid, ...(await owner.call(dataCards.create, input)) };
};
const machineOf = async (machineNo: string) =>
  (await owner.call(machines.register, machineForm(shop, machineNo))).machineId;
const rowOf = async (iccid: string) => (await owner.call(dataCards.list, { iccid })).rows[0];
type Answer = {
  readonly body: { readonly code: string; readonly data: { readonly field?: string; readonly values?: unknown } };
};
const refusalOf = async (answer: Promise<unknown>) => {
  const { body } = (await answer) as Answer;
  return [body.code, body.data.field ?? null];
};

describe("data cards", () => {
  it("PERM-11 DATACARD-01 are put by whoever is narrowed to machines into one of his, because he would see no other", async () => {
    const machineId = await machineOf("NARROW1");
    const { userId } = await givenUser(server, shop, { account: "cardhelper", level: "2" });
    await owner.call(machines.authorise, { machineIds: [machineId], userIds: [userId], granted: true });
    const helper = await loginAs(server, "cardhelper", testPassword);
    expect(await refusalOf(helper.try(dataCards.create, form()))).toEqual(["field.required", "machineId"]);
    const input = form({ machineId });
    await helper.call(dataCards.create, input);
    expect((await helper.call(dataCards.list, { iccid: input.iccid })).total).toBe(1);
  });

  it("DATACARD-01 DATACARD-02 are kept with all their numbers, and show the traffic and the silence of their machine", async () => {
    const machineId = await machineOf("K1");
    const { iccid, dataCardId } = await given({ machineId, packageId, expiryDate: addDays(today, 3) });
    await rowsOf(
      server,
      "update machine_state set traffic_today_mb = 1.5, traffic_month_mb = 40, connection = 'offline' where machine_id = $1",
      [machineId],
    );
    expect(await rowOf(iccid)).toMatchObject({
      dataCardId,
      imsi: "460001234567890",
      imei: "490154203237518",
      cardPhone: "1064812345678",
      carrier: "unicom",
      dataCardStatus: "enabled",
      packageName: "年包",
      dailyFlow: 1.5,
      monthlyFlow: 40,
      machineNo: "K1",
      onlineStatus: "offline",
    });
    expect((await owner.call(dataCards.list, { expiry: "expiring", machineNo: "K1" })).total).toBe(1);
    expect((await owner.call(dataCards.list, { expiry: "expired", machineNo: "K1" })).total).toBe(0);
    expect((await owner.call(machines.detail, { machineNo: "K1" })).flowCards).toEqual([
      { iccid, dataCardType: "iot", dataCardStatus: "enabled", expiryDate: addDays(today, 3) },
    ]);
  });

  it("DATACARD-01 MSG-107 are found by a range of last days, within the longest range", async () => {
    const [soon, later] = [addDays(today, 400), addDays(today, 410)];
    const first = await given({ expiryDate: soon });
    await given({ expiryDate: later });
    await given();
    const found = async (fromDay: string, toDay: string) =>
      (await owner.call(dataCards.list, { fromDay, toDay })).rows
        .map(({ expiryDate }) => String(expiryDate))
        .toSorted((one, other) => one.localeCompare(other));
    expect(await found(soon, addDays(soon, 9))).toEqual([soon]);
    expect(await found(soon, later)).toEqual([soon, later]);
    expect((await owner.call(dataCards.list, { fromDay: later, iccid: first.iccid })).total).toBe(0);
    const long = { fromDay: today, toDay: addDays(today, 400) };
    expect((await owner.try(dataCards.list, long)).body.code).toBe("range.tooLong");
    expect((await owner.try(dataCards.export, { ...long, format: "csv" })).body.code).toBe("range.tooLong");
  });

  it.each([
    ["DATACARD-01 with a wrong check digit", { iccid: "8986012345678901233" }, "dataCards.iccidCheckDigit", "iccid"],
    ["DATACARD-01 with a short number", { iccid: "898601234567" }, "dataCards.iccidMalformed", "iccid"],
    ["DATACARD-01 with a wrong IMEI", { imei: "490154203237519" }, "dataCards.imeiMalformed", "imei"],
    ["DATACARD-01 with a wrong IMSI", { imsi: "46" }, "dataCards.imsiMalformed", "imsi"],
    ["DATACARD-02 with a package that does not exist", { packageId: "9" }, "dataPackages.unknown", "packageId"],
    ["MACHINE-03 in a machine that does not exist", { machineId: "9" }, "machines.unknown", "machineId"],
  ])("%s are refused and nothing is stored", async (_, wrong, code, field) => {
    const before = (await owner.call(dataCards.list, {})).total;
    expect(await refusalOf(owner.try(dataCards.create, form(wrong)))).toEqual([code, field]);
    expect((await owner.call(dataCards.list, {})).total).toBe(before);
  });

  it("DATACARD-01 bear a number once in a tree", async () => {
    const { iccid } = await given();
    const other = await given();
    expect(await refusalOf(owner.try(dataCards.create, form({ iccid })))).toEqual(["dataCards.taken", "iccid"]);
    expect(await refusalOf(owner.try(dataCards.update, { ...form({ iccid }), dataCardId: other.dataCardId }))).toEqual([
      "dataCards.taken",
      "iccid",
    ]);
  });

  it("MACHINE-03 are three in a machine at most, also when several are put in at once, and are written there only", async () => {
    const machineId = await machineOf("K2");
    const cards = [await given(), await given(), await given(), await given()];
    const codes = await Promise.all(
      cards.map(async ({ dataCardId, iccid }) =>
        refusalOf(owner.try(dataCards.update, { ...form({ iccid, machineId }), dataCardId })),
      ),
    );
    expect(codes.map(([code]) => String(code)).toSorted((one, other) => one.localeCompare(other))).toEqual([
      "H0000",
      "H0000",
      "H0000",
      "machines.tooManyFlowCards",
    ]);
    expect(await refusalOf(owner.try(dataCards.create, form({ machineId })))).toEqual([
      "machines.tooManyFlowCards",
      "machineId",
    ]);
    const registered = { ...machineForm(shop, "K2"), machineId };
    expect(
      await refusalOf(owner.try(machines.update, { ...registered, flowCards: cards.map(({ iccid }) => iccid) })),
    ).toEqual(["machines.tooManyFlowCards", "flowCards"]);
    const kept = cards[0]!.iccid;
    await owner.call(machines.update, { ...registered, flowCards: [kept] });
    expect((await owner.call(machines.detail, { machineNo: "K2" })).flowCards.map(({ iccid }) => iccid)).toEqual([
      kept,
    ]);
    expect(await refusalOf(owner.try(machines.register, { ...machineForm(shop, "K3"), flowCards: [kept] }))).toEqual([
      "dataCards.onOtherMachine",
      "flowCards",
    ]);
    expect(
      await refusalOf(owner.try(machines.register, { ...machineForm(shop, "K3"), flowCards: ["8986012345678901239"] })),
    ).toEqual(["dataCards.unknown", "flowCards"]);
    await owner.call(machines.decommission, { machineId, reason: "换新机" });
    expect((await rowOf(kept))?.machineNo).toBeNull();
  });

  it("DATACARD-03 MSG-33 are enabled and disabled together, each in the log, and only where something changes", async () => {
    const cards = [await given(), await given()];
    const dataCardIds = cards.map(({ dataCardId }) => dataCardId);
    expect(await owner.call(dataCards.setEnabled, { dataCardIds, enabled: false })).toEqual({ changed: 2 });
    expect(await owner.call(dataCards.setEnabled, { dataCardIds, enabled: false })).toEqual({ changed: 0 });
    expect((await rowOf(cards[0]!.iccid))?.dataCardStatus).toBe("disabled");
    await owner.call(dataCards.setEnabled, { dataCardIds: dataCardIds.slice(0, 1), enabled: true });
    const log = await rowsOf<{ action: string }>(server, "select action from audit_log where object = $1 order by id", [
      cards[0]!.iccid,
    ]);
    expect(log.map(({ action }) => action.replace("machines.dataCard.", ""))).toEqual(["create", "disable", "enable"]);
    expect(await refusalOf(owner.try(dataCards.setEnabled, { dataCardIds: [], enabled: true }))).toEqual([
      "access.selectUsers",
      "dataCardIds",
    ]);
  });

  it("DATACARD-05 are renewed from the later of today and their last day, with the price of that moment", async () => {
    const running = await given({ expiryDate: addDays(today, 20) });
    const over = await given({ expiryDate: addDays(today, -20) });
    await owner.call(dataCards.renew, { dataCardIds: [running.dataCardId, over.dataCardId], packageId });
    expect([(await rowOf(running.iccid))?.expiryDate, (await rowOf(over.iccid))?.expiryDate]).toEqual([
      renewedExpiry(addDays(today, 20), today, 12),
      renewedExpiry(null, today, 12),
    ]);
    await owner.call(dataPackages.update, { ...packageForm, packagePriceFen: "9900", packageId });
    expect((await owner.call(dataCards.renewals, { iccid: over.iccid })).rows).toMatchObject([
      { packageName: "年包", packagePriceFen: "8800", expiryDate: renewedExpiry(null, today, 12) },
    ]);
    await owner.call(dataPackages.update, { ...packageForm, enabled: false, packageId });
    expect(await refusalOf(owner.try(dataCards.renew, { dataCardIds: [over.dataCardId], packageId }))).toEqual([
      "dataPackages.off",
      "packageId",
    ]);
    const hindered = (await owner.try(dataPackages.remove, { packageId })) as unknown as Answer;
    expect([hindered.body.code, hindered.body.data.values]).toEqual(["dataPackages.inUse", { cards: 3 }]);
    await owner.call(dataPackages.update, { ...packageForm, packageId });
    await owner.call(dataCards.remove, { dataCardId: over.dataCardId });
    expect((await owner.call(dataCards.renewals, { iccid: over.iccid })).rows).toMatchObject([
      { packageName: "年包", packagePriceFen: "8800" },
    ]);
    expect((await unrelated.call(dataCards.renewals, { iccid: over.iccid })).rows).toEqual([]);
  });

  it("PERM-09 are those of the own merchant and below; strangers neither see nor change them", async () => {
    const { dataCardId } = await given();
    expect((await unrelated.call(dataCards.list, {})).rows).toEqual([]);
    expect((await unrelated.call(dataPackages.list, {})).rows).toEqual([]);
    expect(
      await Promise.all([
        refusalOf(unrelated.try(dataCards.update, { ...form(), dataCardId })),
        refusalOf(unrelated.try(dataCards.setEnabled, { dataCardIds: [dataCardId], enabled: false })),
        refusalOf(unrelated.try(dataCards.renew, { dataCardIds: [dataCardId], packageId })),
        refusalOf(unrelated.try(dataCards.remove, { dataCardId })),
        refusalOf(unrelated.try(dataCards.create, form({ packageId }))),
        refusalOf(unrelated.try(dataPackages.remove, { packageId })),
      ]),
    ).toEqual([
      ["record.unknown", "dataCardId"],
      ["record.unknown", "dataCardIds"],
      ["record.unknown", "dataCardIds"],
      ["record.unknown", "dataCardId"],
      ["dataPackages.unknown", "packageId"],
      ["dataPackages.unknown", "packageId"],
    ]);
  });
});
