import { shopBuyers } from "@yunshou/contract/mall/shopBuyers";
import { basketLimits, checkMobile, loginLimits } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { useEffect, useState } from "react";
import { call, CallFailure } from "../platform/api/call.ts";
import { Button, Field, Sheet, toast } from "../platform/kit/index.ts";
import { failureText } from "../platform/kit/states.tsx";
import { usePhrases } from "../platform/phrases/phrases.ts";
import { basketOf, keepLogin, keepTold, ordersOf, piecesOf, replaceBasket } from "./kept.ts";

interface LoginSheetProps {
  readonly shopNo: string;
  readonly onClose: () => void;
}

/** A buyer proves his phone by a code; what this browser had ordered and put into the basket comes along. */
export function LoginSheet({ shopNo, onClose }: LoginSheetProps) {
  const t = usePhrases("phone", "shopFront");
  const [phone, setPhone] = useState("");
  const [checkCode, setCode] = useState("");
  const [wait, setWait] = useState(0);
  const [busy, setBusy] = useState(false);
  const isMobile = checkMobile(phone.trim(), "phone").ok;
  useEffect(() => {
    if (wait === 0) return;
    const timer = setTimeout(() => setWait(wait - 1), 1_000);
    return () => clearTimeout(timer);
  }, [wait]);

  const attempt = async (deed: () => Promise<void>) => {
    setBusy(true);
    try {
      await deed();
    } catch (error) {
      toast(failureText(error instanceof CallFailure ? error : new CallFailure("network"), t.phone.offline));
    }
    setBusy(false);
  };
  const send = () =>
    attempt(async () => {
      await call(shopBuyers.sendCode, { shopNo, phone: phone.trim() });
      setWait(loginLimits.phoneCodePauseSeconds);
      toast(fill(t.shopFront.codeSent, { phone: phone.trim() }));
    });
  const logIn = () =>
    attempt(async () => {
      const brought = basketOf(shopNo);
      const { session, basket, ...shown } = await call(shopBuyers.login, {
        shopNo,
        phone: phone.trim(),
        checkCode,
        tokens: ordersOf(shopNo).map(({ token }) => token),
        basket: [...brought],
      });
      keepLogin(shopNo, { session, phone: shown.phone });
      keepTold(shopNo, basket);
      replaceBasket(shopNo, basket);
      toast(t.shopFront.loggedIn);
      if (brought.some(({ mallProductId }) => piecesOf(basket, mallProductId) === 0))
        toast(fill(t.shopFront.fullBasket, { n: basketLimits.lines }));
      onClose();
    });

  return (
    <Sheet
      title={t.shopFront.login}
      onClose={onClose}
      bar={
        <Button
          kind="main"
          wide
          busy={busy}
          disabled={!isMobile || !/^\d{6}$/.test(checkCode)}
          onPress={() => void logIn()}
        >
          {t.shopFront.login}
        </Button>
      }
    >
      <p className="hint">{t.shopFront.loginAbout}</p>
      <Field
        label={t.shopFront.phone}
        kind="tel"
        most={11}
        value={phone}
        problem={phone.length === 11 && !isMobile ? t.shopFront.phoneWrong : undefined}
        onChange={setPhone}
      />
      <div className="code-line">
        <Field label={t.shopFront.code} kind="code" most={6} value={checkCode} onChange={setCode} />
        <Button busy={busy} disabled={!isMobile || wait > 0} onPress={() => void send()}>
          {wait > 0 ? fill(t.shopFront.again, { n: wait }) : t.shopFront.sendCode}
        </Button>
      </div>
    </Sheet>
  );
}
