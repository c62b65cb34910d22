import { fill } from "@yunshou/phrases/fill";
import { Alert, Button, Timeline } from "antd";
import { showTime, StatusDot } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { ApplicationView } from "./client.ts";
import { submissionTones } from "./state.ts";
import { useReasonText } from "./useReasonText.ts";

/** How an application stands at each payment provider: state, reasons, what the merchant has to do, and the way there. */
export function SubmissionProgress({ submissions }: { readonly submissions: ApplicationView["submissions"] }) {
  const t = usePhrases("payments", "submissions");
  const words = t.submissions;
  const reasonText = useReasonText();
  return (
    <>
      <h3>{words.section}</h3>
      <div className="onboarding-providers">
        {submissions.map(({ submissionId, channel, providerName, state, reasons, subMerchantNo, signUrl, events }) => (
          <section key={submissionId} className="onboarding-provider">
            <header>
              <b>{providerName}</b>
              <span className="kit-soft">{t.payments.kind[channel]}</span>
              <StatusDot tone={submissionTones[state]}>{words.state[state]}</StatusDot>
            </header>
            {subMerchantNo !== null && (
              <p>
                {words.subMerchantNo} {subMerchantNo}
              </p>
            )}
            {reasons.length > 0 && (
              <Alert
                type="error"
                title={reasons.map((reason, place) => (
                  <div key={place}>{reasonText(reason)}</div>
                ))}
              />
            )}
            {signUrl !== null && (
              <Button type="primary" href={signUrl} target="_blank" rel="noopener noreferrer">
                {words.open}
              </Button>
            )}
            <Timeline
              items={events.map((event, place) => ({
                key: place,
                content: [
                  showTime(event.at),
                  words.state[event.state],
                  event.attempt > 1 ? fill(words.attempt, { n: event.attempt }) : "",
                  event.actor ?? "",
                ]
                  .filter((part) => part !== "")
                  .join(" · "),
              }))}
            />
          </section>
        ))}
      </div>
    </>
  );
}
