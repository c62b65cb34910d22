import type { ScreenName } from "@yunshou/contract/insight/screens";
import type { LiveTotals } from "@yunshou/contract/insight/screensLive";
import { screenCalls } from "@yunshou/contract/insight/documented";
import { useCallback, useEffect, useRef, useState } from "react";
import { call, newIdempotencyKey } from "../../../platform/api/call.ts";
import { openChannel } from "./channel.ts";
import { acceptsUpdate } from "./counter.ts";
import { hear } from "./messages.ts";
import { addPoints, mergePoints, type SalePoint } from "./points.ts";

export interface LiveSales {
  readonly totals: LiveTotals | null;
  readonly points: readonly SalePoint[];
  /** Adds sales that were loaded with the page. */
  readonly seed: (points: readonly SalePoint[]) => void;
}

const silently = { fresh: true, silent: true } as const;

/** Registers the screen, keeps the live channel open, and gathers what it says. */
export function useLiveSales(screen: ScreenName, tab: number, enabled: boolean): LiveSales {
  const [totals, setTotals] = useState<LiveTotals | null>(null);
  const [points, setPoints] = useState<readonly SalePoint[]>([]);
  // A random identifier made on load (BIGSALES-18); the tabs share it (BIGSALES-19).
  const [userId] = useState(newIdempotencyKey);
  const tabNow = useRef(tab);
  const acceptedAt = useRef<number | null>(null);
  const registeredTab = useRef<number | null>(null);

  const register = useCallback(async () => {
    registeredTab.current = tabNow.current;
    await call(screenCalls.registerClient, { userId, type: tabNow.current, screen }, silently);
  }, [userId, screen]);

  useEffect(() => {
    if (!enabled) return;
    return openChannel({
      userId,
      register,
      askForPush: async () => void (await call(screenCalls.sendMessage, { screen }, silently)),
      onText: (text) => {
        const heard = hear(text);
        if (heard === null) return;
        const now = Date.now();
        // The throttle holds for the counters only; a sale point is never dropped (BIGSALES-23).
        if (acceptsUpdate(acceptedAt.current, now)) {
          acceptedAt.current = now;
          setTotals(heard.totals);
        }
        const { point } = heard;
        if (point !== null) setPoints((known) => addPoints(known, [point]));
      },
    });
  }, [enabled, userId, screen, register]);

  useEffect(() => {
    tabNow.current = tab;
    if (!enabled || registeredTab.current === null || registeredTab.current === tab) return;
    register().catch(() => {});
  }, [tab, enabled, register]);

  const seed = useCallback((loaded: readonly SalePoint[]) => {
    setPoints((known) => mergePoints(known, loaded));
  }, []);

  return { totals, points, seed };
}
