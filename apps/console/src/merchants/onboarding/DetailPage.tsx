import type { OutputOf } from "@yunshou/contract";
import { applications } from "@yunshou/contract/merchants/onboarding/applications";
import { submissions } from "@yunshou/contract/merchants/onboarding/submissions";
import { applicationTable, checkEditable, isSubmissionOver, reviewDecisions, step } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Alert, App, Button, Skeleton, Tooltip } from "antd";
import { useMemo, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { call } from "../../platform/api/call.ts";
import {
  EmptyState,
  useCall,
  useCan,
  useConfirm,
  useRefusalText,
  useRefusedWithout,
  useWrite,
  whenOpened,
  namesOf,
} from "../../platform/kit/index.ts";
import { Leave } from "../../platform/layout/leaving.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { useCanOpen } from "../../platform/usePages.ts";
import { ApplicationDetails } from "./ApplicationDetails.tsx";
import { sessionClient } from "./client.ts";
import type { Deciding } from "./DecideDialog.tsx";
import { editWord } from "./editWord.ts";

const DecideDialog = whenOpened(
  async () => (await import("./DecideDialog.tsx")).DecideDialog,
  ({ deciding }) => deciding !== undefined,
);

/** A provider that is asked answers within this time, as a rule. */
const answerAfterMs = 2_500;
const merchantsPath = "/shgl/wdsh";

type Numbers = OutputOf<typeof applications.reveal>;

/** 进件信息: one application with its pictures and review; reviewers decide here and may see the numbers, which is recorded. */
export function DetailPage() {
  const [params] = useSearchParams();
  const applicationId = params.get("id") ?? "";
  return applicationId === "" ? (
    <Leave to="/cfgl/xwshrz" />
  ) : (
    <Detail key={applicationId} applicationId={applicationId} />
  );
}

function Detail({ applicationId }: { readonly applicationId: string }) {
  const t = usePhrases("onboarding", "submissions", "merchants");
  const words = t.onboarding;
  const navigate = useNavigate();
  const { ask } = useConfirm();
  const refusal = useRefusalText();
  const mayReview = useCan("merchants.application.review");
  const maySubmit = useCan("merchants.submission.write");
  const { message } = App.useApp();
  const readOnly = useRefusedWithout("merchants.application.write");
  const client = useMemo(() => sessionClient(applicationId), [applicationId]);
  const { data, error, reload } = useCall(applications.detail, { applicationId });
  const seesMerchants = useCanOpen()(merchantsPath);
  const query = useWrite(submissions.query);
  const [numbers, show] = useState<Numbers | undefined>();
  const [deciding, decide] = useState<Deciding | undefined>();
  if (error !== null) return <EmptyState error={error} onRetry={() => void reload()} />;
  if (data === undefined) return <Skeleton active />;

  const noQuery = data.submissions.some(({ state }) => !isSubmissionOver(state))
    ? undefined
    : t.common.errors["state.notAllowed"];
  const noDecision = (decision: Deciding["decision"]) =>
    data.own
      ? t.onboarding.errors["merchants.ownApplication"]
      : refusal(step(applicationTable, data.applyStatus, decision));
  const askProvider = () =>
    void query.run({ applicationId }).then(
      () => {
        message.success(t.submissions.queried);
        setTimeout(() => void reload(), answerAfterMs);
      },
      () => undefined,
    );
  const reveal = () =>
    ask({
      text: words.revealAsk,
      about: namesOf(data.merchantName, data.applyNo),
      verb: words.reveal,
      success: null,
      run: async () => show(await call(applications.reveal, { applicationId }, { fresh: true })),
    });

  return (
    <section className="kit-card onboarding-detail">
      <header className="kit-toolbar">
        <h2>
          {t.submissions.pages["/cfgl/jjxx0"]} · {data.merchantName}
        </h2>
        <div className="kit-toolbar-buttons">
          {data.merchantNo !== null && seesMerchants && (
            <Button onClick={() => void navigate(`${merchantsPath}?merchantNo=${data.merchantNo ?? ""}`)}>
              {t.merchants.pages[merchantsPath]}
            </Button>
          )}
          {checkEditable(data.applyStatus, data.sentBack).ok && (
            <Button
              type="primary"
              disabled={readOnly !== undefined}
              onClick={() => void navigate(`/cfgl/step?id=${applicationId}`)}
            >
              {words[editWord(data)]}
            </Button>
          )}
          {mayReview && (
            <>
              {reviewDecisions.map((decision) => (
                <Tooltip key={decision} title={noDecision(decision)}>
                  <Button
                    type={decision === "approve" ? "primary" : "default"}
                    danger={decision === "reject"}
                    disabled={noDecision(decision) !== undefined}
                    onClick={() =>
                      decide({
                        decision,
                        applications: [{ applicationId, submittedAt: data.submittedAt }],
                        about: namesOf(data.merchantName, data.applyNo),
                      })
                    }
                  >
                    {words.decision[decision]}
                  </Button>
                </Tooltip>
              ))}
              <Button disabled={numbers !== undefined} onClick={reveal}>
                {words.reveal}
              </Button>
            </>
          )}
          {maySubmit && data.submissions.length > 0 && (
            <Tooltip title={noQuery}>
              <Button disabled={noQuery !== undefined} loading={query.running} onClick={askProvider}>
                {t.submissions.query}
              </Button>
            </Tooltip>
          )}
        </div>
      </header>
      {mayReview && data.sameBankAccount > 0 && (
        <Alert
          type="warning"
          showIcon
          title={fill(words.sameBank, { n: data.sameBankAccount })}
          style={{ marginBottom: 16 }}
        />
      )}
      <ApplicationDetails view={data} client={client} shown={numbers} />
      <DecideDialog deciding={deciding} onClose={() => decide(undefined)} />
    </section>
  );
}
