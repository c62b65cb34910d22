import type { ScreenName } from "@yunshou/contract/insight/screens";
import type { Handle } from "@yunshou/database";
import { addDays, businessDay, type Refusal } from "@yunshou/domain";
import type { Session } from "../../platform/call.ts";
import type { SharedAnswers } from "../sharedAnswers.ts";
import { isViewer, type Viewer, viewerOf } from "../viewer.ts";
import { viewerOn } from "./brandViewer.ts";
import { widenToPublic } from "./publicScope.queries.ts";

export interface ScreenDependencies {
  readonly publicScreens: boolean;
  readonly shared: SharedAnswers;
}

/** What a reading knows: who looks, his transaction and his business days. */
export interface Reading {
  readonly viewer: Viewer;
  readonly tx: Handle;
  readonly now: Date;
  readonly today: string;
  /** The business day this many days ago. */
  daysAgo(days: number): string;
}

interface ScreenCall {
  readonly session: Session | undefined;
  readonly tx: Handle;
  readonly now: Date;
  readonly input: { readonly screen: ScreenName };
}

/**
 * Reads for a big screen: decides who looks, widens the transaction for the public, and shares the answer with everybody
 * who sees the same and asks within `lifetimeMs`.
 */
export async function read<T>(
  { publicScreens, shared }: ScreenDependencies,
  call: ScreenCall,
  name: string,
  lifetimeMs: number,
  work: (reading: Reading) => Promise<T>,
): Promise<T | Refusal> {
  const caller = viewerOf(call.session, publicScreens);
  if (!isViewer(caller)) return caller;
  const viewer = await viewerOn(call.tx, caller, call.input.screen);
  const today = businessDay(call.now, viewer.timeZone);
  // An answer of yesterday is nobody's answer of today.
  return shared.get(`${name} ${today} ${viewer.key}`, lifetimeMs, async () => {
    if (viewer.kind === "public") await widenToPublic(call.tx);
    return work({ viewer, tx: call.tx, now: call.now, today, daysAgo: (days) => addDays(today, -days) });
  });
}

/** Lifetimes of shared answers: what moves with every sale, what moves slowly, and figures of a whole month. */
export const lifetimes = { livelyMs: 3_000, calmMs: 15_000, slowMs: 55_000 } as const;

/** The first instant of a business day in a zone, for tables that know instants only. */
export function startOfDay(day: string, timeZone: string): Date {
  const format = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  const aheadMs = (at: number) => {
    const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
    return Date.parse(`${part["year"]}-${part["month"]}-${part["day"]}T${part["hour"]}:${part["minute"]}:00Z`) - at;
  };
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // Where clocks are changed that day, the first guess may stand on the other side of the change.
  const guess = midnight - aheadMs(midnight);
  return new Date(midnight - aheadMs(guess));
}
