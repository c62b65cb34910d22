import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { noFaults, type Faults } from "./faults.ts";
import type { FleetOptions, MachineCredential } from "./fleet.ts";

export const help = `Virtual vending machines that speak the real protocol.

  npm run simulate -- --credentials machines.json --machines 500 --rate 100 --seconds 60

  --server ADDRESS      broker, mqtt:// or mqtts://           mqtt://127.0.0.1:1883
                        http:// or https:// of MACHINE_HTTP_PORT plays boards without MQTT
  --credentials FILE    JSON: [{"machineNo": "…", "secret": "…"}, …], a file that you write: the console shows the secret
                        of a machine once, when it is registered (注册机器) and when its secret is renewed
                        (重置通信密钥); machines of the demo company are played by the server itself, so register others
  --machines N          how many of them to use               all
  --rate N              purchases a second over all machines  1
  --codes PERCENT       purchases paid by a code of the cloud 0
  --seconds N           how long; 0 runs until Ctrl-C         0
  --drain N             seconds to wait for the last acks     30
  --seed N              same seed, same customers and faults  a new one
  --public-key TEXT     Ed25519 key of the cloud (hex, base64 or PEM); checks commands
  --day                 follow the hours and weekdays of China
  --fast                no waiting for motors, people and refills

  Faults, in percent unless said otherwise:
  --duplicates N        messages sent twice
  --reorder N           messages that overtake earlier ones
  --late N              results later than 300 s              (--late-ms changes how late)
  --silent N            granted orders that are never answered
  --jams N              pieces that jam
  --lane-refusals N     changed lanes that the machine does not take over
  --software-failures N packages that cannot be installed
  --abandoned N         customers who do not pay a code
  --offline N           offline phases an hour and machine    (--offline-seconds N, 60)
  --restarts N          power cycles an hour and machine
  --wrong-clocks N      machines whose clock is years off
  --jitter N            delay of messages, up to N ms
`;

/** A sentence for the person at the keyboard. */
export class UsageError extends Error {}

export interface SimulateArguments {
  readonly fleet: FleetOptions;
  readonly seconds: number;
  readonly drainSeconds: number;
}

const texts = ["server", "credentials", "machines", "rate", "codes", "seconds", "drain", "seed", "public-key"] as const;
const faultTexts = [
  "duplicates",
  "reorder",
  "late",
  "late-ms",
  "silent",
  "jams",
  "lane-refusals",
  "software-failures",
  "abandoned",
  "offline",
  "offline-seconds",
  "restarts",
  "wrong-clocks",
  "jitter",
] as const;

/** Reads the command line; null when help is asked for. @throws UsageError */
export function readArguments(argv: readonly string[], freshSeed: () => number): SimulateArguments | null {
  const values = parse(argv);
  if (values.help === true) return null;
  const number = (name: string, fallback: number, highest = 1_000_000_000) => {
    const text = values[name];
    if (typeof text !== "string") return fallback;
    const value = Number(text);
    if (text.trim() === "" || !(value >= 0 && value <= highest))
      throw new UsageError(`--${name} must be a number from 0 to ${highest}.`);
    return value;
  };
  const percent = (name: string) => number(name, 0, 100);
  const faults: Faults = {
    ...noFaults,
    duplicates: percent("duplicates"),
    reorder: percent("reorder"),
    lateResults: percent("late"),
    lateByMs: number("late-ms", noFaults.lateByMs),
    silentAfterGrant: percent("silent"),
    jams: percent("jams"),
    laneRefusals: percent("lane-refusals"),
    softwareFailures: percent("software-failures"),
    abandonedPayments: percent("abandoned"),
    offlinePerHour: number("offline", 0),
    offlineSeconds: number("offline-seconds", 60),
    restartsPerHour: number("restarts", 0),
    wrongClocks: percent("wrong-clocks"),
    jitterMs: number("jitter", 0),
  };
  const all = readCredentials(values.credentials);
  const fast = { motorMs: [0, 50], customerPaysMs: [0, 200], refillMs: [0, 1_000], repairMs: [2_000, 10_000] } as const;
  return {
    fleet: {
      server: readServer(values.server ?? "mqtt://127.0.0.1:1883"),
      credentials: all.slice(0, number("machines", all.length)),
      seed: number("seed", freshSeed(), 0xffff_ffff),
      purchasesPerSecond: number("rate", 1),
      codeShare: percent("codes"),
      followTheDay: values.day === true,
      publicKey: typeof values["public-key"] === "string" ? values["public-key"] : undefined,
      faults,
      ...(values.fast === true ? { pace: fast } : {}),
    },
    seconds: number("seconds", 0),
    drainSeconds: number("drain", 30),
  };
}

function parse(argv: readonly string[]): Record<string, string | boolean | undefined> {
  const options = Object.fromEntries([
    ...[...texts, ...faultTexts].map((name) => [name, { type: "string" }] as const),
    ...["help", "day", "fast"].map((name) => [name, { type: "boolean" }] as const),
  ]);
  try {
    return parseArgs({ args: [...argv], options, strict: true }).values as Record<string, string | boolean | undefined>;
  } catch (error) {
    throw new UsageError(`${(error as Error).message} Try --help.`);
  }
}

function readServer(value: unknown): string {
  const text = String(value);
  if (!URL.canParse(text) || !/^(mqtt|http)s?:$/.test(new URL(text).protocol))
    throw new UsageError("--server must start with mqtt://, mqtts://, http:// or https://.");
  return text;
}

function readCredentials(file: unknown): MachineCredential[] {
  if (typeof file !== "string")
    throw new UsageError("--credentials FILE is needed, with the secrets that the console showed. Try --help.");
  let list: unknown;
  try {
    list = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new UsageError(`The credentials cannot be read: ${(error as Error).message}`);
  }
  const usable = (entry: unknown): entry is MachineCredential =>
    typeof entry === "object" &&
    entry !== null &&
    "machineNo" in entry &&
    "secret" in entry &&
    typeof entry.machineNo === "string" &&
    typeof entry.secret === "string";
  if (!Array.isArray(list) || list.length === 0 || !list.every(usable)) {
    throw new UsageError('The credentials must be a list of {"machineNo": "…", "secret": "…"}.');
  }
  return list;
}
