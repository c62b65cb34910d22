import { shopBuyers } from "@yunshou/contract/mall/shopBuyers";
import { useEffect, useRef } from "react";
import { call, CallFailure } from "../platform/api/call.ts";
import { toast } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/phrases.ts";
import { forgetLogin, replaceBasket, useBasket, useLogin } from "./kept.ts";

/** Several presses of a stepper are sent together. */
const afterMs = 800;

/** Whoever is logged in finds one basket on all his phones: it is asked for when the shop is opened, and told when it changes. */
export function useAccountBasket(shopNo: string): void {
  const t = usePhrases("shopFront");
  const session = useLogin(shopNo)?.session;
  const basket = JSON.stringify(useBasket(shopNo));
  /** What the server is known to have; undefined until it was asked. */
  const kept = useRef<string>(undefined);
  useEffect(() => {
    kept.current = undefined;
    if (session === undefined) return;
    const leaving = new AbortController();
    call(shopBuyers.current, { shopNo, session }, { signal: leaving.signal }).then(
      (known) => {
        kept.current = JSON.stringify(known.basket);
        replaceBasket(shopNo, known.basket);
      },
      (error: unknown) => {
        if (!(error instanceof CallFailure) || error.code !== "access.tokenInvalid") return;
        forgetLogin(shopNo);
        toast(t.shopFront.loginOver);
      },
    );
    return () => leaving.abort();
    // The words of a page never change.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [shopNo, session]);
  useEffect(() => {
    if (session === undefined || kept.current === undefined || kept.current === basket) return;
    const timer = setTimeout(() => {
      void call(shopBuyers.saveBasket, { shopNo, session, basket: JSON.parse(basket) as [] }).then(
        () => {
          kept.current = basket;
        },
        // It is told with the next change.
        () => undefined,
      );
    }, afterMs);
    return () => clearTimeout(timer);
  }, [shopNo, session, basket]);
}
