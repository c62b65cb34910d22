import type { FormInstance } from "antd";
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { CallFailure } from "../../api/failure.ts";
import { useTell } from "../useTell.ts";
import { useUnsaved } from "../../layout/unsaved.ts";
import { useLeaveQuestion } from "../../layout/useLeaveQuestion.tsx";
import { focusFirst, useFocusKept, useFormProps } from "./formParts.tsx";
import { recordName } from "./recordName.ts";
import { useChanges } from "./useChanges.ts";
import { untouch } from "./useSettled.ts";

export interface FormShellProps<Values, Row = undefined> {
  readonly title: string;
  /** The form is open. A form about a row says `of` instead. */
  readonly open?: boolean;
  /** What the form is about: it is open while this is there, and saves nothing without it. */
  readonly of?: Row | undefined;
  /** What it is about in words, told with its success; what the values name where the record is only being made. */
  readonly about?: string | null | undefined;
  readonly onClose: () => void;
  /** Values of a fresh form; a new object resets it when the form opens. */
  readonly initial: Partial<Values>;
  /** The record is being loaded. */
  readonly loading?: boolean;
  /** Why the record could not be loaded, or null. */
  readonly error?: Error | null;
  /** Saves; the form closes when it succeeds and keeps its input when it fails (GEN-21), or when `false` says that its person stepped back. */
  readonly onSubmit: (values: Values, row: Row) => Promise<unknown>;
  /** Told when it was saved, e.g. 修改成功. */
  readonly success?: string;
  /** A write is on its way: the form is locked. */
  readonly submitting: boolean;
}

/** What the drawer and the dialog share: its first values (`empty` until they are there; `waiting` also while a field sends a file), validation, scrolling to the first error, and asking before input is lost. */
export function useFormShell<Values extends object, Row>({
  title,
  about,
  of,
  open = of !== undefined,
  onClose,
  initial,
  loading = false,
  error = null,
  onSubmit,
  success,
  submitting,
}: FormShellProps<Values, Row>) {
  const { form, remember, isChanged, onFocusCapture } = useChanges<Values>();
  const tell = useTell();
  const ask = useLeaveQuestion();
  const note = useUnsaved();
  // From its first values on the form belongs to the person: a record that is read again must not take away what was written.
  const [filled, setFilled] = useState(false);
  const [files, setFiles] = useState(0);
  const countFiles = useCallback((more: 1 | -1) => setFiles((count) => count + more), []);
  if (filled !== (open && (filled || (!loading && error === null)))) setFilled(!filled);
  const waiting = open && (!filled || files > 0);
  const formProps = useFormProps(form, onFocusCapture, () => note(isChanged()), !waiting && !submitting);
  useFocusKept(formProps.name);

  // Only opening, or the record that it waited for, starts a fresh form; a new object on each render must not. It starts
  // before the fields can be seen, so that nothing that is typed at once is lost. A tab that is shown again, and a form that
  // waited for a part of its own, run this anew and hold what was typed.
  const begun = useRef(false);
  useLayoutEffect(() => {
    if (!filled) {
      begun.current = false;
      note(false);
      return;
    }
    if (begun.current) return;
    begun.current = true;
    form.resetFields();
    form.setFieldsValue(initial as never);
    remember();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [filled]);
  useEffect(() => {
    if (!filled) return undefined;
    // A dialog takes the focus first, so the field waits for the next turn.
    const timer = setTimeout(() => focusFirst(form, formProps.name));
    return () => clearTimeout(timer);
  }, [filled, form, formProps.name]);

  const settle = () => {
    untouch(form);
    remember();
    note(false);
  };

  const close = () => {
    if (submitting) return;
    if (isChanged()) ask(onClose);
    else onClose();
  };

  const finish = async (values: Values) => {
    if (!open) return;
    try {
      if ((await onSubmit(values, of as Row)) === false) return;
      if (success !== undefined) tell(about || (recordName(values) ?? title), success);
      onClose();
    } catch (failure) {
      showAtField(form, failure);
    }
  };

  return {
    open,
    form,
    formProps: { ...formProps, disabled: submitting, onFinish: finish },
    /** Why the record could not be read, if nothing of it is here. */
    failure: filled ? null : error,
    empty: open && !filled,
    waiting,
    countFiles,
    settling: { isChanged, settle },
    close,
    submit: () => form.submit(),
  };
}

/** A refusal that names a field is shown there too. */
export function showAtField<Values>(form: FormInstance<Values>, failure: unknown): void {
  if (!(failure instanceof CallFailure)) throw failure;
  const field = failure.detail.field;
  if (field !== undefined && form.getFieldInstance(field as never) !== undefined)
    form.setFields([{ name: field as never, errors: [failure.message] }]);
}
