import { machineFeedback } from "@yunshou/contract/support/machineFeedback";
import { ticketLimits } from "@yunshou/domain";
import { useState } from "react";
import { call, CallFailure } from "../platform/api/call.ts";
import { showInstant } from "../platform/figures.ts";
import { Button, Failed, Field, Sheet, toast, Waiting } from "../platform/kit/index.ts";
import { failureText } from "../platform/kit/states.tsx";
import { usePhrases } from "../platform/phrases/phrases.ts";
import { useAnswer } from "../platform/useAnswer.ts";

interface OwnFeedbackProps {
  readonly machineNo: string;
  readonly token: string;
}

/** An answer is seen while the customer still looks. */
const everyMs = 15_000;

/** One report of this phone: its state, and what customer and merchant said to each other. */
export function OwnFeedback({ machineNo, token }: OwnFeedbackProps) {
  const t = usePhrases("machineFeedback").machineFeedback;
  const [adding, setAdding] = useState(false);
  const { data, failure, reload } = useAnswer(
    token,
    (signal) => call(machineFeedback.own, { machineNo, token }, { signal }),
    everyMs,
  );
  if (data === undefined) {
    if (failure === undefined) return <Waiting />;
    if (failure.kind === "network") return <Failed failure={failure} onRetry={reload} />;
    return <p className="hint">{failure.message === "" ? t.gone : failure.message}</p>;
  }
  return (
    <article className="card">
      <p className="feedback-state">
        <b>{t.problem[data.problemType]}</b>
        <span role="status">{t.state[data.customerTicketState]}</span>
      </p>
      <Said by={t.me} words={data.ticketContent} at={data.createdTime} />
      {data.said.map(({ byCustomer, words, at }) => (
        <Said key={at} by={byCustomer ? t.me : t.merchant} words={words} at={at} />
      ))}
      {data.customerTicketState === "closed" ? null : (
        <Button kind="quiet" onPress={() => setAdding(true)}>
          {t.more}
        </Button>
      )}
      {adding ? (
        <MoreSheet
          machineNo={machineNo}
          token={token}
          onClose={() => {
            setAdding(false);
            reload();
          }}
        />
      ) : null}
    </article>
  );
}

function Said({ by, words, at }: { readonly by: string; readonly words: string; readonly at: string }) {
  return (
    <p className="feedback-said">
      <small className="soft">
        {by} · {showInstant(at)}
      </small>
      {words}
    </p>
  );
}

function MoreSheet({ machineNo, token, onClose }: OwnFeedbackProps & { readonly onClose: () => void }) {
  const { phone, machineFeedback: t } = usePhrases("phone", "machineFeedback");
  const [ticketReply, setReply] = useState("");
  const [busy, setBusy] = useState(false);

  async function send() {
    setBusy(true);
    try {
      await call(machineFeedback.reply, { machineNo, token, ticketReply });
      onClose();
    } catch (error) {
      toast(failureText(error instanceof CallFailure ? error : new CallFailure("network"), phone.offline));
      setBusy(false);
    }
  }

  return (
    <Sheet
      title={t.more}
      onClose={onClose}
      bar={
        <Button kind="main" wide busy={busy} disabled={ticketReply.trim() === ""} onPress={() => void send()}>
          {t.tell}
        </Button>
      }
    >
      <Field label={t.more} kind="long" most={ticketLimits.contentLength} value={ticketReply} onChange={setReply} />
    </Sheet>
  );
}
