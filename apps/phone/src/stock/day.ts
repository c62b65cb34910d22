import type { OutputOf } from "@yunshou/contract";
import { visits } from "@yunshou/contract/stock/visits";
import { useEffect, useRef, useState } from "react";
import { CallFailure } from "../platform/api/call.ts";
import { store, stored } from "../platform/stored.ts";
import { useStored } from "../platform/useStored.ts";
import { asked, person } from "./person.ts";
import { sendActs } from "./queue.ts";

export type Pack = OutputOf<typeof visits.pack>;
export type Stop = Pack["rows"][number];
export type Lane = Stop["lanes"][number];

/** A lane as it is by now. */
export interface LaneNow {
  readonly lane: Lane;
  /** With what this phone did since the route was kept. */
  readonly stock: number;
  readonly isFilled: boolean;
}

/** The route as this phone keeps it, for whom and as of when. */
export interface KeptPack {
  readonly account: string;
  readonly time: string;
  /** One that an older page kept does not know the other routes. */
  readonly pack: Omit<Pack, "routes"> & Partial<Pick<Pack, "routes">>;
}

const key = "round.pack";

/** Older than this a route is asked for anew when its list is looked at; machines sell meanwhile. */
const freshMs = 5 * 60_000;

/** For so long a phone stays with the route that it opened, whichever lacks more by then. */
const dayHours = 12;

/** The route to ask for: the one that this person has open since today, else the server's choice. */
function routeKept(account: string): string | undefined {
  const kept = stored<KeptPack | null>(key, null);
  if (kept?.account !== account || Date.now() - Date.parse(kept.time) > dayHours * 3_600_000) return undefined;
  return kept.pack.routeId ?? undefined;
}

/** The route as it is now. One that is gone or given to another merchant meanwhile makes room for the server's choice. */
async function bringPack(routeId: string | undefined, signal: AbortSignal): Promise<Pack> {
  try {
    return await asked(visits.pack, routeId === undefined ? {} : { routeId }, { signal });
  } catch (error) {
    if (routeId === undefined || !(error instanceof CallFailure) || error.code !== "stock.routeUnknown") throw error;
    return asked(visits.pack, {}, { signal });
  }
}

/**
 * The kept route of the person, whether it could not be brought up to date, and the way to another of his routes. It is brought
 * up to date while its list is shown; at a machine it stays as it is, so that nothing changes below the hands of who fills it.
 */
export function useDay(account: string, isListed: boolean) {
  const kept = useStored<KeptPack | null>(key, null);
  const [failure, fail] = useState<CallFailure>();
  const [round, again] = useState(0);
  const [chosen, choose] = useState<string>();
  const askedAt = useRef(0);
  useEffect(() => {
    const leaving = new AbortController();
    askedAt.current = Date.now();
    const bring = async () => {
      // First what was done, so that the new route already shows it.
      await sendActs();
      if (person()?.token == null) return;
      try {
        const time = new Date().toISOString();
        const pack = await bringPack(chosen ?? routeKept(account), leaving.signal);
        store(key, { account, time, pack } satisfies KeptPack);
        fail(undefined);
      } catch (error) {
        if (!leaving.signal.aborted) fail(error instanceof CallFailure ? error : new CallFailure("network"));
      }
    };
    void bring();
    const online = () => again((before) => before + 1);
    window.addEventListener("online", online);
    const timer = setInterval(() => void sendActs(), 30_000);
    return () => {
      leaving.abort();
      window.removeEventListener("online", online);
      clearInterval(timer);
    };
  }, [account, round, chosen]);
  useEffect(() => {
    if (!isListed) return;
    const renew = () => {
      const isOld = Date.now() - askedAt.current >= freshMs;
      if (isOld && document.visibilityState === "visible") again((before) => before + 1);
    };
    renew();
    document.addEventListener("visibilitychange", renew);
    const timer = setInterval(renew, 30_000);
    return () => {
      document.removeEventListener("visibilitychange", renew);
      clearInterval(timer);
    };
  }, [isListed]);
  const reload = () => again((before) => before + 1);
  return { kept: kept?.account === account ? kept : null, failure, reload, choose };
}
