import type { Effects } from "./effect.ts";
import { commandAnswer, commandClaim } from "./commands.ts";
import { fault, recovery } from "./faults.ts";
import { laneAnswer } from "./laneAnswer.ts";
import { hello } from "./hello.ts";
import { status } from "./status.ts";
import { softwareAnswer } from "./software.ts";
import { stock } from "./stock.ts";

/** Heartbeats are coalesced by the gateway and never reach an effect. */
const heartbeat: Effects["heartbeat"] = () => Promise.resolve();

/** The effects of what machines say about themselves; sales and shipments are the orders' own. */
export const machineEffects = {
  hello,
  heartbeat,
  status,
  stock,
  fault,
  recovery,
  laneAnswer,
  commandClaim,
  commandAnswer,
  softwareAnswer,
} satisfies Partial<Effects>;
