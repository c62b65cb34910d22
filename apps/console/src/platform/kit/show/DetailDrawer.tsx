import { Drawer, Skeleton } from "antd";
import { type ReactNode, use } from "react";
import { EmptyState } from "./EmptyState.tsx";
import { useFocusReturn } from "../focus.tsx";
import { WalkButtons, WalkContext } from "../list/walk.tsx";

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

/**
 * One record beside its list. Nothing can be lost here, so a click beside it closes it; where a wide window leaves room
 * beside it and it walks through a list, the list stays in use and a press on another row shows that one.
 */
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
  const walks = use(WalkContext) !== undefined;
  const besideList = walks && window.innerWidth >= 1440;
  return (
    <Drawer
      title={title}
      open={open}
      onClose={onClose}
      size={width}
      mask={!besideList}
      extra={
        <>
          <WalkButtons active={open} />
          {extra}
        </>
      }
    >
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
