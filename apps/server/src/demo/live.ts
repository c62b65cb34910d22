import { asSystem } from "@yunshou/database";
import { ordinaryFaults, startFleet, type MachineCredential } from "@yunshou/simulator";
import { issueCredential } from "../machines/registry/credentials.ts";
import type { Config } from "../config.ts";
import type { ProcessContext, RunningRole } from "../platform/process.ts";
import { targetTemperature } from "./assortment.ts";
import { cardsAt } from "./cardBook.ts";
import { playsLucky } from "./company.ts";
import { rechargeLowCards } from "./members.ts";
import { demoMachines, machinesOfPeople } from "./demo.queries.ts";
import { isLive } from "./places.ts";
import { demoCompany } from "./sizes.ts";

/** Holders come to the counter so often. */
const counterMs = 120_000;
const codeShare = 35;

/** Switches the demo machines on, each with a fresh secret unless a person issued its own, and sends customers to them until it is stopped. */
export async function startDemoFleet(
  { database, secrets, config, log }: ProcessContext,
  mqttUrl: string,
  size: Config["demoSize"],
): Promise<RunningRole> {
  const { places } = demoCompany(size);
  const live = new Map(places.filter(isLive).map((place) => [place.machineNo, place]));
  const credentials = await asSystem(database, async (tx) => {
    const list: MachineCredential[] = [];
    const ofPeople = await machinesOfPeople(tx, [...live.keys()]);
    for (const machine of await demoMachines(tx, [...live.keys()])) {
      if (ofPeople.has(machine.machineNo)) continue;
      const place = live.get(machine.machineNo)!;
      list.push({
        machineNo: machine.machineNo,
        secret: await issueCredential(tx, machine),
        // Nobody can buy where the keeper stopped the sale.
        weight: place.trouble === "stopSell" ? 0 : place.daily,
        targetTemperature: place.trouble === "warm" ? 33 : targetTemperature(place),
        change: place.trouble === "noChange" ? "low" : "full",
        isRefilled: place.trouble !== "starving",
        cardNos: cardsAt(place.merchant, { now: true }),
        luckyShare: playsLucky(place.merchant) ? 30 : 0,
      });
    }
    return list;
  });
  const fleet = startFleet({
    server: mqttUrl,
    credentials,
    seed: Date.now() % 0xffff_ffff,
    purchasesPerSecond: config.demoSalesPerMinute / 60,
    codeShare,
    faults: ordinaryFaults,
    pace: { refillMs: [30_000, 240_000] },
    publicKey: secrets.commandKey.publicKeyHex,
    startsPerSecond: 60,
  });
  let counter = Promise.resolve();
  const serve = () => asSystem(database, (tx) => rechargeLowCards(tx, new Date(), 0));
  const opening = setInterval(() => {
    counter = counter
      .then(serve)
      .catch((error: unknown) =>
        log.warn({ err: error }, "The demo's counter could not recharge cards; it will try again."),
      );
  }, counterMs);
  return {
    async stop() {
      clearInterval(opening);
      await counter;
      // What machines have just said should arrive; a real outbox would keep the rest.
      await fleet.drain(2_000);
      await fleet.stop();
    },
  };
}
