import { notices } from "@yunshou/contract/support/announcements";
import { Skeleton } from "antd";
import { Suspense } from "react";
import { Link, Navigate, useSearchParams } from "react-router";
import { EmptyState, showTime, useRecord } from "../../platform/kit/index.ts";
import { lazily } from "../../platform/lazily.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { PublicFrame } from "../PublicFrame.tsx";

const Markdown = lazily(() => import("../Markdown.tsx"));

/** 平台消息: one published announcement (SYS-05, PERM-15). */
export function NoticePage() {
  const t = usePhrases("announcements");
  const [params] = useSearchParams();
  const noticeId = params.get("id");
  const { data: notice, error } = useRecord(notices.read, { noticeId });
  if (noticeId === null) return <Navigate to="/notice" replace />;
  return (
    <PublicFrame title={notice?.noticeTitle ?? t.announcements.pages["/ptxx"]}>
      <section className="kit-card">
        {error !== null ? (
          <EmptyState error={error} />
        ) : notice === undefined ? (
          <Skeleton active />
        ) : (
          <article>
            <h2>{notice.noticeTitle}</h2>
            <p className="kit-soft">{`${notice.msgType} · ${showTime(notice.publishTime)}`}</p>
            <Suspense fallback={<Skeleton active />}>
              <Markdown text={notice.noticeContent} />
            </Suspense>
          </article>
        )}
        <p>
          <Link to="/notice">{t.announcements.action.back}</Link>
        </p>
      </section>
    </PublicFrame>
  );
}
