import { createHash } from "node:crypto";
import { checkIccid } from "@yunshou/domain";
import { settingsOf } from "../../../machines/changeSets/engine.ts";
import { allFlags, nextSerial } from "../rows.ts";
import type { Tenant } from "../tenant.ts";
import { type Case, type Cases, freshMachine, type Input, range, withChild } from "./case.ts";

const lane11 = [{ cabinet: "main", laneNo: 11 }];
const machineForm = (home: Tenant, machineNo: string): Input => ({
  machineNo,
  machineName: home.canary,
  machineCategory: "vending",
  machineType: "drink",
  merchantId: home.merchantId,
  flags: allFlags(false),
});

/** A number that no other card has, with its check digit. */
function freshIccid(): string {
  const digits = `8986009${String(nextSerial()).padStart(11, "0")}`;
  return Array.from({ length: 10 }, (_, digit) => `${digits}${digit}`).find((iccid) => checkIccid(iccid).ok) ?? digits;
}
const cardForm = (): Input => ({
  iccid: freshIccid(),
  dataCardType: "iot",
  carrier: "mobile",
  expiryDate: "2030-01-01",
});
const packageForm = (home: Tenant): Input => ({
  packageName: home.name("K"),
  packageTraffic: 100,
  packagePriceFen: "300",
  packagePeriod: 1,
});

const pointForm = (home: Tenant): Input => ({
  pointName: home.name("D"),
  routeId: home.rows.routeId,
  pointAddress: home.canary,
  longitude: 113.26,
  latitude: 23.13,
  pointContact: home.canary,
  contactPhone: "13900001111",
  remark: home.canary,
});

const withMachine =
  (more: Input = {}): Case =>
  async (home) => ({ machineId: (await freshMachine(home)).machineId, ...more });
const withMachines =
  (more: Input = {}): Case =>
  async (home) => ({ machineIds: [(await freshMachine(home)).machineId], ...more });
const withTeam =
  (more: Input = {}): Case =>
  async (home) => ({ teamId: await home.team(), ...more });

/** Names lanes of a machine by number and version, with what they would get, as a preview does. */
function seenOf(machineId: string, ...lanes: readonly { laneNo: number; version: number; get: Settings }[]): string {
  const hash = createHash("sha256");
  for (const { laneNo, version, get } of lanes)
    hash.update(`${machineId} main ${laneNo} ${version} ${settingsOf(get)}\n`);
  return hash.digest("hex").slice(0, 32);
}
type Settings = NonNullable<Parameters<typeof settingsOf>[0]>;
/** How a lane is set that nobody has changed; the product, and what it costs, are what a change gives. */
const given = (productId: string | null, priceFen: bigint | null, purchaseFen: bigint | null = null): Settings => ({
  mode: "medium",
  productId,
  priceFen,
  purchaseFen,
  capacity: 20,
  warnThreshold: 0,
  batchNo: "",
});
const onLane11 = (machineId: string, get: Settings) => seenOf(machineId, { laneNo: 11, version: 1, get });
const templateForm = (home: Tenant): Input => ({
  templateName: home.name("TN"),
  machineType: "drink",
  layers: 1,
  perLayer: 2,
  lanes: [11, 12].map((laneNo) => ({
    laneNo,
    laneMode: "medium",
    productId: null,
    lanePriceFen: null,
    purchaseFen: null,
    capacity: 6,
    warnThreshold: 1,
  })),
});
const freshTemplate = async (home: Tenant) => home.template({ productId: await home.product() });
const templateOn = async (home: Tenant) => {
  const { machineId, productId } = await freshMachine(home);
  const seen = seenOf(
    machineId,
    { laneNo: 11, version: 1, get: given(productId, 360n) },
    { laneNo: 12, version: 0, get: { ...given(null, null), capacity: 6 } },
  );
  return { templateId: await home.template({ productId }), machineIds: [machineId], seen };
};
const withTemplate: Case = templateOn;
/** A template that the first machines have got; another one waits for it. */
const waitingOn = async (home: Tenant) => {
  const { templateId, machineIds, seen } = await templateOn(home);
  return { changeSetId: await home.waitingChange({ templateId, machineIds }), seen };
};
const withPrice = (): Case => async (home) => {
  const { machineId, productId } = await freshMachine(home);
  return {
    productId,
    machineIds: [machineId],
    lanePriceFen: "420",
    seen: onLane11(machineId, given(productId, 420n, 100n)),
  };
};

const withSwap: Case = async (home) => {
  const { machineId, productId } = await freshMachine(home);
  const newProductId = await home.product();
  return {
    action: "swap",
    machineIds: [machineId],
    productId,
    newProductId,
    seen: onLane11(machineId, given(newProductId, 350n)),
  };
};
const withRollout = (state: "proposed" | "running" | "paused" | "finished") => async (home: Tenant) =>
  home.rollout(state, await freshMachine(home));
const maintenanceForm = { maintainType: "maintain", maintainContent: "belt", maintainTime: "2026-01-02" };
const freshMaintenance = async (home: Tenant) => home.maintenance(await freshMachine(home));

const counterFile = "ST*001*0001\r\nVA1*700*2\r\nSE*3*0001\r\n";

const area = () => ({ west: 70, east: 140, south: 15, north: 55 });
const ofMachines =
  (more: Input = {}, state = "checked"): Case =>
  async (home) => ({ importId: await home.spreadsheet(state, "machines"), ...more });

const ofDataCards =
  (more: Input = {}, state = "checked"): Case =>
  async (home) => ({ importId: await home.spreadsheet(state, "dataCards"), ...more });

/** An import that was written and has nothing that could hinder its way back. */
const imported =
  (kind: string): Case =>
  async (home) => {
    const importId = await home.spreadsheet("checked", kind);
    await home.write((tx) =>
      tx.query("update import_batch set state = 'imported', imported_at = now() where id = $1", [importId]),
    );
    await home.write((tx) => tx.query("delete from import_row where import_id = $1", [importId]));
    return { importId };
  };

/** Inputs with which calls of the area succeed; see cases.ts. */
export const machinesCases: Cases = {
  "machineMap.clusters": area,
  "machineMap.within": area,
  "machineImportFiles.upload": async () => ({ fileName: "a.csv" }),
  "machineImports.detail": ofMachines(),
  "machineImports.rows": ofMachines(),
  "machineImports.map": ofMachines({ columns: ["machineName", "machineType", "machineNo"] }, "mapping"),
  "machineImports.mend": ofMachines({ rowNo: 3, field: "machineType", text: "饮料机" }),
  "machineImports.run": ofMachines({ leavesRefused: true }),
  "machineImports.undo": imported("machines"),
  "dataCardImportFiles.upload": async () => ({ fileName: "a.csv" }),
  "dataCardImports.detail": ofDataCards(),
  "dataCardImports.rows": ofDataCards(),
  "dataCardImports.map": ofDataCards({ columns: ["iccid", "dataCardType", "carrier"] }, "mapping"),
  "dataCardImports.mend": ofDataCards({ rowNo: 3, field: "carrier", text: "中国移动" }),
  "dataCardImports.run": ofDataCards({ leavesRefused: true }),
  "dataCardImports.undo": imported("dataCards"),
  "alarms.handle": async (home) => ({
    alarmIds: [(await freshMachine(home)).alarmId],
    decision: "handle",
    handleResult: "repaired",
    remark: home.canary,
  }),
  "alarmLog.list": range,
  "alarmLog.export": range,
  "alarmRules.save": (home) => ({
    merchantId: home.merchantId,
    kind: "temperature",
    enabled: true,
    low: 2,
    high: 8,
    lastingMinutes: 5,
    quietFrom: null,
    quietTo: null,
    ways: ["console"],
    receiverIds: [home.adminId],
    escalateMinutes: 30,
    escalateIds: [home.adminId],
  }),
  "alarmChannels.add": (home) => ({
    merchantId: home.merchantId,
    channelKind: "wecom",
    channelName: home.canary,
    url: "https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=1",
  }),
  "alarmChannels.enable": async (home) => ({ channelId: (await freshMachine(home)).channelId, enabled: false }),
  "alarmChannels.remove": async (home) => ({ channelId: (await freshMachine(home)).channelId }),
  "stockAlarms.save": withMachines({
    threshold: 5,
    unit: "lanes",
    ways: ["robot"],
    receiverIds: [],
    enabled: true,
  }),
  "stockAlarms.enable": withMachines({ enabled: false }),
  "lanes.generate": withMachine({ cabinet: "main", layers: 1, perLayer: 2, mode: "small", replace: true }),
  "lanes.save": async (home) => {
    const { machineId, productId } = await freshMachine(home);
    return {
      machineId,
      cabinet: "main",
      laneNo: 11,
      productId,
      lanePriceFen: "400",
      purchaseFen: "100",
      stock: 10,
      capacity: 20,
      warnThreshold: 2,
      batchNo: "b",
      laneMode: "medium",
      version: 1,
    };
  },
  "lanes.act": withMachine({ lanes: lane11, action: "lock" }),
  "lanes.setPrice": withMachine({ lanes: lane11, lanePriceFen: "420" }),
  "laneChanges.previewPrice": withPrice(),
  "laneChanges.changePrice": withPrice(),
  "laneChanges.list": range,
  "laneChanges.export": range,
  "changeSets.undo": async (home) => ({ changeSetId: (await home.changeSet(await freshMachine(home))).changeSetId }),
  "changeSets.rest": async (home) => ({ changeSetId: (await waitingOn(home)).changeSetId }),
  "changeSets.goOn": waitingOn,
  "changeSets.dropRest": async (home) => ({ changeSetId: (await waitingOn(home)).changeSetId }),
  "changeSets.retry": async (home) => ({ syncIds: [(await home.changeSet(await freshMachine(home))).syncId] }),

  "templates.create": (home) => templateForm(home),
  "templates.update": async (home) => ({ templateId: await freshTemplate(home), version: 1, ...templateForm(home) }),
  "templates.copy": async (home) => ({ templateId: await freshTemplate(home) }),
  "templates.remove": async (home) => ({ templateId: await freshTemplate(home) }),
  "templates.importMain": () => ({}),
  "templates.export": () => ({}),
  "templates.previewApply": withTemplate,
  "templates.apply": withTemplate,

  "lanes.refill": withMachine({ lanes: lane11 }),

  "weights.set": async (home) => ({
    lanes: [{ machineId: (await freshMachine(home)).machineId, cabinet: "main", laneNo: 11 }],
    weight: 330,
    weightTolerance: 5,
    weightFactor: 1,
  }),
  "weights.setByProduct": async (home) => {
    const { machineId, productId } = await freshMachine(home);
    return { productId, machineIds: [machineId], weight: 330, weightTolerance: 5, weightFactor: 1 };
  },

  "machineConfigs.set": async (home) => {
    const { machineId, productId } = await freshMachine(home);
    // Only what lies in a machine has a place on its screen.
    await home.write((tx) =>
      tx.query("update product set category_id = $2 where id = $1", [productId, home.rows.attributeId]),
    );
    return { machineIds: [machineId], flags: { directShip: true } };
  },
  "machineProducts.preview": withSwap,
  "machineProducts.change": withSwap,
  "machineProducts.export": () => ({}),
  "maintenances.list": range,
  "maintenances.export": range,
  "maintenances.create": withMachine(maintenanceForm),
  "maintenances.update": async (home) => ({ ...maintenanceForm, maintenanceId: await freshMaintenance(home) }),
  "maintenances.finish": async (home) => ({ maintenanceId: await freshMaintenance(home), maintainTime: "2026-01-02" }),
  "maintenances.remove": async (home) => ({ maintenanceId: await freshMaintenance(home) }),
  "counterReadings.take": withMachine({ content: Buffer.from(counterFile).toString("base64") }),
  "counterReadings.decide": async (home) => ({
    readingId: await home.reading("held", await freshMachine(home)),
    decision: "discard",
    remark: "other machine",
  }),
  "counterReadings.export": () => ({}),
  "diagnoses.list": range,
  "diagnoses.summary": range,
  "diagnoses.machine": (home) => ({ machineId: home.rows.machineId, ...range() }),
  "diagnoses.export": range,

  "softwareUploads.upload": (home) => ({ softName: home.name("SU"), softVersion: "1", softType: "upper" }),
  "software.setEnabled": async (home) => ({ softId: (await withRollout("finished")(home)).softId, enabled: false }),
  "software.remove": async (home) => ({ softId: await home.softwarePackage() }),
  "rollouts.propose": async (home) => ({
    softId: home.rows.softId,
    machineIds: [(await freshMachine(home)).machineId],
    groupSize: 1,
    failurePercent: 5,
    successPercent: 90,
    stepMinutes: 30,
    waitHours: 24,
    salesDropPercent: 30,
  }),
  "rollouts.approve": async (home) => ({ rolloutId: (await withRollout("proposed")(home)).rolloutId }),
  "rollouts.decline": async (home) => ({ rolloutId: (await withRollout("proposed")(home)).rolloutId }),
  "rollouts.pause": async (home) => ({ rolloutId: (await withRollout("running")(home)).rolloutId }),
  "rollouts.resume": async (home) => ({ rolloutId: (await withRollout("paused")(home)).rolloutId }),
  "rollouts.stop": async (home) => ({ rolloutId: (await withRollout("running")(home)).rolloutId }),

  "machines.register": (home) => machineForm(home, home.name("NM")),
  "machines.update": async (home) => {
    const { machineId, machineNo } = await freshMachine(home);
    return { ...machineForm(home, machineNo), machineId };
  },
  "machines.renewSecret": withMachine(),
  "machines.command": withMachines({ kind: "restart" }),
  "machines.testLane": withMachine({ cabinet: "main", laneNo: 11 }),
  "machines.setOperation": withMachines({ operation: "stopSell" }),
  "machines.decommission": withMachine({ reason: "换新机" }),

  "registrations.register": (home) => ({
    ...machineForm(home, ""),
    machineNo: undefined,
    firstNo: home.name("NR"),
    pointId: home.rows.pointId,
  }),

  "machines.bindPoint": async (home) => ({
    machineIds: [(await freshMachine(home)).machineId],
    pointId: home.rows.pointId,
  }),
  "machines.bindRoute": async (home) => ({
    machineIds: [(await freshMachine(home)).machineId],
    routeId: home.rows.routeId,
  }),
  "machines.authorise": async (home) => ({
    machineIds: [(await freshMachine(home)).machineId],
    userIds: [(await home.user()).userId],
    granted: true,
  }),

  "operators.add": async (home) => ({
    loginName: (await home.user()).account,
    machineIds: [(await freshMachine(home)).machineId],
  }),

  "dataCards.create": (home) => ({ ...cardForm(), merchantId: home.merchantId, packageId: home.rows.packageId }),
  "dataCards.update": async (home) => ({
    ...cardForm(),
    dataCardId: await home.dataCard(null),
    packageId: home.rows.packageId,
    machineId: (await freshMachine(home)).machineId,
  }),
  "dataCards.setEnabled": async (home) => ({ dataCardIds: [await home.dataCard(null)], enabled: false }),
  "dataCards.renew": async (home) => ({ dataCardIds: [await home.dataCard(null)], packageId: home.rows.packageId }),
  "dataCards.remove": async (home) => ({ dataCardId: await home.dataCard(null) }),
  "dataCards.export": () => ({ format: "csv" }),
  "dataPackages.create": (home) => ({ ...packageForm(home), merchantId: home.merchantId }),
  "dataPackages.update": async (home) => ({ ...packageForm(home), packageId: await home.dataPackage() }),
  "dataPackages.remove": async (home) => ({ packageId: await home.dataPackage() }),

  "points.create": async (home) => ({ ...pointForm(home), regionId: await home.region(), merchantId: home.merchantId }),
  "points.update": async (home) => ({
    ...pointForm(home),
    regionId: await home.region(),
    pointId: await home.point(null),
  }),
  "points.setRoute": async (home) => ({ pointIds: [await home.point(null)], routeId: home.rows.routeId }),
  "points.remove": async (home) => ({ pointId: await home.point(null) }),
  "points.export": () => ({ format: "csv" }),

  "routes.create": (home) => ({
    merchantId: home.merchantId,
    routeName: home.name("R"),
    zoneId: home.rows.zoneId,
    replenisherId: home.rows.userId,
    remark: home.canary,
  }),
  "routes.update": async (home) => ({
    routeId: await home.route(),
    routeName: home.name("R"),
    zoneId: home.rows.zoneId,
    replenisherId: home.rows.userId,
  }),
  "routes.remove": async (home) => ({ routeId: await home.route() }),

  "zones.create": (home) => ({
    merchantId: home.merchantId,
    zoneName: home.name("Z"),
    managerId: home.rows.userId,
    remark: home.canary,
  }),
  "zones.update": async (home) => ({
    zoneId: await home.zone(),
    zoneName: home.name("Z"),
    managerId: home.rows.userId,
  }),
  "zones.remove": async (home) => ({ zoneId: await home.zone() }),

  "regions.create": async (home) => ({ parentId: await home.region(), regionName: home.name("G") }),
  "regions.rename": async (home) => ({ regionId: await home.region(), regionName: home.name("G") }),
  "regions.move": async (home) => ({ regionId: await home.region(), beforeId: null }),
  "regions.remove": async (home) => ({ regionId: await home.region() }),

  "shares.merchantMachines": withChild(),
  "shares.shareWithMerchant": async (home) => ({
    merchantId: await home.child(),
    machineIds: [(await freshMachine(home)).machineId],
    granted: true,
  }),
  "shares.shareWithTeam": async (home) => ({
    teamId: await home.team(),
    machineIds: [(await freshMachine(home)).machineId],
    granted: true,
  }),

  "teams.add": (home) => ({ merchantId: home.merchantId, teamName: home.name("V") }),
  "teams.rename": async (home) => ({ teamId: await home.team(), teamName: home.name("W") }),
  "teams.remove": withTeam(),
  "teams.addMember": async (home) => ({ teamId: await home.team(), loginName: (await home.user()).account }),
  "teams.removeMember": async (home) => {
    const { userId } = await home.user();
    return { teamId: await home.team(userId), userId };
  },
};
