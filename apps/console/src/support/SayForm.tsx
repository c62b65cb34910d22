import { checkTicketText, ticketLimits } from "@yunshou/domain";
import { Form } from "antd";
import type { ReactNode } from "react";
import { DictionaryText, FormModal, namesOf, useRules } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";

/** What words are asked for: a ticket, and what becomes of them. */
export interface Saying {
  readonly ticketNo: string;
  readonly ticketTitle: string;
  readonly verb: string;
  readonly label: string;
  readonly run: (values: SaidValues) => Promise<unknown>;
  /** More fields below the words. */
  readonly more?: ReactNode;
}

export interface SaidValues {
  readonly ticketReply: string;
  readonly resolved?: boolean;
}

/** Words about one ticket: an answer, a reply, or how it was resolved. */
export function SayForm({
  saying,
  submitting,
  onClose,
}: {
  readonly saying: Saying | undefined;
  readonly submitting: boolean;
  readonly onClose: () => void;
}) {
  const t = usePhrases("support");
  const { rule } = useRules();
  return (
    <FormModal<SaidValues, Saying>
      key={`${saying?.verb} ${saying?.ticketNo}`}
      title={saying?.verb ?? ""}
      about={saying === undefined ? null : namesOf(saying.ticketTitle, saying.ticketNo)}
      verb={saying?.verb ?? ""}
      of={saying}
      onClose={onClose}
      initial={{ ticketReply: "" }}
      submitting={submitting}
      onSubmit={(values, { run }) => run(values)}
      success={t.common.result.done}
    >
      <Form.Item name="ticketReply" label={saying?.label} required rules={[rule(checkTicketText)]}>
        <DictionaryText type="ticketReply" rows={5} maxLength={ticketLimits.contentLength} />
      </Form.Item>
      {saying?.more}
    </FormModal>
  );
}
