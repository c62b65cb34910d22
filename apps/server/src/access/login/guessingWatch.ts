import type { SentDetail } from "@yunshou/contract/access/messages";
import { asSystem, type Database } from "@yunshou/database";
import { guessingAlarms, loginLimits, spreadThreshold } from "@yunshou/domain";
import { repeating, type TimerContext, type RepeatedDuty } from "../../platform/timers.ts";
import {
  countEpisodes,
  countUsers,
  type EpisodeKind,
  guessedAccounts,
  openEpisodes,
  seeEpisode,
  type Spread,
  spreadOf,
} from "./guessingWatch.queries.ts";

/** The figure is a minute (S7). */
const everyMs = 10_000;

/** Tells of attacks that nobody was told of. */
export type TellOfGuessing = (context: TimerContext, details: readonly SentDetail[]) => Promise<void>;

/** Looks for guessing beside the logins, so that no answer to a guess takes longer because of it. */
export function guessingDuty(tell: TellOfGuessing): RepeatedDuty {
  return repeating("access.guessing", everyMs, async (context) => tell(context, await watchGuessing(context)));
}

/**
 * What the administrators have not been told of: each attack once, however long it lasts. Attacks on more accounts than a
 * person would read of one by one are one attack on many.
 */
export async function watchGuessing({ tx, now }: Pick<TimerContext, "tx" | "now">): Promise<SentDetail[]> {
  const guessed = await guessedAccounts(tx, now, guessingAlarms.accountFailures);
  const spread = await spreadOf(tx, now, loginLimits.addressWindowSeconds, loginLimits.addressFailures);
  const open = await openEpisodes(tx, now, guessingAlarms.quietSeconds);
  const told: SentDetail[] = [];
  if (guessed.length > guessingAlarms.toldSingly || (await isSpread(spread, () => countUsers(tx)))) {
    const { accounts, failures, blocks } = spread;
    if (await seeEpisode(tx, "spread", "", now)) told.push({ kind: "guessingSpread", accounts, failures, blocks });
  }
  const many = told.length > 0 || open.some(({ kind }) => kind === "spread");
  for (const { kind, account, failures } of guessed) {
    const isOpen = open.some((one) => one.kind === kind && one.account === account);
    if (many && !isOpen) continue;
    if (await seeEpisode(tx, kind, account, now))
      told.push({ kind: "guessing", account: account.slice(0, 60), what: kind, failures });
  }
  return told;
}

async function isSpread({ recentAccounts, shutBlocks }: Spread, users: () => Promise<number>): Promise<boolean> {
  if (shutBlocks > 0) return true;
  return recentAccounts >= guessingAlarms.spreadAccounts && recentAccounts >= spreadThreshold(await users());
}

/** Attacks for Prometheus, counted in the database: every process answers the same figures, and a restart loses none. */
export async function guessingMetrics(database: Database): Promise<string[]> {
  const counted = await asSystem(database, (tx) => countEpisodes(tx), { readOnly: true, tries: 1 });
  const kinds: readonly EpisodeKind[] = ["password", "code", "spread"];
  const of = (kind: EpisodeKind) => counted.find((row) => row.kind === kind) ?? { raised: 0, open: 0 };
  return [
    "# TYPE login_guessing_alarms_total counter",
    ...kinds.map((kind) => `login_guessing_alarms_total{kind="${kind}"} ${of(kind).raised}`),
    "# TYPE login_guessing_open gauge",
    ...kinds.map((kind) => `login_guessing_open{kind="${kind}"} ${of(kind).open}`),
  ];
}
