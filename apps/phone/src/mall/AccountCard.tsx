import { shopBuyers } from "@yunshou/contract/mall/shopBuyers";
import { useState } from "react";
import { call } from "../platform/api/call.ts";
import { Button, Row } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/phrases.ts";
import { forgetLogin, useLogin } from "./kept.ts";
import { LoginSheet } from "./LoginSheet.tsx";

/** Who is logged in, or the way to log in. */
export function AccountCard({ shopNo }: { readonly shopNo: string }) {
  const t = usePhrases("shopFront");
  const login = useLogin(shopNo);
  const [open, setOpen] = useState(false);
  return (
    <section className="card">
      {login === null ? (
        <Row
          title={t.shopFront.login}
          about={t.shopFront.loginAbout}
          after={<Button onPress={() => setOpen(true)}>{t.shopFront.login}</Button>}
        />
      ) : (
        <Row
          title={login.phone}
          after={
            <Button
              onPress={() => {
                // Without a network the phone forgets it all the same; the server ends it by its age.
                void call(shopBuyers.logout, { shopNo, session: login.session }).catch(() => undefined);
                forgetLogin(shopNo);
              }}
            >
              {t.shopFront.logout}
            </Button>
          }
        />
      )}
      {open ? <LoginSheet shopNo={shopNo} onClose={() => setOpen(false)} /> : null}
    </section>
  );
}
