import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import { lazily } from "../../lazily.ts";
import { sessionCustomData } from "../../session/session.ts";
import { useCan } from "../useCan.ts";
import { type LeadingField, leads } from "./leads.ts";

interface RecordLinkProps {
  readonly by: LeadingField;
  readonly number: string;
  readonly children: ReactNode;
}

/** What a record is called, which leads to its page for whoever may open it; on that page itself it is a plain text. */
export function RecordLink(props: RecordLinkProps) {
  const { page, permission } = leads[props.by];
  const mayOpen = useCan(permission);
  const isClosed = (sessionCustomData()?.closedPages ?? []).includes(page);
  return mayOpen && !isClosed ? <Elsewhere {...props} /> : props.children;
}

// Most people never rest on a link.
const Peek = lazily(async () => ({ default: (await import("./Peek.tsx")).Peek }));

/** Who only passes over a link wants to see nothing; who leaves it may be on the way to the card beside it. */
const restMs = { over: 400, away: 200 };

function Elsewhere({ by, number, children }: RecordLinkProps) {
  const { page, name } = leads[by];
  const [peeks, setPeeks] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (useLocation().pathname === page) return children;
  const turn = (to: boolean, afterMs: number) => () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setPeeks(to), afterMs);
  };
  return (
    <span
      className="kit-peekable"
      onMouseEnter={turn(true, restMs.over)}
      onMouseLeave={turn(false, restMs.away)}
      onKeyDown={({ key }) => key === "Escape" && setPeeks(false)}
    >
      <Link to={`${page}?${new URLSearchParams({ [name]: number })}`}>{children}</Link>
      {peeks && (
        <Suspense>
          <Peek by={by} number={number} />
        </Suspense>
      )}
    </span>
  );
}
