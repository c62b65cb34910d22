import type { OutputOf } from "@yunshou/contract";
import { lanes } from "@yunshou/contract/machines/lanes";
import { machines } from "@yunshou/contract/machines/machines";
import type { CreatedMerchant } from "../../merchants/tree/createMerchant.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "./client.ts";
import { givenProduct, machineForm, rowsOf } from "./machines.ts";
import { givenMerchant, givenUser, testPassword } from "./people.ts";

// A merchant with products, whose machines get lanes, and who looks at them. One for each test file.

export type Lane = OutputOf<typeof lanes.list>["lanes"][number];

export let server: TestServer;
export let parent: CreatedMerchant;
export let sibling: CreatedMerchant;
export let boss: Client;
export let siblingBoss: Client;
export let strangerBoss: Client;
export let helper: Client;
export let cola: string;
export let water: string;
export let foreignProduct: string;

export async function open(): Promise<void> {
  server = await startTestServer();
  parent = await givenMerchant(server);
  sibling = await givenMerchant(server, { parentId: parent.merchantId });
  const stranger = await givenMerchant(server);
  await givenUser(server, parent, { account: "boss" });
  await givenUser(server, sibling, { account: "siblingBoss" });
  await givenUser(server, stranger, { account: "strangerBoss" });
  await givenUser(server, parent, { account: "helper", level: "2" });
  [boss, siblingBoss, strangerBoss, helper] = (await Promise.all(
    ["boss", "siblingBoss", "strangerBoss", "helper"].map((account) => loginAs(server, account, testPassword)),
  )) as [Client, Client, Client, Client];
  cola = await givenProduct(server, parent, "cola", 350);
  water = await givenProduct(server, parent, "water", 200);
  foreignProduct = await givenProduct(server, stranger, "foreign", 100);
}
export const close = () => server.stop();

let serial = 0;
/** Machine numbers are unique throughout the platform. */
export const nextMachineNo = () => `L${(serial += 1)}`;
export interface Place {
  readonly machineId: string;
  readonly machineNo: string;
}

/** A registered machine with two layers of two lanes. */
export async function givenLanes(layers = 2, perLayer = 2): Promise<Place> {
  const { machineId, machineNo } = await boss.call(machines.register, machineForm(parent, nextMachineNo()));
  await boss.call(lanes.generate, { machineId, cabinet: "main", layers, perLayer, mode: "medium" });
  return { machineId, machineNo };
}

export const lanesOf = async ({ machineNo }: Place): Promise<Lane[]> =>
  (await boss.call(lanes.list, { machineNo })).lanes;
export const laneOf = async (place: Place, laneNo: number) =>
  (await lanesOf(place)).find((lane) => lane.laneNo === laneNo)!;

/** What the form of a lane sends; `given` replaces fields. */
export async function formOf(place: Place, laneNo: number, given: Record<string, unknown> = {}) {
  const { cabinet, productId, lanePriceFen, purchaseFen, stock, capacity, warnThreshold, batchNo, laneMode, version } =
    await laneOf(place, laneNo);
  return {
    machineId: place.machineId,
    cabinet,
    laneNo,
    productId,
    lanePriceFen,
    purchaseFen,
    stock,
    capacity,
    warnThreshold,
    batchNo,
    laneMode,
    version,
    ...given,
  };
}

/** A lane that sells: cola at 3.50, three of six pieces. */
export const fill = async (place: Place, laneNo = 11, given: Record<string, unknown> = {}) => {
  return boss.call(
    lanes.save,
    await formOf(place, laneNo, {
      productId: cola,
      lanePriceFen: "350",
      stock: 3,
      capacity: 6,
      warnThreshold: 1,
      ...given,
    }),
  );
};

export const codeOf = async (answer: Promise<{ body: { code: string } }>) => (await answer).body.code;
export const key = (laneNo: number) => ({ cabinet: "main" as const, laneNo });
export const actionsOf = async ({ machineNo }: Place) =>
  (await boss.call(lanes.history, { machineNo })).rows.map(({ action, laneNo }) => `${action} ${laneNo}`);
export const auditOf = async ({ machineNo }: Place) =>
  (
    await rowsOf<{ action: string }>(server, "select action from audit_log where object = $1 order by id", [machineNo])
  ).map(({ action }) => action);
