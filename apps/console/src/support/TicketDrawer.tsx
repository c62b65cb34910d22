import type { OutputOf } from "@yunshou/contract";
import type { tickets } from "@yunshou/contract/support/tickets";
import { Descriptions, Image, Timeline } from "antd";
import { Link } from "react-router";
import { spImageUrl } from "../platform/images.ts";
import { DetailDrawer, nothingShown, showMoney, showTime, StatusDot, whenOpened } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";
import { useCanOpen } from "../platform/usePages.ts";
import "./support.css";
import { type PhoneReader, TicketPhone } from "./TicketPhone.tsx";
import { ticketTones } from "./tones.ts";

type Ticket = OutputOf<typeof tickets.detail>;

/** What happened to the order, for those who may look at orders. */
const TicketOrderTimeline = whenOpened(
  async () => (await import("./TicketOrderTimeline.tsx")).TicketOrderTimeline,
  () => true,
);

interface TicketDrawerProps {
  readonly ticketNo: string | null;
  /** The record as its page reads it. */
  readonly record: {
    readonly data: Ticket | undefined;
    readonly error: Error | null;
    readonly reload: () => Promise<unknown>;
  };
  /** By whose right the phone is shown in full; absent for the reporter, who knows it. */
  readonly phoneReader?: PhoneReader;
  readonly onClose: () => void;
}

/** One ticket: what was reported, its order, the alarms of its machine, and all that was said. */
export function TicketDrawer({ ticketNo, record, phoneReader, onClose }: TicketDrawerProps) {
  const t = usePhrases("support");
  const ticket = record.data;
  return (
    <DetailDrawer
      title={ticket === undefined ? t.support.fields.ticketNo : ticket.ticketTitle}
      open={ticketNo !== null}
      onClose={onClose}
      record={{ kind: "ticket", number: ticketNo }}
      loading={ticket === undefined}
      error={record.error}
      onRetry={() => void record.reload()}
    >
      {ticket !== undefined && (
        <>
          <Facts ticket={ticket} phoneReader={phoneReader} />
          <Related ticket={ticket} />
          {ticket.articleId !== null && (
            <p className="support-section">
              <Link to={`/cjwtjjfafb?id=${ticket.articleId}`}>{t.support.hint.asQuestion}</Link>
            </p>
          )}
          <h3 className="support-section">{t.support.section.course}</h3>
          <Course ticket={ticket} />
        </>
      )}
    </DetailDrawer>
  );
}

function Facts({ ticket, phoneReader }: { readonly ticket: Ticket; readonly phoneReader: PhoneReader | undefined }) {
  const t = usePhrases("support");
  const { fields, hint } = t.support;
  const due = (at: string | null) => (ticket.waiting ? hint.waiting : showTime(at));
  const open = ticket.waiting || ticket.answerDueAt !== null || ticket.solveDueAt !== null;
  const facts = [
    ["ticketNo", ticket.ticketNo],
    [
      "ticketStatus",
      <StatusDot key="state" tone={ticketTones[ticket.ticketStatus] ?? "quiet"}>
        {t.support.state[ticket.ticketStatus]}
      </StatusDot>,
    ],
    ["problemType", t.support.problem[ticket.problemType]],
    ["ticketSource", t.support.source[ticket.ticketSource]],
    ["merchantName", `${ticket.merchantNo} ${ticket.merchantName}`],
    [
      "contactPhone",
      phoneReader === undefined ? (
        (ticket.contactPhone ?? nothingShown)
      ) : (
        <TicketPhone key={ticket.ticketNo} ticket={ticket} reader={phoneReader} />
      ),
    ],
    ["createdTime", showTime(ticket.createdTime)],
    ["handler", ticket.handler ?? (ticket.handleTime === null ? nothingShown : hint.platform)],
    ...(open
      ? ([
          ["answerDueAt", due(ticket.answerDueAt)],
          ["solveDueAt", due(ticket.solveDueAt)],
        ] as const)
      : []),
  ] as const;
  return (
    <>
      <Descriptions
        bordered
        size="small"
        column={{ xs: 1, md: 2 }}
        items={[
          ...facts.map(([key, children]) => ({ key, label: fields[key], children })),
          {
            key: "ticketContent",
            label: fields.ticketContent,
            span: 2,
            children: <p className="support-words">{ticket.ticketContent}</p>,
          },
        ]}
      />
      {ticket.ticketImages.length > 0 && (
        <>
          <h3 className="support-section">{fields.ticketImages}</h3>
          <div className="support-pictures">
            {ticket.ticketImages.map((name) => (
              <Image key={name} src={spImageUrl(name)} width={96} height={96} alt="" />
            ))}
          </div>
        </>
      )}
    </>
  );
}

/** The order and the alarms of the machine, each leading to its own page. */
function Related({ ticket: { order, alarms, machineNo, machineName } }: { readonly ticket: Ticket }) {
  const t = usePhrases("support", "machines");
  const { section, fields } = t.support;
  const canOpen = useCanOpen();
  const linked = (to: string, text: string) => (canOpen(to.split("?")[0] ?? "") ? <Link to={to}>{text}</Link> : text);
  return (
    <>
      {machineNo !== null && (
        <p className="support-section">
          {fields.machine}{" "}
          {linked(`/shj/wdshj?view=${encodeURIComponent(machineNo)}`, `${machineName ?? ""} ${machineNo}`.trim())}
        </p>
      )}
      {order !== null && (
        <>
          <h3 className="support-section">{section.order}</h3>
          <p>
            {linked(`/jygl/ddgl?open=${order.orderNo}`, order.orderNo)} · {order.productName} ·{" "}
            {showMoney(order.paidFen)}
            {order.refundedFen !== "0" && ` · ${t.support.problem.refund} ${showMoney(order.refundedFen)}`} ·{" "}
            {showTime(order.orderTime)}
          </p>
          {canOpen("/jygl/ddgl") && <TicketOrderTimeline orderNo={order.orderNo} />}
        </>
      )}
      {alarms.length > 0 && (
        <>
          <h3 className="support-section">{section.alarms}</h3>
          <Timeline
            items={alarms.map(({ alarm, laneNo, raisedAt, clearedAt }) => ({
              key: `${raisedAt}${alarm}${laneNo ?? ""}`,
              content: [
                `${showTime(raisedAt)} – ${clearedAt === null ? section.open : showTime(clearedAt)}`,
                t.machines.alarm[alarm],
                ...(laneNo === null ? [] : [laneNo]),
              ].join(" · "),
            }))}
          />
        </>
      )}
    </>
  );
}

function Course({ ticket: { entries, onPhone } }: { readonly ticket: Ticket }) {
  const t = usePhrases("support");
  const { hint, source } = t.support;
  const nameless = ({ kind, ofPlatform }: Ticket["entries"][number]) =>
    ofPlatform ? hint.platform : onPhone && (kind === "create" || kind === "reply") ? source.customer : "";
  return (
    <Timeline
      items={entries.map(({ entryId, kind, author, words, at }, place) => ({
        key: entryId,
        content: (
          <>
            <span>
              {[showTime(at), author ?? nameless(entries[place]!), t.support.entry[kind]]
                .filter((part) => part !== "")
                .join(" · ")}
            </span>
            {words !== "" && <p className="support-words">{words}</p>}
          </>
        ),
      }))}
    />
  );
}
