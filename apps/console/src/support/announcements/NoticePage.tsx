import { PaperClipOutlined } from "@ant-design/icons";
import { notices } from "@yunshou/contract/support/announcements";
import { Button, Skeleton } from "antd";
import { Suspense } from "react";
import { Link, Navigate, useSearchParams } from "react-router";
import { saveFile } from "../../platform/api/files.ts";
import { EmptyState, showBytes, showTime, useRecord } from "../../platform/kit/index.ts";
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
            {notice.files.length > 0 && <h3>{t.announcements.fields.fileIds}</h3>}
            {notice.files.map(({ fileId, fileName, fileSize }) => (
              <p key={fileId}>
                <Button
                  type="link"
                  icon={<PaperClipOutlined />}
                  onClick={() => void saveFile(notices.file, { noticeId: notice.noticeId, fileId }, fileName)}
                >
                  {fileName}
                </Button>{" "}
                <span className="kit-soft">{showBytes(fileSize)}</span>
              </p>
            ))}
          </article>
        )}
        <p>
          <Link to="/notice">{t.announcements.action.back}</Link>
        </p>
      </section>
    </PublicFrame>
  );
}
