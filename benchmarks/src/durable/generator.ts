import { setTimeout as wait } from "node:timers/promises";
import type { LoadAnswer, LoadOrder } from "./load.ts";
import { LoadMachine } from "./machine.ts";

/** The generator process: many machines in one event loop. Its parent gives orders over the process channel. */
let machines: LoadMachine[] = [];
let sent = 0;
/** Within the window of the order. */
let acked = 0;
let settled = 0;
let beats = 0;
let latenciesMs: number[] = [];
let times: Record<string, number> = {};
let refill: ((machine: LoadMachine) => void) | undefined;

const unixMs = () => performance.timeOrigin + performance.now();
const connectTogether = 200;
/** As long a saturating load runs before its window opens. */
const rampMs = 1_000;

function acknowledged(machine: LoadMachine, dueMs: number): void {
  acked++;
  settled++;
  latenciesMs.push(unixMs() - dueMs);
  refill?.(machine);
}

function sell(machine: LoadMachine, dueMs: number): string {
  sent++;
  return machine.sell(dueMs, unixMs());
}

async function open(order: Extract<LoadOrder, { kind: "open" }>): Promise<void> {
  machines = order.machines.map((machine) => new LoadMachine(machine, order.boot, order.lanes, acknowledged));
  for (let first = 0; first < machines.length; first += connectTogether) {
    await Promise.all(machines.slice(first, first + connectTogether).map((machine) => machine.open(order.port)));
  }
}

async function saturate(order: Extract<LoadOrder, { kind: "saturate" }>): Promise<{ acked: number; seconds: number }> {
  refill = (machine) => void sell(machine, unixMs());
  for (let round = 0; round < order.inFlight; round++) for (const machine of machines) sell(machine, unixMs());
  // What is under way when the window opens was begun before it, as what is under way when it closes will end after it.
  await wait(rampMs);
  const start = unixMs();
  [acked, latenciesMs] = [0, []];
  await wait(order.seconds * 1_000);
  const seconds = (unixMs() - start) / 1_000;
  refill = undefined;
  return { acked, seconds };
}

/** Sends what is due every few ms; what could not be sent in time keeps the time at which it was due. */
async function pace(order: Extract<LoadOrder, { kind: "pace" }>): Promise<void> {
  const start = unixMs();
  let sales = 0;
  let beaten = 0;
  for (;;) {
    const now = unixMs();
    const elapsed = Math.min(order.seconds, (now - start) / 1_000);
    for (; sales < Math.floor(elapsed * order.salesPerSecond); sales++) {
      const dueMs = start + (sales / order.salesPerSecond) * 1_000;
      const saleId = sell(machines[(sales * 37) % machines.length]!, dueMs);
      if (order.keepTimes) times[`${machines[(sales * 37) % machines.length]!.machineNo}|${saleId}`] = dueMs;
    }
    for (; beaten < Math.floor(elapsed * order.beatsPerSecond); beaten++, beats++)
      machines[beaten % machines.length]!.beat(now, now);
    if (elapsed >= order.seconds) return;
    await wait(4);
  }
}

/** Claims and answers what comes down until each machine's two words are acknowledged, at most so long. */
async function followCommands(seconds: number): Promise<void> {
  for (const machine of machines) machine.obeys = true;
  const end = unixMs() + seconds * 1_000;
  while (acked < 2 * machines.length && unixMs() < end) await wait(2);
  for (const machine of machines) machine.obeys = false;
}

/** Waits until everything is acknowledged, at most for a while. */
async function drain(): Promise<void> {
  const end = unixMs() + 20_000;
  while (settled < sent && unixMs() < end) await wait(20);
}

async function obey(order: LoadOrder): Promise<LoadAnswer> {
  [sent, acked, settled, beats, latenciesMs, times] = [0, 0, 0, 0, [], {}];
  const start = unixMs();
  for (const machine of machines) machine.heard = 0;
  let inWindow: { acked: number; seconds: number } | undefined;
  if (order.kind === "open") await open(order);
  else if (order.kind === "saturate") inWindow = await saturate(order);
  else if (order.kind === "obey") await followCommands(order.seconds);
  else await pace(order);
  const seconds = inWindow?.seconds ?? (unixMs() - start) / 1_000;
  await drain();
  const heard = machines.reduce((total, machine) => total + machine.heard, 0);
  const lost = machines.filter((machine) => machine.isLost).length;
  // A saturating run is judged by what was acknowledged within its window; what was still under way is waited for and not counted.
  return { sent, acked: inWindow?.acked ?? acked, beats, heard, lost, seconds, latenciesMs, times };
}

process.on("message", (order: LoadOrder) => {
  obey(order).then(
    (answer) => process.send!(answer),
    (error: Error) => process.send!({ error: error.message }),
  );
});
process.on("disconnect", () => process.exit(0));
