import type { RecordKind } from "@yunshou/contract/system/logs";
import { Drawer, Skeleton } from "antd";
import { type ReactNode, Suspense, use } from "react";
import { lazily } from "../../lazily.ts";
import { EmptyState } from "./EmptyState.tsx";
import { useFocusReturn } from "../focus.tsx";
import { useCan } from "../useCan.ts";
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
  /** The record whose changes whoever may read the log can look at; its number is that of the log (patterns D8). */
  readonly record?: { readonly kind: RecordKind; readonly number: string | null | undefined };
  readonly children: ReactNode;
}

// Only who reads the log sees it.
const Activity = lazily(async () => ({ default: (await import("./Activity.tsx")).Activity }));

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
  record,
  children,
}: DetailDrawerProps) {
  useFocusReturn(open);
  const tells = useCan("system.log.read");
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
          {tells && open && record !== undefined && record.number && (
            <Suspense>
              <Activity kind={record.kind} number={record.number} />
            </Suspense>
          )}
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
