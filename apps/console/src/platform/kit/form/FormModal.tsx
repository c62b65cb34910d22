import { Button, Form, Skeleton } from "antd";
import type { ReactNode } from "react";
import { usePhrases } from "../../phrases/usePhrases.ts";
import { Dialog } from "../Dialog.tsx";
import { EmptyState } from "../show/EmptyState.tsx";
import { GuardedButton, type guardMs } from "../GuardedButton.tsx";
import { type FormShellProps, useFormShell } from "./useFormShell.tsx";
import { SendingContext } from "./useSending.ts";

interface FormModalProps<Values, Row> extends FormShellProps<Values, Row> {
  /** `money` for refunds and machine commands: the button rests 3 s (TOPBAR-15). */
  readonly guard?: keyof typeof guardMs;
  readonly children: ReactNode;
}

/** A short form in a dialog that can be moved and resized. */
export function FormModal<Values extends object, Row = undefined>(props: FormModalProps<Values, Row>) {
  const { title, error = null, submitting, guard = "ordinary", children } = props;
  const t = usePhrases();
  const { open, formProps, empty, waiting, countFiles, close, submit } = useFormShell(props);
  const footer = (
    <>
      <Button onClick={close} disabled={submitting}>
        {t.common.action.cancel}
      </Button>
      <GuardedButton
        guard={guard}
        type="primary"
        loading={submitting}
        disabled={waiting || error !== null}
        onClick={submit}
      >
        {t.common.action.confirm}
      </GuardedButton>
    </>
  );
  return (
    <Dialog title={title} open={open} onClose={close} footer={footer}>
      {error !== null ? (
        <EmptyState failed />
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
