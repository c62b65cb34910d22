import { type ReactNode, useEffect } from "react";
import { Mark } from "../platform/layout/Brand.tsx";
import { usePhrases } from "../platform/phrases/usePhrases.ts";
import { sessionToken } from "../platform/session/session.ts";
import "./support.css";

/** Content that everybody reads: with a session in its tab, without one below the brand alone (PERM-15). */
export function PublicFrame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const t = usePhrases();
  const isGuest = sessionToken() === undefined;
  useEffect(() => {
    if (isGuest) document.title = `${title} · ${t.common.brand}`;
  });
  if (!isGuest) return <>{children}</>;
  return (
    <div className="support-public">
      <header>
        <Mark /> {t.common.brand} · {title}
      </header>
      <main>{children}</main>
    </div>
  );
}
