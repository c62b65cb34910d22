import type { OutputOf } from "@yunshou/contract";
import { tickets } from "@yunshou/contract/support/tickets";
import { articleLimits, checkArticle } from "@yunshou/domain";
import { Alert, Form, Input } from "antd";
import { Suspense } from "react";
import { FormDrawer, namesOf, useRecord, useRules, useWrite } from "../../platform/kit/index.ts";
import { lazily } from "../../platform/lazily.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { TicketRow } from "./ticketColumns.tsx";

const Markdown = lazily(() => import("../Markdown.tsx"));

interface Values {
  readonly title: string;
  readonly content: string;
}

const right = { category: "other", title: "x", content: "x", sortNo: 0 } as const;

/** What was asked, and what was answered last. */
const textOf = ({ ticketContent, entries }: OutputOf<typeof tickets.detail>): string =>
  [
    ticketContent,
    entries.findLast(({ kind, words }) => (kind === "answer" || kind === "resolve") && words !== "")?.words ?? "",
  ]
    .filter((part) => part !== "")
    .join("\n\n");

/** Makes a question of the FAQ of a resolved ticket; its words are written anew, because everybody reads them (TICKET-02). */
export function EssenceForm({
  ticket,
  onClose,
}: {
  readonly ticket: TicketRow | undefined;
  readonly onClose: () => void;
}) {
  const t = usePhrases("support", "articles");
  const { action, hint } = t.support;
  const record = useRecord(tickets.detail, { ticketNo: ticket?.ticketNo }, { anew: true });
  const { run, running } = useWrite(tickets.mark);
  return (
    <FormDrawer<Values, TicketRow>
      key={record.data?.ticketNo ?? "none"}
      title={action.mark}
      about={ticket === undefined ? null : namesOf(ticket.ticketTitle, ticket.ticketNo)}
      of={ticket}
      onClose={onClose}
      initial={record.data === undefined ? {} : { title: record.data.ticketTitle, content: textOf(record.data) }}
      loading={record.data === undefined}
      error={record.error}
      submitting={running}
      onSubmit={(values, { ticketNo }) => run({ ...values, ticketNo })}
      success={t.common.result.done}
    >
      <Alert className="kit-wide" type="warning" showIcon title={hint.everybody} />
      <Fields />
    </FormDrawer>
  );
}

function Fields() {
  const t = usePhrases("articles");
  const { fields, hint } = t.articles;
  const { rule } = useRules();
  const content = Form.useWatch("content", Form.useFormInstance<Values>()) ?? "";
  return (
    <>
      <Form.Item
        name="title"
        label={fields.title}
        className="kit-wide"
        required
        rules={[rule((title) => checkArticle({ ...right, title }))]}
      >
        <Input maxLength={articleLimits.titleLength} />
      </Form.Item>
      <Form.Item
        name="content"
        label={fields.content}
        className="kit-wide"
        required
        extra={hint.markdown}
        rules={[rule((text) => checkArticle({ ...right, content: text }))]}
      >
        <Input.TextArea rows={12} maxLength={articleLimits.contentLength} showCount />
      </Form.Item>
      <div className="kit-wide">
        <h3 className="support-section">{hint.preview}</h3>
        <Suspense fallback={null}>
          <Markdown text={content} />
        </Suspense>
      </div>
    </>
  );
}
