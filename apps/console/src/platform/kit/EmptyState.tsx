import { Button, Empty } from "antd";
import { usePhrases } from "../phrases/usePhrases.ts";

interface EmptyStateProps {
  readonly failed?: boolean;
  readonly onRetry?: () => void;
}

/** 暂无数据, or why there is nothing and how to try again. */
export function EmptyState({ failed = false, onRetry }: EmptyStateProps) {
  const t = usePhrases();
  return (
    <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={failed ? t.common.list.loadFailed : t.common.list.empty}>
      {failed && onRetry !== undefined && <Button onClick={onRetry}>{t.common.action.retry}</Button>}
    </Empty>
  );
}
