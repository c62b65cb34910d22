import { Skeleton } from "antd";
import { Suspense } from "react";
import { lazily } from "../../lazily.ts";
import type { TreePaneProps } from "./TreeBody.tsx";

/** Trees are a script of their own, so that pages without one do not fetch it. */
const Body = lazily(async () => ({ default: (await import("./TreeBody.tsx")).TreeBody }));

/** The tree of a page of trees. */
export function TreePane(props: TreePaneProps) {
  return (
    <Suspense fallback={<Skeleton active />}>
      <Body {...props} />
    </Suspense>
  );
}
