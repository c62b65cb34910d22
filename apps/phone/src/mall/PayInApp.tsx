import { shopFronts } from "@yunshou/contract/mall/shopFronts";
import { useEffect, useRef, useState } from "react";
import { call, CallFailure } from "../platform/api/call.ts";
import { Button, toast } from "../platform/kit/index.ts";
import { failureText } from "../platform/kit/states.tsx";
import { usePhrases } from "../platform/phrases/phrases.ts";
import type { OrderKey } from "./kept.ts";
import { askWechat, takeCode } from "./wechat.ts";

/** Pays inside WeChat: at once when it opens, after a way by WeChat's authorization, and by its button once more. */
export function PayInApp({ shopNo, own }: { readonly shopNo: string; readonly own: OrderKey }) {
  const t = usePhrases("phone", "shopFront");
  const [busy, setBusy] = useState(false);
  const begun = useRef(false);
  async function pay(code: string) {
    setBusy(true);
    try {
      const path = window.location.pathname;
      const { authorizeUrl, request } = await call(shopFronts.payInApp, { shopNo, ...own, code, path });
      // A code that was good for nothing does not lead round in a circle by itself.
      if (authorizeUrl !== null && code === "") return window.location.assign(authorizeUrl);
      if (request === null || !(await askWechat(request))) toast(t.shopFront.notPaid);
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
    <Button kind="main" busy={busy} onPress={() => void pay("")}>
      {t.shopFront.pay}
    </Button>
  );
}
