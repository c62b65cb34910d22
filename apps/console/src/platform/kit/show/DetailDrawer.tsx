import { Drawer, Skeleton } from "antd";
import type { ReactNode } from "react";
import { EmptyState } from "./EmptyState.tsx";
import { useFocusReturn } from "../focus.tsx";

interface DetailDrawerProps {
  readonly title: ReactNode;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly loading: boolean;
  readonly error: Error | null;
  readonly onRetry?: () => void;
  readonly width?: number;
  readonly extra?: ReactNode;
  readonly children: ReactNode;
}

/** One record beside its list. Nothing can be lost here, so a click beside it closes it. */
export function DetailDrawer({
  title,
  open,
  onClose,
  loading,
  error,
  onRetry,
  width = 760,
  extra,
  children,
}: DetailDrawerProps) {
  useFocusReturn(open);
  return (
    <Drawer title={title} open={open} onClose={onClose} size={width} extra={extra}>
      {error !== null ? (
        <EmptyState error={error} onRetry={onRetry} />
      ) : loading ? (
        <Skeleton active paragraph={{ rows: 10 }} />
      ) : (
        children
      )}
    </Drawer>
  );
}
