import { shopBuyers } from "@yunshou/contract/mall/shopBuyers";
import { basketLimits, carryChanges } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { useEffect, useRef } from "react";
import { call, CallFailure } from "../platform/api/call.ts";
import { toast } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/phrases.ts";
import {
  basketOf,
  forgetLogin,
  type Kept,
  keepTold,
  loginOf,
  piecesOf,
  replaceBasket,
  toldBasket,
  useBasket,
  useLogin,
} from "./kept.ts";

/** Several presses of a stepper are sent together. */
const afterMs = 800;

/**
 * Whoever is logged in finds one basket on all his phones: it is asked for when the shop is opened, and told when it changes.
 * What was changed without a network, or shortly before the page was left, is carried into what the server has by then.
 */
export function useAccountBasket(shopNo: string): void {
  const t = usePhrases("shopFront");
  const session = useLogin(shopNo)?.session;
  const basket = useBasket(shopNo);
  /** Whether the server was heard since the shop was opened. */
  const isHeard = useRef(false);
  const isAsking = useRef(false);

  /** Whoever logged out meanwhile leaves nothing of his here. */
  const isIn = (known: string) => loginOf(shopNo)?.session === known;

  async function hear(known: string): Promise<void> {
    isAsking.current = true;
    try {
      const { basket: there } = await call(shopBuyers.current, { shopNo, session: known });
      if (!isIn(known)) return;
      const here = basketOf(shopNo);
      const told = toldBasket(shopNo) ?? here;
      const carried = carryChanges(told, here, there);
      const isLeftOut = ({ mallProductId, quantity }: Kept) =>
        quantity !== piecesOf(told, mallProductId) && piecesOf(carried, mallProductId) === 0;
      if (here.some(isLeftOut)) toast(fill(t.shopFront.fullBasket, { n: basketLimits.lines }));
      isHeard.current = true;
      keepTold(shopNo, there);
      replaceBasket(shopNo, carried);
    } catch (error) {
      if (!(error instanceof CallFailure) || error.code !== "access.tokenInvalid" || !isIn(known)) return;
      forgetLogin(shopNo);
      toast(t.shopFront.loginOver);
    } finally {
      isAsking.current = false;
    }
  }

  async function tell(known: string): Promise<void> {
    if (isAsking.current) return;
    if (!isHeard.current) return hear(known);
    const lines = basketOf(shopNo);
    if (JSON.stringify(lines) === JSON.stringify(toldBasket(shopNo))) return;
    try {
      await call(shopBuyers.saveBasket, { shopNo, session: known, basket: [...lines] });
      if (isIn(known)) keepTold(shopNo, lines);
    } catch {
      // It is told with the next change.
    }
  }

  useEffect(() => {
    isHeard.current = false;
    if (session !== undefined) void hear(session);
    // Both functions are others each time; the words of a page never change.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [shopNo, session]);
  useEffect(() => {
    if (session === undefined) return;
    const timer = setTimeout(() => void tell(session), afterMs);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [shopNo, session, basket]);
}
