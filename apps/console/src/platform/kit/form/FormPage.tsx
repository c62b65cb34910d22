import { Button, Form, Skeleton } from "antd";
import { type ReactNode, useEffect, useState } from "react";
import { useLeavePage } from "../../layout/leaving.ts";
import { useUnsaved } from "../../layout/unsaved.ts";
import { useLeaveQuestion } from "../../layout/useLeaveQuestion.tsx";
import { usePhrases } from "../../phrases/usePhrases.ts";
import { useChanges } from "./useChanges.ts";
import { EmptyState } from "../show/EmptyState.tsx";
import { GuardedButton } from "../GuardedButton.tsx";
import { useTell } from "../useTell.ts";
import { focusFirst, useFocusKept, useFormProps } from "./formParts.tsx";
import { MissingFields } from "./MissingFields.tsx";
import { recordName } from "./recordName.ts";
import { showAtField } from "./useFormShell.tsx";
import { SettlingContext, untouch } from "./useSettled.ts";

interface FormPageProps<Values> {
  readonly title: string;
  /** Where saving and cancelling lead. */
  readonly back: string;
  readonly initial: Partial<Values>;
  readonly loading?: boolean;
  readonly error?: Error | null;
  readonly submitting: boolean;
  /** Why nothing can be saved here, or undefined. */
  readonly refused?: string | undefined;
  /** Saves; answering `false` keeps the page open. */
  readonly onSubmit: (values: Values) => Promise<unknown>;
  /** What the button does where it does not keep a record, e.g. 注册. */
  readonly verb?: string;
  /** Told when it was saved behind what the values name, e.g. 修改成功. */
  readonly success?: string;
  /** `Form.Item`s; they stand in two columns, `className="kit-wide"` takes both. */
  readonly children: ReactNode;
}

/** A form that is a page of its own. Its input survives a look at another tab; saving closes the tab. */
export function FormPage<Values extends object>({
  title,
  back,
  initial,
  loading = false,
  error = null,
  submitting,
  refused,
  onSubmit,
  verb,
  success,
  children,
}: FormPageProps<Values>) {
  const { form, remember, isChanged, onFocusCapture } = useChanges<Values>();
  const tell = useTell();
  const t = usePhrases();
  const leave = useLeavePage();
  const ask = useLeaveQuestion();
  const note = useUnsaved({ isPage: true });
  const isClosed = submitting || refused !== undefined;
  const formProps = useFormProps(form, onFocusCapture, () => note(isChanged()), !isClosed);
  // From its first values on the form belongs to the person: neither a later reading nor its failure takes it away.
  const [filled, setFilled] = useState(false);
  if (!filled && !loading && error === null) setFilled(true);
  useFocusKept(formProps.name);
  useEffect(() => {
    if (filled && refused === undefined) focusFirst(form, formProps.name);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [filled]);
  const finish = async (values: Values) => {
    try {
      if ((await onSubmit(values)) === false) return;
      if (success !== undefined) tell(recordName(values) ?? title, success);
      note(false);
      leave(back);
    } catch (failure) {
      showAtField(form, failure);
    }
  };
  const settle = () => {
    untouch(form);
    remember();
    note(false);
  };
  const cancel = () => {
    const go = () => leave(back);
    if (isChanged()) ask(go);
    else go();
  };
  if (!filled && error !== null)
    return (
      <section className="kit-card">
        <EmptyState error={error} />
      </section>
    );
  return (
    <section className="kit-card kit-form-page">
      <header className="kit-toolbar">
        <h2>{title}</h2>
      </header>
      {!filled ? (
        <Skeleton active />
      ) : (
        <Form<Values>
          {...formProps}
          initialValues={initial}
          disabled={isClosed}
          onFinish={(values) => void finish(values)}
        >
          <SettlingContext value={{ isChanged, settle }}>
            <div className="kit-form">{children}</div>
          </SettlingContext>
          <div className="kit-form-footer kit-form-page-footer">
            <GuardedButton
              type="primary"
              htmlType="submit"
              loading={submitting}
              disabled={refused !== undefined}
              title={refused}
            >
              {verb ?? t.common.action.save}
            </GuardedButton>
            <Button disabled={submitting} onClick={cancel}>
              {t.common.action.cancel}
            </Button>
            <MissingFields form={form} name={formProps.name} />
          </div>
        </Form>
      )}
    </section>
  );
}
