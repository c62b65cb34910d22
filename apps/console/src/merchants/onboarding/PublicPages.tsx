import { useQuery } from "@tanstack/react-query";
import { checkEditable } from "@yunshou/domain";
import { Button, Skeleton } from "antd";
import { type ReactNode, Suspense, useEffect } from "react";
import { lazily } from "../../platform/lazily.ts";
import { Navigate, useNavigate } from "react-router";
import { Mark } from "../../platform/layout/Brand.tsx";
import { Notice } from "../../platform/layout/Notices.tsx";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { ApplicationDetails } from "./ApplicationDetails.tsx";
import { linkClient, readInvited } from "./client.ts";
import { editWord } from "./editWord.ts";
import "./onboarding.css";
import { keepApplicationToken } from "./token.ts";

const Wizard = lazily(async () => ({ default: (await import("./Wizard.tsx")).Wizard }));

/** The application of the link, for both public pages. */
function useInvited() {
  useEffect(() => keepApplicationToken(), []);
  return useQuery({ queryKey: ["invited application"], queryFn: readInvited });
}

function PublicFrame({ children }: { readonly children: ReactNode }) {
  const t = usePhrases("onboarding");
  useEffect(() => {
    document.title = `${t.onboarding.wizardTitle} · ${t.common.brand}`;
  });
  return (
    <div className="onboarding-public">
      <header>
        <Mark />
        <h1>
          {t.common.brand} · {t.onboarding.wizardTitle}
        </h1>
      </header>
      <main>{children}</main>
    </div>
  );
}

/** /jjxx: an invited merchant fills in its application without an account (PERM-15). */
export function PublicFormPage() {
  const t = usePhrases("onboarding");
  const navigate = useNavigate();
  const { data, error, refetch } = useInvited();
  if (error !== null)
    return (
      <PublicFrame>
        <section className="kit-card">
          <Notice picture="locked" title={t.onboarding.link.invalid} />
        </section>
      </PublicFrame>
    );
  if (data === undefined)
    return (
      <PublicFrame>
        <Skeleton active />
      </PublicFrame>
    );
  const seen = `/jjxx0?applyNo=${data.applyNo}`;
  if (!checkEditable(data.applyStatus, data.sentBack).ok) return <Navigate to={seen} replace />;
  return (
    <PublicFrame>
      <Suspense fallback={<Skeleton active />}>
        <Wizard
          client={linkClient}
          view={data}
          reload={refetch}
          onSubmitted={() => void refetch().then(() => navigate(seen, { replace: true }))}
        />
      </Suspense>
    </PublicFrame>
  );
}

/** /jjxx0: what became of the application, with the way back when it was not approved. */
export function PublicViewPage() {
  const t = usePhrases("onboarding");
  const navigate = useNavigate();
  const { data, error } = useInvited();
  if (error !== null)
    return (
      <PublicFrame>
        <section className="kit-card">
          <Notice picture="locked" title={t.onboarding.link.invalid} />
        </section>
      </PublicFrame>
    );
  if (data === undefined)
    return (
      <PublicFrame>
        <Skeleton active />
      </PublicFrame>
    );
  return (
    <PublicFrame>
      <section className="kit-card onboarding-detail">
        {checkEditable(data.applyStatus, data.sentBack).ok && (
          <div className="onboarding-detail-buttons">
            <Button type="primary" onClick={() => navigate("/jjxx")}>
              {t.onboarding[editWord(data)]}
            </Button>
          </div>
        )}
        <ApplicationDetails view={data} client={linkClient} />
      </section>
    </PublicFrame>
  );
}
