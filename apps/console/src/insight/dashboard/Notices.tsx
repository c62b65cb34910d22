import { notices } from "@yunshou/contract/support/announcements";
import { Link, useNavigate } from "react-router";
import { EmptyState, showTime, useCall } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { Block } from "./Block.tsx";

const newest = { page: 1, pageSize: 5 } as const;

/** The newest announcements, each leading to its text; 更多 leads to all of them (SYS-05). */
export default function Notices() {
  const t = usePhrases("announcements");
  const navigate = useNavigate();
  const { data, error, reload } = useCall(notices.list, newest);
  const rows = data?.rows ?? [];
  return (
    <Block
      title={t.announcements.pages["/notice"]}
      waiting={data === undefined && error === null}
      onMore={() => void navigate("/sygdxx")}
    >
      {rows.length === 0 ? (
        <EmptyState error={data === undefined ? error : null} onRetry={() => void reload()} />
      ) : (
        <ul className="dashboard-notices">
          {rows.map(({ noticeId, noticeTitle, msgType, publishTime }) => (
            <li key={noticeId}>
              <Link to={`/ptxx?id=${noticeId}`}>{noticeTitle}</Link>
              <span className="kit-soft">{msgType}</span>
              <time className="kit-soft" dateTime={publishTime}>
                {showTime(publishTime)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </Block>
  );
}
