import { Button, Form, type FormInstance, Skeleton } from "antd";
import type { ReactNode } from "react";
import { usePhrases } from "../../phrases/usePhrases.ts";
import { Dialog } from "../Dialog.tsx";
import { EmptyState } from "../show/EmptyState.tsx";
import { GuardedButton, type guardMs } from "../GuardedButton.tsx";
import { MissingFields } from "./MissingFields.tsx";
import { type FormShellProps, useFormShell } from "./useFormShell.tsx";
import { SendingContext } from "./useSending.ts";

type Verb<Values> = string | ((values: Partial<Values>) => string);

interface FormModalProps<Values, Row> extends FormShellProps<Values, Row> {
  /** What would be changed: a name with its number, or how many. Null for what is only being made. */
  readonly about: string | null | undefined;
  /** The button says what it does: 保存 keeps a record, 提交 hands in, anything else in its own words (退款 ¥3.00), never 确定. */
  readonly verb: Verb<Values>;
  /** `money` for refunds and machine commands: the button rests 3 s (TOPBAR-15). */
  readonly guard?: keyof typeof guardMs;
  readonly children: ReactNode;
}

/** A short form in a dialog that can be moved and resized. */
export function FormModal<Values extends object, Row = undefined>(props: FormModalProps<Values, Row>) {
  const { title, about, verb, submitting, guard = "ordinary", children } = props;
  const t = usePhrases();
  const { open, form, formProps, failure, empty, waiting, countFiles, close, submit } = useFormShell(props);
  const footer = (
    <>
      {!empty && <MissingFields form={form} name={formProps.name} />}
      <Button onClick={close} disabled={submitting}>
        {t.common.action.cancel}
      </Button>
      <GuardedButton
        guard={guard}
        type="primary"
        loading={submitting}
        disabled={waiting || failure !== null}
        onClick={submit}
      >
        {typeof verb === "string" ? verb : <VerbOf form={form} verb={verb} />}
      </GuardedButton>
    </>
  );
  return (
    <Dialog title={title} open={open} onClose={close} footer={footer}>
      {about != null && about !== "" && <p className="kit-about">{about}</p>}
      {failure !== null ? (
        <EmptyState error={failure} />
      ) : empty ? (
        <Skeleton active />
      ) : (
        <Form<Values> {...formProps}>
          <SendingContext value={countFiles}>{children}</SendingContext>
          <input type="submit" hidden disabled={submitting || waiting} />
        </Form>
      )}
    </Dialog>
  );
}

/** A verb that says what is filled in, as it stands now. */
function VerbOf<Values extends object>({
  form,
  verb,
}: {
  readonly form: FormInstance<Values>;
  readonly verb: (values: Partial<Values>) => string;
}) {
  return verb((Form.useWatch([], form) as Partial<Values> | undefined) ?? {});
}
