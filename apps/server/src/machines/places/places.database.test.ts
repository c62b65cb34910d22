import { machines } from "@yunshou/contract/machines/machines";
import { points } from "@yunshou/contract/machines/points";
import { regions } from "@yunshou/contract/machines/regions";
import { routes } from "@yunshou/contract/machines/routes";
import { zones } from "@yunshou/contract/machines/zones";
import type { InputOf } from "@yunshou/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CreatedMerchant } from "../../merchants/tree/createMerchant.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { machineForm, rowsOf } from "../../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";

let server: TestServer;
let east: CreatedMerchant;
let platform: Client;
let boss: Client;
let owner: Client;
let unrelated: Client;
let staff: Client;
let cityId: string;
let districtId: string;

beforeAll(async () => {
  server = await startTestServer();
  const top = await givenMerchant(server, { name: "云途" });
  east = await givenMerchant(server, { name: "华东", parentId: top.merchantId });
  const stranger = await givenMerchant(server, { name: "旁人" });
  const admin = async (merchant: CreatedMerchant, account: string) => {
    await givenUser(server, merchant, { account });
    return loginAs(server, account, testPassword);
  };
  await givenUser(server, { merchantId: "1", topId: "1" } as CreatedMerchant, {
    account: "platform",
    roles: ["operator"],
    level: "3",
  });
  platform = await loginAs(server, "platform", testPassword);
  boss = await admin(top, "boss");
  owner = await admin(east, "owner");
  unrelated = await admin(stranger, "unrelated");
  await givenUser(server, east, { account: "filler", level: "2", roles: ["replenisher"] });
  staff = await loginAs(server, "filler", testPassword);
  const { regionId: provinceId } = await platform.call(regions.create, { parentId: null, regionName: "广东" });
  cityId = (await platform.call(regions.create, { parentId: provinceId, regionName: "广州" })).regionId;
  districtId = (await platform.call(regions.create, { parentId: cityId, regionName: "天河区" })).regionId;
});
afterAll(() => server.stop());

type Answer = {
  readonly body: { readonly code: string; readonly data: { readonly field?: string; readonly values?: unknown } };
};
const refusalOf = async (answer: Promise<unknown>) => {
  const { body } = (await answer) as Answer;
  return [body.code, body.data.field ?? null];
};
const form = (more: Partial<InputOf<typeof points.create>> = {}): InputOf<typeof points.create> => ({
  pointName: "珠江新城地铁站",
  regionId: districtId,
  pointAddress: "华夏路 1 号",
  longitude: 113.321,
  latitude: 23.119,
  pointContact: "陈站长",
  contactPhone: "13900002222",
  remark: "夜间关门",
  ...more,
});
const rowOf = async (client: Client, pointId: string) =>
  (await client.call(points.list, {})).rows.find((row) => row.pointId === pointId);

describe("points", () => {
  it("POINT-01 POINT-04 POINT-05 stand at a position, in a region, on one route of one zone", async () => {
    const { zoneId } = await owner.call(zones.create, { zoneName: "珠江片区" });
    const { routeId } = await owner.call(routes.create, { routeName: "天河一线", zoneId });
    const { pointId } = await owner.call(points.create, form({ routeId }));
    const row = (await rowOf(owner, pointId))!;
    expect(row).toMatchObject({
      pointNo: expect.stringMatching(/^D\d{6}$/) as string,
      province: "广东",
      city: "广州",
      routeName: "天河一线",
      zoneName: "珠江片区",
      longitude: 113.321,
      latitude: 23.119,
      contactPhone: "139****2222",
      machineCount: 0,
      merchantName: "华东",
    });
    expect((await owner.call(points.list, { zoneId })).rows.map((one) => one.pointId)).toEqual([pointId]);
    expect((await owner.call(routes.list, { zoneId })).rows).toMatchObject([
      { routeId, zoneName: "珠江片区", pointCount: 1, machineCount: 0 },
    ]);
    expect((await owner.call(zones.list, {})).rows).toMatchObject([{ zoneId, routeCount: 1, pointCount: 1 }]);
    await owner.call(points.update, {
      ...form({ regionId: cityId, routeId: null, contactPhone: "", longitude: -0.12, latitude: 51.5 }),
      pointId,
    });
    expect(await owner.call(points.detail, { pointId })).toMatchObject({
      routeName: null,
      zoneName: null,
      contactPhone: "",
      longitude: -0.12,
      latitude: 51.5,
    });
    await owner.call(points.remove, { pointId });
    await owner.call(routes.remove, { routeId });
    await owner.call(zones.remove, { zoneId });
  });

  it.each([
    ["POINT-02 MSG-36 without a position", { longitude: null }, "points.locationMissing", "longitude"],
    ["POINT-02 with a longitude outside the world", { longitude: 200 }, "points.longitudeOutside", "longitude"],
    ["POINT-02 with a latitude outside the world", { latitude: -90.01 }, "points.latitudeOutside", "latitude"],
    ["FORM-01 without a name", { pointName: " " }, "field.required", "pointName"],
    ["MSG-92 with a wrong phone", { contactPhone: "12345" }, "field.notMobile", "contactPhone"],
    ["MSG-113 with a long remark", { remark: "长".repeat(201) }, "field.remarkTooLong", "remark"],
    ["POINT-06 in a region that does not exist", { regionId: "9" }, "regions.unknown", "regionId"],
    ["POINT-05 on a route that does not exist", { routeId: "9" }, "machines.routeUnknown", "routeId"],
    ["for a merchant that does not exist", { merchantId: "9" }, "merchants.unknown", "merchantId"],
  ])("%s are refused and nothing is stored", async (_, wrong, code, field) => {
    const before = (await owner.call(points.list, {})).total;
    expect(await refusalOf(owner.try(points.create, form(wrong)))).toEqual([code, field]);
    expect((await owner.call(points.list, {})).total).toBe(before);
  });

  it("PERM-15 keep the phone sealed, show it masked, and record who looked", async () => {
    const { pointId } = await owner.call(points.create, form({ pointName: "密封点", contactPhone: "13900007777" }));
    expect((await owner.call(points.detail, { pointId })).contactPhone).toBe("13900007777");
    const [stored] = await rowsOf<{ sealed: Buffer }>(
      server,
      "select phone_sealed as sealed from point where id = $1",
      [pointId],
    );
    expect(stored?.sealed.includes("13900007777")).toBe(false);
    expect(
      await rowsOf(server, "select 1 from audit_log where before::text like $1 or after::text like $1", [
        "%13900007777%",
      ]),
    ).toEqual([]);
    const log = await rowsOf<{ action: string }>(
      server,
      "select action from audit_log where object = '密封点' order by id",
    );
    expect(log.map(({ action }) => action)).toEqual(["machines.point.create", "machines.point.read"]);
  });

  it("POINT-03 POINT-05 POINT-07 have machines, one point for each, and stay while they have any", async () => {
    const { pointId } = await owner.call(points.create, form({ pointName: "绑定点" }));
    const { pointId: otherId } = await owner.call(points.create, form({ pointName: "另一点" }));
    const machineIds: string[] = [];
    for (const number of ["P1", "P2", "P3"])
      machineIds.push((await owner.call(machines.register, machineForm(east, number))).machineId);
    expect(await refusalOf(owner.try(machines.bindPoint, { machineIds: [], pointId }))).toEqual([
      "machines.selectToBind",
      null,
    ]);
    await owner.call(machines.bindPoint, { machineIds, pointId });
    expect((await owner.call(points.machines, { pointId })).rows.map((row) => row.machineNo)).toEqual([
      "P1",
      "P2",
      "P3",
    ]);
    const refused = (await owner.try(points.remove, { pointId })) as unknown as Answer;
    expect([refused.body.code, refused.body.data.values]).toEqual(["points.inUse", { machines: 3 }]);
    await owner.call(machines.bindPoint, { machineIds: machineIds.slice(0, 1), pointId: otherId });
    expect([(await rowOf(owner, pointId))?.machineCount, (await rowOf(owner, otherId))?.machineCount]).toEqual([2, 1]);
    await owner.call(machines.bindPoint, { machineIds, pointId: null });
    await owner.call(points.remove, { pointId });
    expect(await rowOf(owner, pointId)).toBeUndefined();
  });

  it("POINT-07 stay also for those who do not see the machines there", async () => {
    const { pointId } = await owner.call(points.create, form({ pointName: "看不见" }));
    const { machineId } = await owner.call(machines.register, machineForm(east, "P9"));
    await owner.call(machines.bindPoint, { machineIds: [machineId], pointId });
    const uses = await rowsOf<{ uses: number }>(server, "select place_uses('point', $1) as uses", [pointId]);
    expect(uses).toEqual([{ uses: 1 }]);
    expect((await rowOf(staff, pointId))?.machineCount).toBe(0);
    expect(await refusalOf(staff.try(points.remove, { pointId }))).toEqual(["access.noPermission", null]);
  });

  it("POINT-01 lie on the map with what is bound and what is offline, as the filters of the list say", async () => {
    const { routeId } = await owner.call(routes.create, { routeName: "地图线" });
    const { pointId } = await owner.call(points.create, form({ pointName: "地图点", routeId }));
    const { machineId } = await owner.call(machines.register, machineForm(east, "P8"));
    await owner.call(machines.bindPoint, { machineIds: [machineId], pointId });
    await rowsOf(server, "update machine set activated_at = now() where id = $1", [machineId]);
    await rowsOf(server, "update machine_state set connection = 'offline' where machine_id = $1", [machineId]);
    expect(await owner.call(points.map, { routeId })).toEqual({
      rows: [{ pointId, pointName: "地图点", longitude: 113.321, latitude: 23.119, machineCount: 1, offlineCount: 1 }],
      total: 1,
    });
    expect((await unrelated.call(points.map, {})).rows).toEqual([]);
  });

  it("POINT-05 move to another route together, or to none", async () => {
    const { routeId } = await owner.call(routes.create, { routeName: "批量线" });
    const pointIds: string[] = [];
    for (const pointName of ["批一", "批二"])
      pointIds.push((await owner.call(points.create, form({ pointName }))).pointId);
    expect(await owner.call(points.setRoute, { pointIds, routeId })).toEqual({ changed: 2 });
    expect((await owner.call(points.list, { routeId })).total).toBe(2);
    const refused = (await owner.try(routes.remove, { routeId })) as unknown as Answer;
    expect([refused.body.code, refused.body.data.values]).toEqual(["routes.inUse", { points: 2 }]);
    expect(await refusalOf(owner.try(points.setRoute, { pointIds: [], routeId }))).toEqual([
      "field.required",
      "pointIds",
    ]);
    await owner.call(points.setRoute, { pointIds, routeId: null });
    await owner.call(routes.remove, { routeId });
  });

  it("PERM-09 are those of the own merchant and below; strangers neither see nor change nor choose them", async () => {
    const { pointId } = await owner.call(points.create, form({ pointName: "自己的" }));
    const { routeId } = await owner.call(routes.create, { routeName: "自己的线" });
    const { zoneId } = await owner.call(zones.create, { zoneName: "自己的区" });
    expect((await boss.call(points.list, { pointName: "自己的" })).rows).toMatchObject([{ pointId }]);
    expect((await unrelated.call(points.list, {})).rows).toEqual([]);
    expect(
      await Promise.all([
        refusalOf(unrelated.try(points.detail, { pointId })),
        refusalOf(unrelated.try(points.update, { ...form(), pointId })),
        refusalOf(unrelated.try(points.setRoute, { pointIds: [pointId], routeId: null })),
        refusalOf(unrelated.try(points.remove, { pointId })),
        refusalOf(unrelated.try(points.create, form({ routeId }))),
        refusalOf(unrelated.try(routes.create, { routeName: "x", zoneId })),
        refusalOf(unrelated.try(routes.remove, { routeId })),
        refusalOf(unrelated.try(zones.remove, { zoneId })),
      ]),
    ).toEqual([
      ["machines.pointUnknown", "pointId"],
      ["machines.pointUnknown", "pointId"],
      ["machines.pointUnknown", "pointIds"],
      ["machines.pointUnknown", "pointId"],
      ["machines.routeUnknown", "routeId"],
      ["zones.unknown", "zoneId"],
      ["machines.routeUnknown", "routeId"],
      ["zones.unknown", "zoneId"],
    ]);
  });
});

describe("zones", () => {
  it("POINT-04 POINT-07 hold routes and name who is in charge, and stay while they hold any", async () => {
    const { userId } = await givenUser(server, east, {
      account: "chief",
      level: "2",
      roles: ["staff"],
      phone: "13911113333",
    });
    const { zoneId } = await owner.call(zones.create, { zoneName: "北区", managerId: userId });
    const { routeId } = await owner.call(routes.create, { routeName: "北线", zoneId, replenisherId: userId });
    const refused = (await owner.try(zones.remove, { zoneId })) as unknown as Answer;
    expect([refused.body.code, refused.body.data.values]).toEqual(["zones.inUse", { routes: 1 }]);
    await owner.call(routes.update, { routeId, routeName: "北一线", zoneId: null });
    expect((await owner.call(routes.list, { routeName: "北一线" })).rows).toMatchObject([
      { zoneName: null, replenisherName: null },
    ]);
    await owner.call(zones.update, { zoneId, zoneName: "北一区", managerId: userId });
    expect((await owner.call(zones.list, { zoneName: "北一区" })).rows).toMatchObject([
      { managerId: userId, routeCount: 0 },
    ]);
    expect(await refusalOf(owner.try(zones.create, { zoneName: "无人", managerId: "9" }))).toEqual([
      "machines.userUnknown",
      "managerId",
    ]);
    await owner.call(zones.remove, { zoneId });
  });
});

describe("regions", () => {
  it("POINT-04 POINT-05 keep whom and what a merchant above has chosen, also when its own people change the rest", async () => {
    const { zoneId } = await boss.call(zones.create, { zoneName: "总部片区" });
    const { userId } = await givenUser(server, { merchantId: east.topId, topId: east.topId } as CreatedMerchant, {
      account: "regional",
    });
    const { routeId } = await owner.call(routes.create, { routeName: "二线" });
    const { zoneId: own } = await owner.call(zones.create, { zoneName: "二片" });
    await boss.call(routes.update, { routeId, routeName: "二线", zoneId, replenisherId: userId });
    await boss.call(zones.update, { zoneId: own, zoneName: "二片", managerId: userId });
    const route = { routeId, routeName: "二线", zoneId, replenisherId: userId, remark: "雨天绕行" };
    await owner.call(routes.update, route);
    await owner.call(zones.update, { zoneId: own, zoneName: "二片", managerId: userId, remark: "新" });
    expect((await boss.call(routes.list, { zoneId })).rows).toMatchObject([
      { replenisherId: userId, remark: "雨天绕行" },
    ]);
    // Taken away, they are not the caller's to choose again.
    await owner.call(routes.update, { ...route, zoneId: null, replenisherId: null });
    expect(await refusalOf(owner.try(routes.update, route))).toEqual(["zones.unknown", "zoneId"]);
    await owner.call(routes.remove, { routeId });
    await owner.call(zones.remove, { zoneId: own });
    await boss.call(zones.remove, { zoneId });
  });

  it("POINT-06 are kept by the platform, and a new name reaches the points in them", async () => {
    const tree = (await platform.call(regions.tree, {})).rows;
    const provinceId = tree.find((row) => row.regionName === "广东")!.regionId;
    const { regionId } = await platform.call(regions.create, { parentId: provinceId, regionName: "深圳市" });
    const { regionId: districtOfIt } = await platform.call(regions.create, {
      parentId: regionId,
      regionName: "南山区",
    });
    const { pointId } = await owner.call(points.create, form({ pointName: "改名点", regionId: districtOfIt }));
    await platform.call(regions.rename, { regionId, regionName: "深圳" });
    expect(await rowOf(owner, pointId)).toMatchObject({ province: "广东", city: "深圳" });
    expect((await owner.call(regions.tree, {})).rows.find((row) => row.regionId === regionId)).toMatchObject({
      level: 2,
      children: 1,
      points: 1,
    });
    await platform.call(regions.move, { regionId, beforeId: cityId });
    expect(
      (await platform.call(regions.tree, {})).rows
        .filter((row) => row.parentId === provinceId)
        .map((row) => row.regionName),
    ).toEqual(["深圳", "广州"]);
    const hindered = (await platform.try(regions.remove, { regionId })) as unknown as Answer;
    expect([hindered.body.code, hindered.body.data.values]).toEqual(["regions.inUse", { children: 1, points: 0 }]);
    expect(await refusalOf(platform.try(regions.remove, { regionId: districtOfIt }))).toEqual(["regions.inUse", null]);
    await owner.call(points.remove, { pointId });
    await platform.call(regions.remove, { regionId: districtOfIt });
    await platform.call(regions.remove, { regionId });
  });

  it("POINT-06 refuse a province that the map does not have, a fourth level, a name twice, and merchants", async () => {
    expect(
      await Promise.all([
        refusalOf(platform.try(regions.create, { parentId: null, regionName: "某省" })),
        refusalOf(platform.try(regions.create, { parentId: null, regionName: "广东" })),
        refusalOf(platform.try(regions.create, { parentId: districtId, regionName: "街道" })),
        refusalOf(platform.try(regions.create, { parentId: "9", regionName: "街道" })),
        refusalOf(owner.try(regions.create, { parentId: null, regionName: "广西" })),
      ]),
    ).toEqual([
      ["regions.provinceUnknown", "regionName"],
      ["regions.nameTaken", "regionName"],
      ["regions.tooDeep", "parentId"],
      ["regions.unknown", "parentId"],
      ["access.noPermission", null],
    ]);
  });
});
