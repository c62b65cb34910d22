import type { Messenger } from "../merchants/notifications/notificationDuties.ts";
import type { ProcessContext } from "../platform/process.ts";
import { repeating, type TimerHandler } from "../platform/timers.ts";
import { recordDuties } from "./registry/machineRecords.ts";
import { mapDuty } from "./registry/mapCounting.ts";
import { moveRollouts } from "./software/rolloutDuty.ts";
import { deliverNotices } from "./alarms/deliver.ts";
import { escalateAlarms, tellAlarms } from "./alarms/tellAlarms.ts";

interface Parts extends ProcessContext {
  readonly messenger: Messenger;
}

const tellEveryMs = 5_000;
const escalateEveryMs = 20_000;
const deliverEveryMs = 2_000;
const rolloutsEveryMs = 5_000;

/** Tells of alarms within seconds, of what nobody handled later, sends what waits, moves rollouts on, and counts machines on the map. */
export function machineDuties({ config, database, messenger, secrets }: Parts): TimerHandler[] {
  const delivery = { ...messenger, database, loopback: config.loopbackChannels };
  return [
    repeating("machines.tellAlarms", tellEveryMs, tellAlarms),
    repeating("machines.escalateAlarms", escalateEveryMs, escalateAlarms),
    repeating("machines.deliverNotices", deliverEveryMs, (context) => deliverNotices(context, delivery)),
    repeating("machines.moveRollouts", rolloutsEveryMs, (context) => moveRollouts(context, secrets)),
    ...recordDuties(database),
    mapDuty(database),
  ];
}
