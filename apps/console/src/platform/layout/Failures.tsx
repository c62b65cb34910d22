import { App } from "antd";
import { useEffect, useRef } from "react";
import { reportFailuresTo } from "../api/call.ts";
import { failureSeconds, failureText } from "../api/failure.ts";
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
        const content = failureText(failure, language, t);
        // The same text once, even when several calls of a page fail alike.
        return void message.error({ content, key: content, duration: failureSeconds });
      }
      if (asking.current || sessionToken() === undefined) return;
      asking.current = true;
      modal.confirm({
        title: t.common.confirm.title,
        content: t.common.session.expired,
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
