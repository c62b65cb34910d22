import { useState } from "react";
import { CallFailure } from "../platform/api/call.ts";
import { Button, Field, Frame, toast } from "../platform/kit/index.ts";
import { failureText } from "../platform/kit/states.tsx";
import { usePhrases } from "../platform/phrases/phrases.ts";
import { go } from "../platform/router.ts";
import { finishLogIn, logIn, usePerson } from "./person.ts";
import { sendActs } from "./queue.ts";

/** The login of staff, as on the console; what waits on the phone is sent once somebody is in (LOGIN-18). */
export function LoginPage() {
  const t = usePhrases("phone", "round");
  const known = usePerson();
  const [account, setAccount] = useState(known?.account ?? "");
  const [password, setPassword] = useState("");
  const [code, setCode] = useState<string>();
  const [busy, setBusy] = useState(false);
  const enter = async () => {
    setBusy(true);
    try {
      await (code === undefined ? logIn(account.trim(), password) : finishLogIn(account.trim(), code.trim()));
      void sendActs();
      go("/m/", { replace: true });
    } catch (error) {
      const failure = error instanceof CallFailure ? error : new CallFailure("network");
      if (failure.code === "access.secondFactorNeeded") setCode("");
      else toast(failureText(failure, t.phone.offline));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Frame title={t.round.title}>
      <form
        className="card"
        onSubmit={(event) => {
          event.preventDefault();
          void enter();
        }}
      >
        {known !== null && known.token === null ? <p role="status">{t.round.logInAgain}</p> : null}
        {code === undefined ? (
          <>
            <Field label={t.round.account} value={account} onChange={setAccount} most={60} />
            <Field label={t.round.password} value={password} onChange={setPassword} kind="password" most={100} />
          </>
        ) : (
          <Field label={t.round.second} value={code} onChange={setCode} kind="digits" most={20} />
        )}
        <Button
          kind="main"
          wide
          busy={busy}
          disabled={account.trim() === "" || (code === undefined ? password === "" : code.trim() === "")}
          onPress={() => void enter()}
        >
          {t.round.logIn}
        </Button>
        <button type="submit" hidden />
      </form>
    </Frame>
  );
}
