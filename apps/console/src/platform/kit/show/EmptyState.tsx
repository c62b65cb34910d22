import { Button, Empty } from "antd";
import { usePhrases } from "../../phrases/usePhrases.ts";

interface EmptyStateProps {
  readonly failed?: boolean;
  readonly onRetry?: () => void;
  /** Given when filters hide what there may be: takes them away. */
  readonly onClear?: (() => void) | undefined;
}

/** 暂无数据, or why there is nothing and what to do about it. */
export function EmptyState({ failed = false, onRetry, onClear }: EmptyStateProps) {
  const t = usePhrases().common;
  if (failed)
    return (
      <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t.list.loadFailed}>
        {onRetry !== undefined && <Button onClick={onRetry}>{t.action.retry}</Button>}
      </Empty>
    );
  if (onClear === undefined) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t.list.empty} />;
  return (
    <Empty
      image={Empty.PRESENTED_IMAGE_SIMPLE}
      description={
        <>
          {t.list.empty}
          <br />
          <small className="kit-soft">{t.list.noMatch}</small>
        </>
      }
    >
      <Button onClick={onClear}>{t.list.clearFilters}</Button>
    </Empty>
  );
}
