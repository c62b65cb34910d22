import { accountStatements } from "@yunshou/contract/finance/accountStatements";
import { checkLinkDays, statementLinkDays } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Form, Typography } from "antd";
import { useState } from "react";
import {
  Dialog,
  FormModal,
  NumberField,
  ruleOf,
  showTime,
  useRefusalText,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { StatementRow } from "./state.ts";

interface LinkDialogProps {
  readonly statement: StatementRow | undefined;
  readonly about: string | undefined;
  readonly onClose: () => void;
}

/** Asks for how long, and shows the link the one time that it is known. */
export function LinkDialog({ statement, about, onClose }: LinkDialogProps) {
  const t = usePhrases("accountStatements");
  const words = t.accountStatements;
  const refusal = useRefusalText();
  const share = useWrite(accountStatements.share);
  const [made, show] = useState<{ readonly token: string; readonly expiresAt: string } | undefined>();
  const link = made === undefined ? "" : `${window.location.origin}/dzd#${made.token}`;
  return (
    <>
      <FormModal<{ linkDays: number }, StatementRow>
        key={statement?.accountStatementId}
        title={words.action.share}
        about={about}
        verb={words.action.share}
        of={statement}
        onClose={onClose}
        initial={{ linkDays: statementLinkDays.usual }}
        submitting={share.running}
        onSubmit={async ({ linkDays }, { accountStatementId, version }) =>
          show(await share.run({ accountStatementId, version, linkDays }))
        }
      >
        <Form.Item
          name="linkDays"
          label={words.fields.linkDays}
          rules={[ruleOf((days: number | null | undefined) => refusal(checkLinkDays(days ?? 0)))]}
        >
          <NumberField min={statementLinkDays.least} max={statementLinkDays.most} precision={0} />
        </Form.Item>
      </FormModal>
      <Dialog title={words.fields.linkState} open={made !== undefined} onClose={() => show(undefined)} footer={null}>
        <p>{words.once}</p>
        <Typography.Text code copyable={{ text: link }}>
          {link}
        </Typography.Text>
        <p className="kit-soft">{made !== undefined && fill(words.until, { time: showTime(made.expiresAt) })}</p>
      </Dialog>
    </>
  );
}
