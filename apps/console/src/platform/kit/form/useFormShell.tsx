import { App, type FormInstance } from "antd";
import { useCallback, useEffect, useLayoutEffect, useState } from "react";
import { CallFailure } from "../../api/failure.ts";
import { useFormProps, useLeaveQuestion } from "./formParts.ts";
import { useChanges } from "./useChanges.ts";

export interface FormShellProps<Values, Row = undefined> {
  readonly title: string;
  /** The form is open. A form about a row says `of` instead. */
  readonly open?: boolean;
  /** What the form is about: it is open while this is there, and saves nothing without it. */
  readonly of?: Row | undefined;
  readonly onClose: () => void;
  /** Values of a fresh form; a new object resets it when the form opens. */
  readonly initial: Partial<Values>;
  /** The record is being loaded. */
  readonly loading?: boolean;
  /** Why the record could not be loaded, or null. */
  readonly error?: Error | null;
  /** Saves; the form closes when it succeeds and keeps its input when it fails (GEN-21). */
  readonly onSubmit: (values: Values, row: Row) => Promise<unknown>;
  /** Told when it was saved, e.g. 修改成功. */
  readonly success?: string;
  /** A write is on its way: the form is locked. */
  readonly submitting: boolean;
}

/** What the drawer and the dialog share: its first values (`empty` until they are there; `waiting` also while a field sends a file), validation, scrolling to the first error, and asking before input is lost. */
export function useFormShell<Values extends object, Row>({
  of,
  open = of !== undefined,
  onClose,
  initial,
  loading = false,
  onSubmit,
  success,
  submitting,
}: FormShellProps<Values, Row>) {
  const { form, remember, isChanged, onFocusCapture } = useChanges<Values>();
  const { message } = App.useApp();
  const askToLeave = useLeaveQuestion(isChanged);
  const formProps = useFormProps(form, onFocusCapture);
  // From its first values on the form belongs to the person: a record that is read again must not take away what was written.
  const [filled, setFilled] = useState(false);
  const [files, setFiles] = useState(0);
  const countFiles = useCallback((more: 1 | -1) => setFiles((count) => count + more), []);
  if (filled !== (open && (filled || !loading))) setFilled(!filled);

  // Only opening, or the record that it waited for, starts a fresh form; a new object on each render must not. It starts
  // before the fields can be seen, so that nothing that is typed at once is lost.
  useLayoutEffect(() => {
    if (!filled) return;
    form.resetFields();
    form.setFieldsValue(initial as never);
    remember();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [filled]);
  useEffect(() => {
    if (!filled) return undefined;
    // Who opens a form wants to write; a dialog takes the focus first, so the field waits for the next turn.
    const timer = setTimeout(() => firstField(formProps.name)?.focus({ preventScroll: true }));
    return () => clearTimeout(timer);
  }, [filled, formProps.name]);

  const close = () => {
    if (!submitting) askToLeave(onClose);
  };

  const finish = async (values: Values) => {
    if (!open) return;
    try {
      await onSubmit(values, of as Row);
      if (success !== undefined) message.success(success);
      onClose();
    } catch (failure) {
      showAtField(form, failure);
    }
  };

  return {
    open,
    formProps: { ...formProps, disabled: submitting, onFinish: finish },
    empty: open && !filled,
    waiting: open && (!filled || files > 0),
    countFiles,
    close,
    submit: () => form.submit(),
  };
}

/** The first control of a form, if one can write into it at once. */
function firstField(formId: string): HTMLElement | undefined {
  const first = document.getElementById(formId)?.querySelector<HTMLElement>("input, textarea, button");
  return first?.matches(
    "input:is([type=text], [type=password], :not([type])):not([disabled], [role=combobox], [readonly]), textarea:not([disabled])",
  )
    ? first
    : undefined;
}

/** A refusal that names a field is shown there too. */
export function showAtField<Values>(form: FormInstance<Values>, failure: unknown): void {
  if (!(failure instanceof CallFailure)) throw failure;
  const field = failure.detail.field;
  if (field !== undefined && form.getFieldInstance(field as never) !== undefined)
    form.setFields([{ name: field as never, errors: [failure.message] }]);
}
