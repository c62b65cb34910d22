import { pruning } from "../platform/duties.ts";
import type { ProcessContext } from "../platform/process.ts";
import { repeating, type TimerHandler } from "../platform/timers.ts";
import { guessingDuty, type TellOfGuessing } from "./login/guessingWatch.ts";
import { pruneMessages } from "./people/messages.queries.ts";
import { weakPasswordDuty } from "./people/weakPasswords.ts";
import { deleteExpired } from "./session/session.queries.ts";
import { idleSeconds } from "./session/session.ts";

const hourMs = 3_600_000;

interface Parts extends Pick<ProcessContext, "database" | "secrets"> {
  readonly tellOfGuessing: TellOfGuessing;
}

/** Ended sessions, old messages, guessing and weak passwords. */
export function accessDuties({ database, secrets, tellOfGuessing }: Parts): TimerHandler[] {
  return [
    repeating("access.deleteExpired", hourMs, ({ tx }) => deleteExpired(tx, idleSeconds)),
    pruning(database, "access.pruneMessages", 24 * hourMs, pruneMessages),
    guessingDuty(tellOfGuessing),
    weakPasswordDuty({ database, secrets }),
  ];
}
