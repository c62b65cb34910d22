import type { Permission } from "@yunshou/contract";
import type { PagePath } from "@yunshou/contract/pages";
import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import { lazily } from "../../lazily.ts";
import { sessionCustomData } from "../../session/session.ts";
import { useCan } from "../useCan.ts";

interface Lead {
  /** The page of a record, or the list that shows it alone. */
  readonly page: PagePath;
  readonly name: string;
  readonly permission: Permission;
}

/** Where a record leads that a row names by one of these fields of the contract. */
const leads = {
  machineNo: { page: "/shj/jqxq", name: "jqbh", permission: "machines.machine.read" },
  orderNo: { page: "/jygl/ddgl", name: "open", permission: "orders.order.read" },
  cardNo: { page: "/hygl/wdhyk", name: "cardNo", permission: "members.card.read" },
  merchantNo: { page: "/shgl/wdsh", name: "merchantNo", permission: "merchants.merchant.read" },
} as const satisfies Readonly<Record<string, Lead>>;

export type LeadingField = keyof typeof leads;

/** Whether a field of a row names a record that has a page. */
export const isLeading = (field: unknown): field is LeadingField =>
  typeof field === "string" && Object.hasOwn(leads, field);

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
