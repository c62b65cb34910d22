import type { Handle } from "@yunshou/database";
import { decommission } from "../machines/registry/changes.queries.ts";
import { raiseAlarms } from "../machines/conditions/alarms.queries.ts";
import { refreshConditions } from "../machines/conditions/conditions.ts";
import { fault } from "../machines/effects/faults.ts";
import { status } from "../machines/effects/status.ts";
import * as queries from "./demo.queries.ts";
import { pastContext, pastMessage, silentSince } from "./history.ts";
import { places, type Trouble } from "./places.ts";

const hourMs = 3_600_000;

/** After the history: every state that the console can show exists somewhere, made by the functions that make it in the field. */
export async function makeTroubles(tx: Handle, now: Date): Promise<void> {
  const machines = await queries.demoMachines(
    tx,
    places.map(({ machineNo }) => machineNo),
  );
  for (const [index, machine] of machines.entries()) {
    const place = places.find(({ machineNo }) => machineNo === machine.machineNo);
    if (place?.trouble !== undefined) await trouble(tx, machine, place.trouble, now);
    if (index % 3 === 0 && machine.activatedAt !== null) await stopSomeLanes(tx, machine.machineId, index);
  }
  await refreshConditions(
    tx,
    machines.filter(({ activatedAt }) => activatedAt !== null).map(({ machineId }) => machineId),
  );
}

async function trouble(tx: Handle, machine: queries.DemoMachine, kind: Trouble, now: Date): Promise<void> {
  const at = new Date(now.getTime() - 2 * hourMs);
  const context = pastContext(tx, now);
  switch (kind) {
    case "offline":
    case "longOffline":
      await queries.fallSilent(tx, machine.machineId, silentSince(kind, now)!);
      await raiseAlarms(tx, [
        { machineId: machine.machineId, kind: "offline", detail: { seenAt: silentSince(kind, now)!.toISOString() } },
      ]);
      return;
    case "stopSell":
      return queries.stopSelling(tx, machine.machineId);
    case "laneFaults":
      return fault(
        context,
        [12, 25].map((lane) =>
          pastMessage(machine, "fault", at, { kind: "laneFault", cabinet: "main", lane, detail: "电机堵转" }),
        ),
      );
    case "warm":
      return fault(context, [
        pastMessage(machine, "fault", at, { kind: "temperature", cabinet: "main", detail: "压缩机停机" }),
      ]);
    case "noChange":
      return status(context, [
        pastMessage(machine, "status", at, { coinFen: 300, noteFen: 1_000, doors: { left: "closed" } }),
      ]);
    case "doorOpen":
      return fault(context, [
        pastMessage(machine, "fault", at, { kind: "doorOpen", cabinet: "main", detail: "柜门未关" }),
      ]);
    case "decommissioned": {
      const since = silentSince(kind, now)!;
      await decommission(tx, machine.machineId, null);
      await queries.decommissionedAt(tx, machine, since);
      return;
    }
    case "notActivated":
    case "starving":
      return;
  }
}

/** A lane out of the range, one reserved for pickup codes, one locked by its keeper. */
async function stopSomeLanes(tx: Handle, machineId: string, index: number): Promise<void> {
  const states = [
    { laneNo: 14, status: "discontinued", locked: false },
    { laneNo: 33, status: index % 2 === 0 ? "pickupOnly" : "normal", locked: false },
    { laneNo: 42, status: "normal", locked: index % 2 === 1 },
  ];
  await queries.setLaneStates(tx, machineId, states);
}
