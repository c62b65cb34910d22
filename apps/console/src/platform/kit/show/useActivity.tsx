import type { RecordKind } from "@yunshou/contract/records";
import { useState } from "react";
import { usePhrases } from "../../phrases/usePhrases.ts";
import type { RowAction } from "../list/RowActions.tsx";
import { useCan } from "../useCan.ts";
import { whenOpened } from "../whenOpened.tsx";

const ActivityDrawer = whenOpened(
  async () => (await import("./Activity.tsx")).ActivityDrawer,
  ({ open }) => open,
);

/** 评论与动态 as an action of a row, for records that have no drawer of their own (patterns D8). */
export function useActivity(kind: RecordKind) {
  const words = usePhrases("comments").comments;
  const tells = useCan("system.log.read");
  const [number, open] = useState<string>();
  return {
    activityOf: (of: string): RowAction => ({
      key: "activity",
      label: tells ? words.both : words.title,
      onClick: () => open(of),
    }),
    activity: (
      <ActivityDrawer kind={kind} number={number ?? ""} open={number !== undefined} onClose={() => open(undefined)} />
    ),
  };
}
