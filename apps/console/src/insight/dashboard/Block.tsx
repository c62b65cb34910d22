import { Button } from "antd";
import type { ReactNode } from "react";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

interface BlockProps {
  readonly title: ReactNode;
  readonly wide?: boolean;
  readonly note?: ReactNode;
  readonly onMore?: () => void;
  /** Nothing to show yet: the block keeps its size and shimmers. */
  readonly waiting?: boolean;
  readonly children: ReactNode;
}

/** One titled part of the home page. */
export function Block({ title, wide = false, note, onMore, waiting = false, children }: BlockProps) {
  const t = usePhrases("dashboard");
  return (
    <section
      className={wide ? "kit-card dashboard-block dashboard-wide" : "kit-card dashboard-block"}
      aria-busy={waiting}
    >
      <header className="kit-toolbar">
        <h2>{title}</h2>
        {note !== undefined && <span className="dashboard-note">{note}</span>}
        {onMore !== undefined && (
          <Button type="link" size="small" onClick={onMore}>
            {t.dashboard.more}
          </Button>
        )}
      </header>
      {waiting ? <div className="dashboard-waiting" /> : children}
    </section>
  );
}
