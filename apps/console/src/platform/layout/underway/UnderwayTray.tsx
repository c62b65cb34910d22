import { lazy, Suspense } from "react";
import { useUnderway } from "./useUnderway.ts";

const UnderwayList = lazy(() => import("./UnderwayList.tsx"));

/** One place for what is under way; nobody sees it who has begun nothing. */
export function UnderwayTray() {
  const items = useUnderway();
  if (items.length === 0) return null;
  return (
    <Suspense>
      <UnderwayList items={items} />
    </Suspense>
  );
}
