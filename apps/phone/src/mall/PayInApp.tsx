import { shopFronts } from "@yunshou/contract/mall/shopFronts";
import { fill } from "@yunshou/phrases/fill";
import { useEffect, useRef, useState } from "react";
import { call, CallFailure } from "../platform/api/call.ts";
import { Button, toast } from "../platform/kit/index.ts";
import { failureText } from "../platform/kit/states.tsx";
import { usePhrases } from "../platform/phrases/phrases.ts";
import type { OrderKey } from "./kept.ts";
import { appHere, type PayApp, takeCode } from "./payApp.ts";

interface PayInAppProps {
  readonly shopNo: string;
  readonly own: OrderKey;
  readonly app: PayApp;
}

/**
 * Pays inside the app of the provider: at once when it opens, after a way by the app's authorization, and by its button once
 * more. Any other browser can only say where it is paid.
 */
export function PayInApp({ app, ...rest }: PayInAppProps) {
  const t = usePhrases("shopFront");
  if (appHere() === app) return <Pay app={app} {...rest} />;
  return <p role="status">{fill(t.shopFront.openInApp, { app: t.shopFront.payKind[app] })}</p>;
}

function Pay({ shopNo, own, app }: PayInAppProps) {
  const t = usePhrases("phone", "shopFront");
  const [busy, setBusy] = useState(false);
  const [waits, setWaits] = useState(false);
  const begun = useRef(false);
  async function pay(back: { readonly code: string; readonly state: string }) {
    setBusy(true);
    try {
      const path = window.location.pathname;
      const { authorizeUrl, request } = await call(shopFronts.payInApp, { shopNo, ...own, ...back, path });
      // A code that was good for nothing does not lead round in a circle by itself.
      if (authorizeUrl !== null && back.code === "") return window.location.assign(authorizeUrl);
      const { askApp } = await import("./askApp.ts");
      const isOpen = request !== null && (await askApp(app, request)) === "maybePaid";
      setWaits(isOpen);
      if (!isOpen) toast(t.shopFront.notPaid);
    } catch (error) {
      toast(failureText(error instanceof CallFailure ? error : new CallFailure("network"), t.phone.offline));
    }
    setBusy(false);
  }
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void pay(takeCode());
    // Once; `pay` is another function each time.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <>
      {waits ? <p role="status">{t.shopFront.payWaits}</p> : null}
      <Button kind="main" busy={busy} onPress={() => void pay({ code: "", state: "" })}>
        {t.shopFront.pay}
      </Button>
    </>
  );
}
