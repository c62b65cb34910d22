import { Button, Drawer, Form, Skeleton } from "antd";
import type { ReactNode } from "react";
import { usePhrases } from "../../phrases/usePhrases.ts";
import { EmptyState } from "../show/EmptyState.tsx";
import { useFocusReturn } from "../focus.tsx";
import { GuardedButton } from "../GuardedButton.tsx";
import { MissingFields } from "./MissingFields.tsx";
import { type FormShellProps, useFormShell } from "./useFormShell.tsx";
import { SendingContext } from "./useSending.ts";
import { SettlingContext } from "./useSettled.ts";

interface FormDrawerProps<Values, Row> extends FormShellProps<Values, Row> {
  readonly width?: number;
  /** `Form.Item`s; they stand in two columns, `className="kit-wide"` takes both. */
  readonly children: ReactNode;
}

/** A form beside its list. For short questions take FormModal. */
export function FormDrawer<Values extends object, Row = undefined>(props: FormDrawerProps<Values, Row>) {
  const { title, submitting, width = 640, children } = props;
  const t = usePhrases();
  const { open, form, formProps, failure, empty, waiting, countFiles, settling, close, submit } = useFormShell(props);
  useFocusReturn(open);
  return (
    <Drawer
      title={title}
      open={open}
      onClose={close}
      size={width}
      mask={{ closable: false }}
      footer={
        <div className="kit-form-footer">
          {!empty && <MissingFields form={form} name={formProps.name} />}
          <Button onClick={close} disabled={submitting}>
            {t.common.action.cancel}
          </Button>
          <GuardedButton type="primary" loading={submitting} disabled={waiting || failure !== null} onClick={submit}>
            {t.common.action.save}
          </GuardedButton>
        </div>
      }
    >
      {failure !== null ? (
        <EmptyState error={failure} />
      ) : empty ? (
        <Skeleton active />
      ) : (
        <Form<Values> {...formProps} className="kit-form">
          <SettlingContext value={settling}>
            <SendingContext value={countFiles}>{children}</SendingContext>
          </SettlingContext>
          <input type="submit" hidden disabled={submitting || waiting} />
        </Form>
      )}
    </Drawer>
  );
}
