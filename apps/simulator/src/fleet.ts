import { realClock, type Clock } from "./clock.ts";
import { readPublicKey } from "./commandGate.ts";
import { demandAt } from "./demand.ts";
import { noFaults, type Faults } from "./faults.ts";
import { HttpLink } from "./httpLink.ts";
import type { LinkFactory } from "./link.ts";
import { VirtualMachine } from "./machine.ts";
import { createRandom, type Random } from "./random.ts";
import { Stats } from "./stats.ts";
import { ordinaryPace, type Pace } from "./till.ts";
import { MqttLink } from "./transport.ts";

export interface MachineCredential {
  readonly machineNo: string;
  readonly secret: string;
  /** °C that the machine holds; drinks and fresh food are cold. */
  readonly targetTemperature?: number;
  /** A machine that is low on change tells so; everybody else is loaded by the refiller. */
  readonly change?: "full" | "low";
  /** False: nobody ever comes to fill it up. */
  readonly isRefilled?: boolean;
  /** How busy its place is, relative to the others. */
  readonly weight?: number;
  /** Member cards of its customers; without them customers have cards that nobody issued. */
  readonly cardNos?: readonly string[];
  /** Percent of those who pay by code and would rather draw for the goods. */
  readonly luckyShare?: number;
}

export interface FleetOptions {
  /** mqtt:// or mqtts:// address of the broker, http:// or https:// of the door for machines without MQTT. */
  readonly server: string;
  readonly credentials: readonly MachineCredential[];
  /** The same seed makes the same customers, faults and times. */
  readonly seed?: number;
  /** Purchases a second over the whole fleet. They come whether or not the cloud keeps up. */
  readonly purchasesPerSecond: number;
  /** Percent of the purchases that are paid to the cloud by a code on the machine's display. */
  readonly codeShare?: number;
  /** Lets the purchases follow the hours of the day and the days of the week in China. */
  readonly followTheDay?: boolean;
  readonly faults?: Partial<Faults>;
  readonly pace?: Partial<Pace>;
  readonly clock?: Clock;
  /** Key of the cloud's commands; without it signatures are not checked. */
  readonly publicKey?: string;
  /** How a customer pays a code; by default a POST to its address. */
  readonly pay?: (codeUrl: string) => Promise<void>;
  /** Machines that are switched on in a second. */
  readonly startsPerSecond?: number;
  /** Stands in for MQTT and HTTP. */
  readonly links?: LinkFactory;
}

export interface Fleet {
  readonly seed: number;
  readonly stats: Stats;
  readonly machines: readonly VirtualMachine[];
  /** Messages that the cloud has not confirmed, over all machines. */
  readonly outboxSize: number;
  readonly connected: number;
  /** No more customers; machines stay on. */
  stopSelling(): void;
  /** Ends selling and waits until everything said is confirmed; false when that took longer than `timeoutMs`. */
  drain(timeoutMs: number): Promise<boolean>;
  /** Switches every machine off. */
  stop(): Promise<void>;
}

const tries = 6;
const longestConnectPauseMs = 5_000;

/** Switches machines on and sends customers to them. */
export function startFleet(options: FleetOptions): Fleet {
  const clock = options.clock ?? realClock;
  const seed = options.seed ?? 1;
  const random = createRandom(seed);
  const stats = new Stats();
  const machines = options.credentials.map((credential) => buildMachine(credential, options, clock, random, stats));
  const crowd = createCrowd(options, machines);
  const customers = random.fork("customers");
  let selling = true;
  let stopped = false;

  const pauseMs = 1000 / (options.startsPerSecond ?? 200);
  machines.forEach((machine, index) => {
    clock.after(index * pauseMs, () => {
      if (!stopped) machine.powerOn();
    });
  });

  const rate = () => options.purchasesPerSecond * (options.followTheDay ? demandAt(clock.now()) : 1);
  const oneCustomer = () => {
    const withCode = customers.percent(options.codeShare ?? 0);
    for (let attempt = 0; attempt < tries; attempt++) if (crowd(customers).buy(withCode)) return;
  };
  const serve = (dueAt: number) => {
    if (!selling) return;
    let next = dueAt;
    for (const now = clock.now(); next <= now; next += customers.waitMs(rate())) oneCustomer();
    clock.after(next - clock.now(), () => serve(next));
  };
  if (options.purchasesPerSecond > 0 && machines.length > 0) {
    const first = clock.now() + machines.length * pauseMs + customers.waitMs(rate());
    clock.after(first - clock.now(), () => serve(first));
  }

  const outboxSize = () => machines.reduce((sum, machine) => sum + machine.outboxSize, 0);
  const quiet = () => machines.every((machine) => machine.outboxSize === 0 && machine.busy === 0);

  return {
    seed,
    stats,
    machines,
    get outboxSize() {
      return outboxSize();
    },
    get connected() {
      return machines.filter((machine) => machine.connected).length;
    },
    stopSelling() {
      selling = false;
    },
    async drain(timeoutMs) {
      selling = false;
      const until = clock.now() + timeoutMs;
      while (!quiet() && clock.now() < until) await new Promise<void>((resolve) => void clock.after(100, resolve));
      return quiet();
    },
    async stop() {
      selling = false;
      stopped = true;
      for (const machine of machines) machine.powerOff();
      // Lets the sockets say goodbye.
      await new Promise<void>((resolve) => void setTimeout(resolve, 50));
    },
  };
}

function buildMachine(
  credential: MachineCredential,
  options: FleetOptions,
  clock: Clock,
  random: Random,
  stats: Stats,
): VirtualMachine {
  const { machineNo, secret } = credential;
  const own = random.fork(machineNo);
  const onProblem = (problem: string) => stats.problem(problem);
  const way = { server: new URL(options.server), machineNo, secret, clock, onProblem };
  const NetworkLink = way.server.protocol.startsWith("http") ? HttpLink : MqttLink;
  const link =
    options.links?.(machineNo) ??
    new NetworkLink({ ...way, random: own.fork("link"), longestPauseMs: longestConnectPauseMs });
  const pay = options.pay ?? payAtAddress;
  return new VirtualMachine({
    machineNo,
    link,
    clock,
    random: own,
    stats,
    faults: { ...noFaults, ...options.faults },
    pace: { ...ordinaryPace, ...options.pace },
    publicKey: options.publicKey === undefined ? undefined : readPublicKey(options.publicKey),
    targetTemperature: credential.targetTemperature,
    changeFen: credential.change === "low" ? 1_300 : undefined,
    isRefilled: credential.isRefilled,
    cardNos: credential.cardNos,
    luckyShare: credential.luckyShare,
    // A customer who comes after the code was closed has paid nothing.
    pay: (codeUrl) =>
      void pay(codeUrl).then(
        () => stats.codesPaid++,
        (error: unknown) => onProblem(`payment: ${String(error)}`),
      ),
  });
}

/** Customers prefer busy places. */
function createCrowd(options: FleetOptions, machines: readonly VirtualMachine[]): (random: Random) => VirtualMachine {
  const upTo: number[] = [];
  let total = 0;
  for (const { weight = 1 } of options.credentials) upTo.push((total += weight));
  return (random) => {
    const wanted = random.next() * total;
    let low = 0;
    let high = upTo.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (upTo[middle]! > wanted) high = middle;
      else low = middle + 1;
    }
    return machines[low]!;
  };
}

async function payAtAddress(codeUrl: string): Promise<void> {
  const answer = await fetch(codeUrl, { method: "POST", signal: AbortSignal.timeout(5_000) });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`the provider answered ${answer.status}`);
}
