import { machineFeedback } from "@yunshou/contract/support/machineFeedback";
import { call } from "../platform/api/call.ts";
import { Failed, Frame, Toasts, Waiting } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/phrases.ts";
import { useAnswer } from "../platform/useAnswer.ts";
import { FeedbackForm } from "./FeedbackForm.tsx";
import { OwnFeedback } from "./OwnFeedback.tsx";
import { useOwnFeedback } from "./ownFeedback.ts";
import "./feedback.css";

/** A machine at which something went wrong: what its merchant should know, and what was answered to this phone. */
export function FeedbackApp({ machineNo }: { readonly machineNo: string }) {
  const t = usePhrases("machineFeedback").machineFeedback;
  const { data, failure, reload } = useAnswer(machineNo, (signal) =>
    call(machineFeedback.machine, { machineNo }, { signal }),
  );
  const own = useOwnFeedback(machineNo);
  return (
    <>
      <Frame title={t.title}>
        {data === undefined ? (
          failure === undefined ? (
            <Waiting />
          ) : (
            <Failed failure={failure} onRetry={reload} />
          )
        ) : (
          <>
            <section className="card">
              <p>
                {data.pointName === "" ? data.machineName : `${data.machineName} · ${data.pointName}`} ·{" "}
                {data.machineNo}
              </p>
              <p className="soft">{t.intro}</p>
            </section>
            {own.length === 0 ? null : (
              <section aria-label={t.own}>
                <h2 className="feedback-head">{t.own}</h2>
                {own.map((token) => (
                  <OwnFeedback key={token} machineNo={machineNo} token={token} />
                ))}
              </section>
            )}
            <FeedbackForm machineNo={machineNo} />
          </>
        )}
      </Frame>
      <Toasts />
    </>
  );
}
