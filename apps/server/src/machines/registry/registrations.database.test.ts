import type { InputOf } from "@yunshou/contract";
import { lanes } from "@yunshou/contract/machines/lanes";
import { machines } from "@yunshou/contract/machines/machines";
import { registrations } from "@yunshou/contract/machines/registrations";
import { templates } from "@yunshou/contract/machines/templates";
import { machineFlags } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CreatedMerchant } from "../../merchants/tree/createMerchant.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { findingsOf, givenProduct, rowsOf } from "../../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";
import { matchingCredential } from "./credentials.ts";
import { validCredentials } from "./credentials.queries.ts";
import { asSystem } from "@yunshou/database";

let server: TestServer;
let boss: Client;
let shop: CreatedMerchant;
let other: CreatedMerchant;
let pointId: string;
let templateId: string;
let strangePointId: string;

type Form = InputOf<typeof registrations.register>;
const flags = Object.fromEntries(machineFlags.map((flag) => [flag, flag === "autoRefund"])) as Form["flags"];
const form = (given: Partial<Form> = {}): Form => ({
  firstNo: "W001",
  machineName: "大厅",
  machineCategory: "vending",
  machineType: "drink",
  merchantId: shop.merchantId,
  flags,
  ...given,
});

beforeAll(async () => {
  server = await startTestServer();
  shop = await givenMerchant(server);
  other = await givenMerchant(server);
  await givenUser(server, shop, { account: "boss" });
  boss = await loginAs(server, "boss", testPassword);
  const point = async ({ topId, merchantId }: CreatedMerchant) => {
    const [row] = await rowsOf<{ id: string }>(
      server,
      "insert into point (top_id, merchant_id, name, province, city, longitude, latitude) values ($1, $2, '大厅', '上海', '上海', 121, 31) returning id",
      [topId, merchantId],
    );
    return row!.id;
  };
  pointId = await point(shop);
  strangePointId = await point(other);
  const productId = await givenProduct(server, shop, "cola");
  const lane = { laneMode: "medium", productId, lanePriceFen: "350", purchaseFen: null, capacity: 6, warnThreshold: 1 };
  ({ templateId } = await boss.call(templates.create, {
    templateName: "标准",
    machineType: "drink",
    layers: 1,
    perLayer: 2,
    lanes: [11, 12].map((laneNo) => ({ ...lane, laneNo })),
  } as never));
}, 60_000);

afterAll(() => server.stop());

const numbered = (prefix: string) =>
  rowsOf<{ no: string }>(server, "select machine_no as no from machine where machine_no like $1 order by 1", [
    `${prefix}%`,
  ]);

describe("registration in steps", () => {
  it("MACHINE-20 TEMPLATE-11 registers a range with names, point, lanes and a secret each, which opens the door", async () => {
    const made = await boss.call(
      registrations.register,
      form({ firstNo: "W001", lastNo: "W003", pointId, templateId }),
    );
    expect(made.machines.map(({ machineNo, machineName }) => [machineNo, machineName])).toEqual([
      ["W001", "大厅 W001"],
      ["W002", "大厅 W002"],
      ["W003", "大厅 W003"],
    ]);
    expect(made.broker).toMatchObject({ host: null });
    for (const { machineNo, machineId, secret } of made.machines) {
      expect(await boss.call(machines.detail, { machineNo })).toMatchObject({
        machineId,
        pointName: "大厅",
        lanesAll: 2,
        onlineStatus: "notActivated",
        flags: { autoRefund: true, lockStock: false },
      });
      const [credential] = await asSystem(server.database, (tx) => validCredentials(tx, [machineNo]));
      expect(matchingCredential(Buffer.from(secret), [credential!])).toBeDefined();
    }
    const { lanes: rows } = await boss.call(lanes.list, { machineNo: "W002" });
    expect(rows.map((row) => [row.laneNo, row.lanePriceFen])).toEqual([
      [11, "350"],
      [12, "350"],
    ]);
    expect(
      await rowsOf(server, "select object from audit_log where action = 'machines.register' order by object"),
    ).toEqual(["W001", "W002", "W003"].map((object) => ({ object })));
    const logged = JSON.stringify(await rowsOf(server, "select * from audit_log"));
    expect(made.machines.filter(({ secret }) => logged.includes(secret))).toEqual([]);
    expect(await findingsOf(server)).toEqual([]);
  });

  it("MACHINE-20 registers a single machine by its name alone, without point and template", async () => {
    const { machines: made } = await boss.call(registrations.register, form({ firstNo: "S1" }));
    expect(made.map(({ machineName }) => machineName)).toEqual(["大厅"]);
    expect(await boss.call(machines.detail, { machineNo: "S1" })).toMatchObject({ pointName: null, lanesAll: 0 });
  });

  it.each([
    ["MACHINE-21 a number that one of them has", () => ({ firstNo: "T1", lastNo: "T3" }), "machines.numberTaken"],
    ["MACHINE-18 no number", () => ({ firstNo: " " }), "machines.numberEmpty"],
    ["MACHINE-20 numbers that are no range", () => ({ lastNo: "X009" }), "machines.rangeMalformed"],
    ["MACHINE-20 more than a hundred", () => ({ lastNo: "W999" }), "machines.rangeTooLong"],
    ["FORM-01 no name", () => ({ machineName: " " }), "field.required"],
    [
      "FORM-01 a name that its number makes too long",
      () => ({ lastNo: "W005", machineName: "长".repeat(58) }),
      "field.tooLong",
    ],
    [
      "MACHINE-19 a template of another type",
      () => ({ machineType: "snack" as const, templateId }),
      "machines.typeWrong",
    ],
    ["a template that is not there", () => ({ templateId: "1" }), "record.unknown"],
    ["a point of others", () => ({ pointId: strangePointId }), "machines.pointUnknown"],
    ["a merchant of others", () => ({ merchantId: other.merchantId }), "merchants.unknown"],
  ])("registers none for %s", async (_case, given, code) => {
    // The second of the range is a decommissioned machine's, whose number nobody gets again.
    if ((await numbered("T2")).length === 0) {
      const { machines: made } = await boss.call(registrations.register, form({ firstNo: "T2" }));
      await boss.call(machines.decommission, { machineId: made[0]!.machineId, reason: "报废" });
    }
    const before = await rowsOf(server, "select count(*)::int as n from machine");
    const input = form({ firstNo: "W004", ...given() });
    expect((await boss.try(registrations.register, input)).body.code).toBe(code);
    expect(await rowsOf(server, "select count(*)::int as n from machine")).toEqual(before);
  });

  it("MACHINE-17 asks for a reason before it takes a machine out of service", async () => {
    const { machines: made } = await boss.call(registrations.register, form({ firstNo: "D1" }));
    const machineId = made[0]!.machineId;
    expect((await boss.try(machines.decommission, { machineId, reason: " " })).body).toMatchObject({
      code: "field.required",
      data: { field: "reason" },
    });
    expect(await boss.call(machines.detail, { machineNo: "D1" })).toMatchObject({ decommissioned: false, gone: null });
  });
});
