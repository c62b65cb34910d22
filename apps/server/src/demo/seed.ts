import type { Handle } from "@yunshou/database";
import { addDays, businessDay, defaultFeatures, machineFlags } from "@yunshou/domain";
import { createUser } from "../access/people/person.ts";
import type { AccessKeys } from "../access/people/verifier.ts";
import { makeFindable } from "../platform/entities.queries.ts";
import { changeGrants, insertMachine } from "../machines/registry/changes.queries.ts";
import { setFeatures } from "../merchants/tree/merchants.queries.ts";
import { lanesFor } from "./assortment.ts";
import { accounts, playsLucky } from "./company.ts";
import type { DemoCompany } from "./sizes.ts";
import * as queries from "./demo.queries.ts";
import { newProducts } from "./goods/newProduct.ts";
import { takenProducts } from "./goods/takenProducts.ts";
import { demoLibraryProducts, seedLibrary } from "./library.ts";
import { linkTaken } from "./library.queries.ts";
import { seedMerchantTree } from "./merchantTree.ts";
import { seedMedicines } from "./medicines.ts";
import { seedModelling } from "./modelling.ts";
import { seedOrganisations } from "./organisations.ts";
import type { DemoPlace } from "./places.ts";
import { seedTrees } from "./attributes.ts";
import { pharmacyProducts, retailProducts } from "./products.ts";
import { seedStaff } from "./staff.ts";
import { seedZones } from "./zones.ts";
import { seedDataCards } from "./dataCards.ts";

/** Days of history before today. */
export const historyDays = 60;
const dayMs = 86_400_000;
export const demoTimeZone = "Asia/Shanghai";

/** Every seventh machine joined during the history, so that the device screens show growth. */
export function activatedDaysAgo(index: number): number {
  return index % 7 === 5 ? 6 + ((index * 13) % 48) : 75 + ((index * 53) % 420);
}

/** Builds merchants, people, products, points, machines and empty lanes in the caller's transaction. */
export async function seedCompany(
  tx: Handle,
  keys: AccessKeys,
  password: string,
  now: Date,
  { merchants, places, takenProducts: taken }: DemoCompany,
): Promise<void> {
  const owners = new Map<string, queries.Owner>();
  for (const merchant of merchants)
    owners.set(merchant.merchantNo, await queries.insertMerchant(tx, merchant, new Date(now.getTime() - 540 * dayMs)));
  for (const merchant of merchants.filter(({ merchantNo }) => playsLucky(merchantNo)))
    await setFeatures(tx, owners.get(merchant.merchantNo)!.merchantId, [...defaultFeatures(merchant.kind), "purchase"]);
  const retail = owners.get("0001")!;
  const pharmacy = owners.get("0002")!;
  const madeAt = new Date(now.getTime() - 500 * dayMs);
  const library = demoLibraryProducts();
  const bought = takenProducts(taken, library);
  // The list shows the newest first, so what the merchant took stands behind its own.
  await queries.insertProducts(tx, retail, newProducts(bought, madeAt), madeAt);
  const productIds = new Map([
    ...(await queries.insertProducts(tx, retail, newProducts(retailProducts, madeAt), madeAt)),
    ...(await queries.insertProducts(tx, pharmacy, newProducts(pharmacyProducts, madeAt), madeAt)),
  ]);
  await seedTrees(tx, [
    { owner: retail, products: [...retailProducts, ...bought] },
    { owner: pharmacy, products: pharmacyProducts },
  ]);
  await seedMedicines(tx, pharmacy, madeAt);
  await seedLibrary(tx, library, madeAt);
  await linkTaken(tx);
  const machineIds = await seedMachines(tx, places, owners, productIds, now);
  await seedAccounts(tx, keys, password, owners, machineIds);
  await seedStaff(tx, keys, password, owners, machineIds);
  await seedMerchantTree(tx, keys.secrets, merchants, owners, machineIds);
  await seedOrganisations(tx, owners);
  await seedModelling(tx, now);
  await seedZones(tx, keys.secrets, places, owners);
  await seedDataCards(tx, now);
  await makeFindable(tx, "merchant", ["merchant_no", "name"]);
  await makeFindable(tx, "point", ["name", "city"]);
  await makeFindable(tx, "product", ["code", "name", "coalesce(barcode, '')"]);
}

async function seedMachines(
  tx: Handle,
  places: readonly DemoPlace[],
  owners: ReadonlyMap<string, queries.Owner>,
  productIds: ReadonlyMap<string, string>,
  now: Date,
): Promise<Map<string, string>> {
  const routes = new Map<string, string>();
  const machineIds = new Map<string, string>();
  const today = businessDay(now, demoTimeZone);
  for (const [index, place] of places.entries()) {
    const owner = owners.get(place.merchant)!;
    const routeKey = `${place.merchant} ${place.route}`;
    const routeId = routes.get(routeKey) ?? (await queries.insertRoute(tx, owner, place.route));
    routes.set(routeKey, routeId);
    const pointId = await queries.insertPoint(tx, owner, { ...place, name: place.point, routeId });
    const registeredAt = new Date(now.getTime() - (activatedDaysAgo(index) + 2) * dayMs);
    const machineId = await insertMachine(tx, owner, machineColumns(place, index, registeredAt, today));
    if (machineId === null) throw new Error(`The machine number ${place.machineNo} is taken.`);
    machineIds.set(place.machineNo, machineId);
    const machine = { ...owner, machineId };
    const activatedAt =
      place.trouble === "notActivated" || place.opensLater
        ? null
        : new Date(now.getTime() - activatedDaysAgo(index) * dayMs);
    await queries.backdateMachine(
      tx,
      machine,
      pointId,
      place.trouble === "notActivated" ? new Date(now.getTime() - 3 * dayMs) : registeredAt,
      activatedAt,
    );
    await queries.insertDemoLanes(tx, machine, lanesFor(place, productIds, addDays(today, -20 - (index % 30))));
  }
  return machineIds;
}

function machineColumns(place: DemoPlace, index: number, registeredAt: Date, today: string) {
  const producedOn = addDays(businessDay(registeredAt, demoTimeZone), -40);
  return {
    machineNo: place.machineNo,
    name: `${place.point}${place.type === "pharmacy" ? "药柜" : "售货机"}`,
    category: place.type === "pharmacy" ? "pharmacy" : "vending",
    type: place.type,
    manufacturer: index % 3 === 0 ? "北辰智造" : "云柜科技",
    productionDate: producedOn,
    warrantyDate: addDays(producedOn > today ? today : producedOn, 1_095),
    hardwareVersion: "YS-3",
    operator: index % 2 === 0 ? "中部运维组" : "外勤运维组",
    timeZone: demoTimeZone,
    country: "CN",
    deployer: index % 2 === 0 ? "陈工" : "赵工",
    deployedAt: registeredAt.toISOString(),
    picture: null,
    doors: { main: place.layers * place.perLayer > 50 ? ["left", "right"] : ["left"] },
    flags: {
      ...Object.fromEntries(machineFlags.map((flag) => [flag, false])),
      autoRefund: true,
      shoppingCart: place.type === "combined",
    },
  };
}

async function seedAccounts(
  tx: Handle,
  keys: AccessKeys,
  password: string,
  owners: ReadonlyMap<string, queries.Owner>,
  machineIds: ReadonlyMap<string, string>,
): Promise<void> {
  for (const { account, name, phone, merchantNo, level, role, machineNos } of accounts) {
    const user = await createUser(tx, keys, {
      ...owners.get(merchantNo)!,
      account,
      name,
      phone,
      level,
      roles: [role],
      secret: { password },
    });
    if ("ok" in user) throw new Error(`The account ${account} cannot be created: ${user.code}.`);
    if (machineNos.length === 0) continue;
    const granted = machineNos.map((machineNo) => machineIds.get(machineNo)!);
    await changeGrants(tx, granted, [user.userId], true, user.userId);
  }
}
