import { applications } from "@yunshou/contract/merchants/onboarding/applications";
import { Skeleton } from "antd";
import { useMemo } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { checkEditable } from "@yunshou/domain";
import { EmptyState, useCall } from "../../platform/kit/index.ts";
import { Leave } from "../../platform/layout/leaving.ts";
import { sessionClient } from "./client.ts";
import { Wizard } from "./Wizard.tsx";

/** 入驻申请: continues the draft that the address names; one that may not be written opens as a detail. */
export function StepPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const applicationId = params.get("id") ?? "";
  const client = useMemo(() => sessionClient(applicationId), [applicationId]);
  const { data, error, reload } = useCall(applications.detail, { applicationId }, { enabled: applicationId !== "" });
  if (applicationId === "") return <Leave to="/cfgl/xwshrz" />;
  if (error !== null) return <EmptyState error={error} onRetry={() => void reload()} />;
  if (data === undefined) return <Skeleton active />;
  if (!checkEditable(data.applyStatus, data.sentBack).ok) return <Leave to={`/cfgl/jjxx0?id=${applicationId}`} />;
  return (
    <Wizard
      key={applicationId}
      client={client}
      view={data}
      reload={reload}
      onSubmitted={() => void reload().then(() => navigate("/cfgl/xwshrz"))}
    />
  );
}
