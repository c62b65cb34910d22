import type { OutputOf } from "@yunshou/contract";
import { visits } from "@yunshou/contract/stock/visits";
import { useEffect, useState } from "react";
import { CallFailure } from "../platform/api/call.ts";
import { store, useStored } from "../platform/stored.ts";
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
  readonly pack: Pack;
}

const key = "round.pack";

/** The kept route of the person, and whether it could not be brought up to date. */
export function useDay(account: string) {
  const kept = useStored<KeptPack | null>(key, null);
  const [failure, fail] = useState<CallFailure>();
  const [round, again] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    const bring = async () => {
      // First what was done, so that the new route already shows it.
      await sendActs();
      if (person()?.token == null) return;
      try {
        const time = new Date().toISOString();
        const pack = await asked(visits.pack, {}, { signal: leaving.signal });
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
  }, [account, round]);
  return { kept: kept?.account === account ? kept : null, failure, reload: () => again((before) => before + 1) };
}
