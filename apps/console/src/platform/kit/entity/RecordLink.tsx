import { type ReactNode, Suspense, useState } from "react";
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

function Elsewhere({ by, number, children }: RecordLinkProps) {
  const { page, name } = leads[by];
  const [isOver, setOver] = useState(false);
  if (useLocation().pathname === page) return children;
  return (
    <span className="kit-peekable" onMouseEnter={() => setOver(true)} onMouseLeave={() => setOver(false)}>
      <Link to={`${page}?${new URLSearchParams({ [name]: number })}`}>{children}</Link>
      {isOver && (
        <Suspense>
          <Peek by={by} number={number} />
        </Suspense>
      )}
    </span>
  );
}
