import { Skeleton } from "antd";
import { Suspense } from "react";
import { lazily } from "../../lazily.ts";
import type { Importing } from "./importing.ts";

const Body = lazily(async () => ({ default: (await import("./ImportBody.tsx")).ImportBody }));

/** A page that brings a spreadsheet in: file, columns, check, result. A script of its own, because few pages have one. */
export function ImportFlow(props: { readonly title: string; readonly importing: Importing }) {
  return (
    <Suspense fallback={<Skeleton active />}>
      <Body {...props} />
    </Suspense>
  );
}
