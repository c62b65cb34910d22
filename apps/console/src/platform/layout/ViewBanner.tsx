import { Suspense, useSyncExternalStore } from "react";
import { lazily } from "../lazily.ts";
import { sessionCustomData, sessionUser, sessionVersion, watchSession } from "../session/session.ts";

const ViewBar = lazily(() => import("./ViewBar.tsx"));

/** Says that support looks at the console as somebody else, for as long as it does, and leads back. */
export function ViewBanner() {
  useSyncExternalStore(watchSession, sessionVersion);
  const user = sessionUser();
  const custom = sessionCustomData();
  if (user === undefined || custom === undefined || custom.viewedBy === null || custom.viewedBy === undefined)
    return null;
  return (
    <Suspense>
      <ViewBar viewer={custom.viewedBy} account={user.username} merchant={custom.merchantName} />
    </Suspense>
  );
}
