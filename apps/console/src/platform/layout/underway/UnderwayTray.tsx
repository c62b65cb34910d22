import { Suspense } from "react";
import { lazily } from "../../lazily.ts";
import { useUnderway } from "./useUnderway.ts";

const UnderwayList = lazily(() => import("./UnderwayList.tsx"));

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
