import { applications } from "@yunshou/contract/merchants/onboarding/applications";
import { Skeleton } from "antd";
import { useMemo, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { checkEditable } from "@yunshou/domain";
import { EmptyState, useCall } from "../../platform/kit/index.ts";
import { Leave } from "../../platform/layout/leaving.ts";
import { type ApplicationView, openingClient, sessionClient } from "./client.ts";
import { Wizard } from "./Wizard.tsx";

const list = "/cfgl/xwshrz";

/** 入驻申请: continues the draft that the address names, or begins one that is not there before something was typed. */
export function StepPage() {
  const [params] = useSearchParams();
  const applicationId = params.get("id");
  const begun = params.get("new");
  if (applicationId !== null) return <KeptDraft key={applicationId} applicationId={applicationId} />;
  return begun === null ? <Leave to={list} /> : <NewDraft key={begun} />;
}

/** A draft that exists; one that may not be written opens as a detail. */
function KeptDraft({ applicationId }: { readonly applicationId: string }) {
  const navigate = useNavigate();
  const client = useMemo(() => sessionClient(applicationId), [applicationId]);
  const { data, error, reload } = useCall(applications.detail, { applicationId });
  if (error !== null) return <EmptyState error={error} onRetry={() => void reload()} />;
  if (data === undefined) return <Skeleton active />;
  if (!checkEditable(data.applyStatus, data.sentBack).ok) return <Leave to={`/cfgl/jjxx0?id=${applicationId}`} />;
  return (
    <Wizard client={client} view={data} reload={reload} onSubmitted={() => void reload().then(() => navigate(list))} />
  );
}

/** An application of which nothing is kept yet. */
function NewDraft() {
  const navigate = useNavigate();
  const [applicationId, setId] = useState("");
  const client = useMemo(() => openingClient(setId), []);
  const { data, reload } = useCall(applications.detail, { applicationId }, { enabled: applicationId !== "" });
  return (
    <Wizard
      client={client}
      view={data ?? emptyView}
      // What was just opened is read by itself.
      reload={async () => (applicationId === "" ? undefined : reload())}
      onSubmitted={() => void navigate(list)}
    />
  );
}

const emptyView: ApplicationView = {
  applyNo: "",
  applyStatus: "draft",
  merchantName: "",
  contactName: "",
  contactPhone: "",
  email: "",
  idCardNo: null,
  storeName: "",
  province: "",
  city: "",
  address: "",
  bankName: "",
  bankAccount: null,
  images: [],
  signedName: null,
  submittedAt: null,
  reviewRemark: "",
  sentBack: false,
  submissions: [],
  events: [],
};
