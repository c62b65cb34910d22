import { laneSyncDeadlineMs, heartbeatEveryMs, machineFlags } from "@yunshou/domain";
import { clearAlarms } from "../conditions/alarms.queries.ts";
import { configsOf } from "../configs/machineConfigs.queries.ts";
import { copyAlarmsToConditions } from "../conditions/conditions.queries.ts";
import type { Effect, Incoming } from "./effect.ts";
import { outboxChannel, resendAll } from "../commands/outbox.ts";
import { callMachines, laneConfigOf } from "../sync/laneSyncs.ts";
import { greet } from "../sync/laneSyncs.queries.ts";
import { tellOfMachines } from "../../system/docking/outbox.queries.ts";
import { activate, goOnline, lanesOf, saveHardware, type HelloRow } from "./state.queries.ts";
import { withinMessage } from "./welcome.ts";

/** Channel with the ids of machines whose state, alarms or conditions changed; live screens listen. */
export const machinesChannel = "machines";

/** Activates at the first hello ever, puts the machine online, welcomes it with its lanes and sends what waits for it. */
export const hello: Effect<"hello"> = async ({ tx, now, send, notify }, messages) => {
  const newest = [...new Map(messages.map((incoming) => [incoming.machine.machineId, incoming])).values()];
  const ids = newest.map((incoming) => incoming.machine.machineId);
  const rows = newest.map(toRow);
  await activate(tx, rows);
  await saveHardware(tx, rows);
  const changed = await goOnline(tx, rows);
  await tellOfMachines(
    tx,
    changed.map((machineId) => ({ event: "machine.online" as const, machineId })),
  );
  await clearAlarms(
    tx,
    ids.map((machineId) => ({ machineId, kind: "offline" as const })),
  );
  const conditions = await copyAlarmsToConditions(tx, ids);
  await greet(
    tx,
    newest.map(({ machine, message }) => ({
      machineId: machine.machineId,
      confirmsLanes: message.body.confirmsLanes,
    })),
    laneSyncDeadlineMs,
  );
  await callMachines(tx, ids);
  await resendAll(tx, ids);
  const lanes = Map.groupBy(await lanesOf(tx, ids), (lane) => lane.machineId);
  const configs = await configsOf(tx, ids);
  for (const { machine } of newest) {
    const { flags = {}, categories = [] } = configs.get(machine.machineId) ?? {};
    const body = withinMessage({
      serverTime: now.getTime(),
      heartbeatSeconds: heartbeatEveryMs / 1000,
      lanes: (lanes.get(machine.machineId) ?? []).map(laneConfigOf),
      flags: machineFlags.filter((flag) => flags[flag] === true),
      ...(categories.length === 0 ? {} : { categories: [...categories] }),
    });
    send(machine.machineNo, "welcome", body);
  }
  notify(machinesChannel, [...changed, ...conditions]);
  notify(outboxChannel, ids);
};

function toRow({ machine, message, receivedAt }: Incoming<"hello">): HelloRow {
  const { upperVersion, lowerVersion, hardwareVersion } = message.body;
  return {
    machineId: machine.machineId,
    upperVersion,
    lowerVersion: lowerVersion ?? null,
    hardwareVersion: hardwareVersion ?? null,
    at: receivedAt,
  };
}
