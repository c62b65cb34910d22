import type { Language } from "@yunshou/contract";
import { App } from "antd";
import { useEffect, useRef } from "react";
import { reportFailuresTo } from "../api/call.ts";
import { type CallFailure, failureSeconds, failureText } from "../api/failure.ts";
import { loadedErrorText, loadKind } from "../phrases/loadedRooms.ts";
import { useLanguage, usePhrases } from "../phrases/usePhrases.ts";
import { sessionToken } from "../session/session.ts";
import { leave } from "./Shell.tsx";

/** Shows failed calls for 3 s (HTTP-12 to HTTP-14), and one dialog when the session is over however many calls say so (HTTP-10, HTTP-11). */
export function Failures() {
  const { message, modal } = App.useApp();
  const t = usePhrases();
  const language = useLanguage();
  const asking = useRef(false);

  useEffect(() => {
    reportFailuresTo((failure) => {
      if (failure.kind !== "expired") {
        return void textsFor(failure, language).then((textOf) => {
          const content = failureText(failure, language, t, textOf);
          // The same text once, even when several calls of a page fail alike.
          message.error({ content, key: content, duration: failureSeconds });
        });
      }
      if (asking.current || sessionToken() === undefined) return;
      asking.current = true;
      modal.confirm({
        title: t.common.session.expired,
        okText: t.common.session.again,
        cancelText: t.common.action.cancel,
        mask: { closable: false },
        onOk: leave,
        afterClose: () => {
          asking.current = false;
        },
      });
    });
    return () => reportFailuresTo(() => {});
  }, [message, modal, t, language]);
  return null;
}

/**
 * Texts of refusals, of all rooms when the code is of a room that is not here: a call may be refused by any area, and only then
 * are their texts worth fetching. Without them, a failure says only what was wanted.
 */
async function textsFor(failure: CallFailure, language: Language): Promise<(code: string) => string | undefined> {
  const textOf = (code: string) => loadedErrorText(language, code);
  if (failure.kind === "refused" && language !== "zh" && textOf(failure.code) === undefined)
    await loadKind(language, "errors").catch(() => undefined);
  return textOf;
}
