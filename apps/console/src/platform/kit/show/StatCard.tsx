import { Skeleton } from "antd";
import type { ReactNode } from "react";

interface StatCardProps {
  readonly label: string;
  readonly value: ReactNode;
  readonly loading?: boolean;
  /** A short line under the figure, e.g. a comparison. */
  readonly note?: ReactNode;
  readonly icon?: ReactNode;
  readonly onClick?: () => void;
}

/** One figure with its name; a button when it leads somewhere. */
export function StatCard({ label, value, loading = false, note, icon, onClick }: StatCardProps) {
  const content = (
    <>
      {icon !== undefined && (
        <span className="kit-stat-icon" aria-hidden="true">
          {icon}
        </span>
      )}
      <span className="kit-stat-text">
        <span className="kit-stat-label">{label}</span>
        {loading ? <Skeleton.Button active size="small" /> : <strong className="kit-stat-value">{value}</strong>}
        {note !== undefined && <span className="kit-stat-note">{note}</span>}
      </span>
    </>
  );
  return onClick === undefined ? (
    <div className="kit-stat">{content}</div>
  ) : (
    <button type="button" className="kit-stat kit-stat-link" onClick={onClick}>
      {content}
    </button>
  );
}
