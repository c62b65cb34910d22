import type { RecordKind } from "@yunshou/contract/records";
import { Drawer, Skeleton } from "antd";
import { type ReactNode, Suspense, use } from "react";
import { lazily } from "../../lazily.ts";
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
  /**
   * The record that people talk about and whose changes the log tells (patterns D8). Its number is that of the log, unless
   * the log names what it belongs to.
   */
  readonly record?: {
    readonly kind: RecordKind;
    readonly number: string | null | undefined;
    readonly logged?: string | undefined;
  };
  readonly children: ReactNode;
}

// Fetched when the first record is opened.
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
        // What comes later stands further left, so that no button moves away from under a finger.
        <>
          {open && record !== undefined && record.number && (
            <Suspense>
              <Activity key={`${record.kind} ${record.number}`} {...record} number={record.number} />
            </Suspense>
          )}
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
