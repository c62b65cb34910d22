import { Button } from "antd";
import { useLocation, useNavigate } from "react-router";
import { usePhrases } from "../phrases/usePhrases.ts";
import { firstPage, sessionUser } from "../session/session.ts";

interface NoticeProps {
  readonly picture: "lost" | "locked" | "broken";
  readonly title: string;
  readonly hint?: string;
  readonly action?: string;
  readonly onAction?: () => void;
}

/** A full-page notice with a drawing of a machine and, where there is one, the way out. */
export function Notice({ picture, title, hint, action, onAction }: NoticeProps) {
  return (
    <div className="shell-notice">
      <svg viewBox="0 0 200 160" width="200" height="160" aria-hidden="true">
        <ellipse cx="100" cy="148" rx="70" ry="7" className="notice-shade" />
        <rect x="52" y="18" width="96" height="124" rx="8" className="notice-body" />
        <rect x="62" y="28" width="56" height="84" rx="3" className="notice-glass" />
        {[46, 66, 86].map((y) => (
          <path key={y} d={`M62 ${y}h56`} className="notice-line" />
        ))}
        <rect x="126" y="34" width="14" height="22" rx="2" className="notice-glass" />
        <rect x="66" y="120" width="48" height="14" rx="3" className="notice-glass" />
        {picture === "lost" && (
          <text x="90" y="84" className="notice-sign">
            ?
          </text>
        )}
        {picture === "locked" && <path d="M79 70v-7a11 11 0 0 1 22 0v7m-25 0h28v20H76z" className="notice-strong" />}
        {picture === "broken" && <path d="M94 50l-10 20h14l-10 20" className="notice-strong" />}
      </svg>
      <h2>{title}</h2>
      {hint !== undefined && <p>{hint}</p>}
      {onAction !== undefined && (
        <Button type="primary" onClick={onAction}>
          {action}
        </Button>
      )}
    </div>
  );
}

/** ROUTE-31 */
export function NotFound() {
  const t = usePhrases();
  const navigate = useNavigate();
  return (
    <Notice
      picture="lost"
      title={t.common.failure.notFound}
      hint={t.common.failure.notFoundHint}
      action={t.common.failure.home}
      onAction={() => void navigate(firstPage(sessionUser()?.menuJsonTree ?? []) ?? "/launcher")}
    />
  );
}

/**
 * GUARD-08. The way out leads to a page that this person may open: the first of the own menu, or the launcher without one.
 *
 * @param reason why, where roles are not: the platform switched the page's function off, or the merchant does not have it.
 */
export function NoPermission({
  reason,
}: {
  readonly reason?: "access.functionDisabled" | "merchants.featureOff" | undefined;
}) {
  const t = usePhrases();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const first = firstPage(sessionUser()?.menuJsonTree ?? []);
  const home = first === undefined || first.split("?")[0] === pathname ? "/launcher" : first;
  return (
    <Notice
      picture="locked"
      title={t.common.failure.noPermission}
      {...(reason === undefined ? {} : { hint: t.common.errors[reason] })}
      action={t.common.failure.home}
      onAction={() => void navigate(home)}
    />
  );
}
