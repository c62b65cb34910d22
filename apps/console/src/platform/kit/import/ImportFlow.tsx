import { Skeleton } from "antd";
import { lazy, Suspense } from "react";
import type { Importing } from "./importing.ts";

const Body = lazy(async () => ({ default: (await import("./ImportBody.tsx")).ImportBody }));

/** A page that brings a spreadsheet in: file, columns, check, result. A script of its own, because few pages have one. */
export function ImportFlow(props: { readonly title: string; readonly importing: Importing }) {
  return (
    <Suspense fallback={<Skeleton active />}>
      <Body {...props} />
    </Suspense>
  );
}
