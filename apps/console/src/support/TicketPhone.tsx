import { EyeOutlined } from "@ant-design/icons";
import { customerFeedback } from "@yunshou/contract/support/customers";
import { tickets } from "@yunshou/contract/support/tickets";
import { Button, Tooltip } from "antd";
import { useState } from "react";
import { call } from "../platform/api/call.ts";
import { nothingShown, useRefusedWithout } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";

const reveals = { ticket: tickets.contact, customer: customerFeedback.contact } as const;

/** Whose page shows a ticket decides who may see its phone: who replies to tickets, or to customers. */
export type PhoneReader = keyof typeof reveals;

/** The masked phone of a ticket with a button that shows it in full; the server records who looked. */
export function TicketPhone({
  ticket: { ticketNo, contactPhone },
  reader,
}: {
  readonly ticket: { readonly ticketNo: string; readonly contactPhone: string | null };
  readonly reader: PhoneReader;
}) {
  const { phoneWhole, phoneRecorded } = usePhrases("support").support.hint;
  const reveal = reveals[reader];
  const refused = useRefusedWithout(reveal.access);
  const [shown, show] = useState<string | null>(null);
  if (contactPhone === null) return nothingShown;
  if (shown !== null)
    return (
      <>
        {shown} <span className="kit-soft">{phoneRecorded}</span>
      </>
    );
  const look = async () => show((await call(reveal, { ticketNo }, { fresh: true })).contactPhone);
  return (
    <>
      {contactPhone}
      <Tooltip title={refused ?? phoneWhole}>
        <Button
          type="text"
          size="small"
          icon={<EyeOutlined />}
          aria-label={phoneWhole}
          disabled={refused !== undefined}
          onClick={() => void look().catch(() => undefined)}
        />
      </Tooltip>
    </>
  );
}
