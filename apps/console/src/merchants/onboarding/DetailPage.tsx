import { applications, type OutputOf } from "@yunshou/contract";
import { applicationTable, checkEditable, reviewDecisions, step } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Alert, Button, Skeleton, Tooltip } from "antd";
import { useMemo, useState } from "react";
import { Navigate, useNavigate, useSearchParams } from "react-router";
import { call } from "../../platform/api/call.ts";
import { EmptyState } from "../../platform/kit/EmptyState.tsx";
import { useCall, useWrite } from "../../platform/kit/queries.ts";
import { useCan, useRefusedWithout } from "../../platform/kit/useCan.ts";
import { useConfirm } from "../../platform/kit/useConfirm.tsx";
import { useRefusalText } from "../../platform/kit/useRefusalText.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { ApplicationDetails } from "./ApplicationDetails.tsx";
import { sessionClient } from "./client.ts";
import { DecideDialog, type Deciding } from "./DecideDialog.tsx";

type Numbers = OutputOf<typeof applications.reveal>;

/** 进件信息: one application with its pictures and review; reviewers decide here and may see the numbers, which is recorded. */
export function DetailPage() {
  const [params] = useSearchParams();
  const applicationId = params.get("id") ?? "";
  return applicationId === "" ? <Navigate to="/cfgl/xwshrz" replace /> : <Detail key={applicationId} applicationId={applicationId} />;
}

function Detail({ applicationId }: { readonly applicationId: string }) {
  const t = usePhrases();
  const words = t.onboarding;
  const navigate = useNavigate();
  const { ask } = useConfirm();
  const refusal = useRefusalText();
  const mayReview = useCan("merchants.application.review");
  const readOnly = useRefusedWithout("merchants.application.write");
  const client = useMemo(() => sessionClient(applicationId), [applicationId]);
  const { data, error, reload } = useCall(applications.detail, { applicationId });
  const send = useWrite(applications.send);
  const [numbers, show] = useState<Numbers | undefined>();
  const [deciding, decide] = useState<Deciding | undefined>();
  if (error !== null) return <EmptyState failed onRetry={() => void reload()} />;
  if (data === undefined) return <Skeleton active />;

  const provider = data.providers[0];
  const noSend = provider === undefined ? t.errors["merchants.noSubmissionProvider"] : data.applyStatus !== "approved" || data.providerName !== null ? t.errors["state.notAllowed"] : undefined;
  const noDecision = (decision: Deciding["decision"]) => (data.own ? t.errors["merchants.ownApplication"] : refusal(step(applicationTable, data.applyStatus, decision)));
  const reveal = () => ask({ text: words.revealAsk, run: async () => show(await call(applications.reveal, { applicationId }, { fresh: true })) });

  return (
    <section className="kit-card onboarding-detail">
      <div className="onboarding-detail-buttons">
        {checkEditable(data.applyStatus).ok && <Button type="primary" disabled={readOnly !== undefined} onClick={() => void navigate(`/cfgl/step?id=${applicationId}`)}>{data.applyStatus === "notApproved" ? words.resubmit : words.go}</Button>}
        {mayReview && (
          <>
            {reviewDecisions.map((decision) => (
              <Tooltip key={decision} title={noDecision(decision)}>
                <Button type={decision === "approve" ? "primary" : "default"} danger={decision === "reject"} disabled={noDecision(decision) !== undefined} onClick={() => decide({ decision, applicationIds: [applicationId] })}>{words.decision[decision]}</Button>
              </Tooltip>
            ))}
            <Button disabled={numbers !== undefined} onClick={reveal}>{words.reveal}</Button>
            <Tooltip title={noSend}>
              <Button disabled={noSend !== undefined} loading={send.running} onClick={() => void send.run({ applicationId, provider: provider ?? "" }).catch(() => undefined)}>{words.send}</Button>
            </Tooltip>
          </>
        )}
      </div>
      {mayReview && data.sameBankAccount > 0 && <Alert type="warning" showIcon title={fill(words.sameBank, { n: data.sameBankAccount })} style={{ marginBottom: 16 }} />}
      <ApplicationDetails view={data} client={client} shown={numbers} />
      <DecideDialog deciding={deciding} onClose={() => decide(undefined)} />
    </section>
  );
}
