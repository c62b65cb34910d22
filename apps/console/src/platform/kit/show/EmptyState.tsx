import { useQueryClient } from "@tanstack/react-query";
import { Button, Empty } from "antd";
import type { ReactNode } from "react";
import { endDuplicateWindow } from "../../api/duplicates.ts";
import { CallFailure, failureText } from "../../api/failure.ts";
import { loadedErrorText } from "../../phrases/loadedRooms.ts";
import { useLanguage, usePhrases } from "../../phrases/usePhrases.ts";
import { CopyButton } from "./CopyButton.tsx";

interface EmptyStateProps {
  /** Why nothing could be read; null or nothing where reading went well. */
  readonly error?: Error | null | undefined;
  /** Reads again; whatever failed on the page if not given. */
  readonly onRetry?: (() => void) | undefined;
  /** Given when filters hide what there may be: takes them away. */
  readonly onClear?: (() => void) | undefined;
  /** How the first one comes here. */
  readonly hint?: ReactNode;
}

/** Nothing to show, and why: it failed, it may not be seen, filters hide it, or there is none yet and how it is made. */
export function EmptyState({ error = null, onRetry, onClear, hint }: EmptyStateProps) {
  if (error !== null)
    return isForbidden(error) ? <Forbidden error={error} /> : <Failed error={error} onRetry={onRetry} />;
  return onClear === undefined ? <None hint={hint} /> : <NoMatch onClear={onClear} />;
}

const isForbidden = (error: Error) =>
  error instanceof CallFailure && (error.code === "access.noPermission" || error.code === "access.functionDisabled");

function None({ hint }: { readonly hint: ReactNode }) {
  const t = usePhrases().common;
  return (
    <Empty
      image={Empty.PRESENTED_IMAGE_SIMPLE}
      description={
        <>
          {t.list.empty}
          {hint !== undefined && <small className="kit-soft kit-empty-hint">{hint}</small>}
        </>
      }
    />
  );
}

function NoMatch({ onClear }: { readonly onClear: () => void }) {
  const t = usePhrases().common;
  return (
    <Empty
      image={Empty.PRESENTED_IMAGE_SIMPLE}
      description={
        <>
          {t.list.empty}
          <small className="kit-soft kit-empty-hint">{t.list.noMatch}</small>
        </>
      }
    >
      <Button onClick={onClear}>{t.list.clearFilters}</Button>
    </Empty>
  );
}

function Failed({ error, onRetry }: { readonly error: Error; readonly onRetry: (() => void) | undefined }) {
  const t = usePhrases();
  const reason = useReason(error);
  const client = useQueryClient();
  const retry = () => {
    endDuplicateWindow();
    if (onRetry !== undefined) onRetry();
    else void client.refetchQueries({ type: "active", predicate: ({ state }) => state.error !== null });
  };
  const number = error instanceof CallFailure ? error.requestId : undefined;
  return (
    <div className="kit-failed" role="alert">
      <svg viewBox="0 0 64 64" width="56" height="56" aria-hidden="true">
        <path d="M32 6 60 56H4Z" className="kit-failed-sign" />
        <path d="M32 24v16m0 6v3" className="kit-failed-mark" />
      </svg>
      <b>{t.common.list.loadFailed}</b>
      {reason !== "" && <span className="kit-soft">{reason}</span>}
      <div>
        <Button onClick={retry}>{t.common.action.retry}</Button>
        {number !== undefined && <CopyButton text={number}>{t.common.failure.copyNumber}</CopyButton>}
      </div>
    </div>
  );
}

function Forbidden({ error }: { readonly error: Error }) {
  const t = usePhrases().common;
  const reason = useReason(error);
  return (
    <Empty
      image={Empty.PRESENTED_IMAGE_SIMPLE}
      description={
        <>
          {reason}
          <small className="kit-soft kit-empty-hint">{t.failure.whoGrants}</small>
        </>
      }
    />
  );
}

function useReason(error: Error): string {
  const t = usePhrases();
  const language = useLanguage();
  if (!(error instanceof CallFailure)) return "";
  return failureText(error, language, t, (code) => loadedErrorText(language, code));
}
