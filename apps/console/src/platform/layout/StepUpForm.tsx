import { secondFactor } from "@yunshou/contract/access/secondFactor";
import { fill } from "@yunshou/phrases/fill";
import { ConfigProvider, Form, Input, theme } from "antd";
import { FormModal } from "../kit/form/FormModal.tsx";
import { useTell } from "../kit/useTell.ts";
import { useWrite } from "../kit/queries.ts";
import { usePhrases } from "../phrases/usePhrases.ts";

/** By how much a question of the console stands above other dialogs. */
const aboveDialogs = 1_000;

interface Values {
  readonly code: string;
}

interface StepUpFormProps {
  readonly open: boolean;
  /** Whether a code was shown. */
  readonly onAnswer: (shown: boolean) => void;
}

/** One code of the authenticator app, which then counts for 15 minutes. */
export function StepUpForm({ open, onAnswer }: StepUpFormProps) {
  const t = usePhrases("factor");
  const tell = useTell();
  const { token } = theme.useToken();
  const height = { zIndex: token.zIndexPopupBase + aboveDialogs };
  const { run, running } = useWrite(secondFactor.show);
  const submit = async ({ code }: Values) => {
    await run({ code });
    tell(t.factor.show, t.common.result.done);
    onAnswer(true);
  };
  return (
    <ConfigProvider modal={{ styles: { mask: height, wrapper: height } }}>
      <FormModal<Values>
        title={t.factor.show}
        about={null}
        verb={t.factor.show}
        open={open}
        onClose={() => onAnswer(false)}
        initial={{ code: "" }}
        submitting={running}
        onSubmit={submit}
      >
        <p>{t.factor.showHint}</p>
        <Form.Item
          name="code"
          label={t.factor.code}
          rules={[{ required: true, min: 6, message: fill(t.common.form.requiredOf, { field: t.factor.code }) }]}
        >
          <Input autoComplete="one-time-code" maxLength={40} autoFocus />
        </Form.Item>
      </FormModal>
    </ConfigProvider>
  );
}
