import { App, Button, Form, Skeleton } from "antd";
import { type ReactNode, useId } from "react";
import { useLeavePage } from "../../layout/leaving.ts";
import { usePhrases } from "../../phrases/usePhrases.ts";
import { useChanges } from "./useChanges.ts";
import { EmptyState } from "../show/EmptyState.tsx";
import { GuardedButton } from "../GuardedButton.tsx";
import { showAtField } from "./useFormShell.tsx";

interface FormPageProps<Values> {
  readonly title: string;
  /** Where saving and cancelling lead. */
  readonly back: string;
  readonly initial: Partial<Values>;
  readonly loading: boolean;
  readonly error: Error | null;
  readonly submitting: boolean;
  /** Why nothing can be saved here, or undefined. */
  readonly refused?: string | undefined;
  /** Saves and tells about it; answering `false` keeps the page open. */
  readonly onSubmit: (values: Values) => Promise<unknown>;
  /** `Form.Item`s; they stand in two columns, `className="kit-wide"` takes both. */
  readonly children: ReactNode;
}

/** A form that is a page of its own. Its input survives a look at another tab; saving closes the tab. */
export function FormPage<Values extends object>({
  title,
  back,
  initial,
  loading,
  error,
  submitting,
  refused,
  onSubmit,
  children,
}: FormPageProps<Values>) {
  const { form, isChanged, onFocusCapture } = useChanges<Values>();
  const { modal, message } = App.useApp();
  const t = usePhrases();
  const leave = useLeavePage();
  const name = useId();
  const cancel = () => {
    if (!isChanged()) return leave(back);
    modal.confirm({
      title: t.common.confirm.title,
      content: t.common.confirm.leave,
      okText: t.common.action.close,
      cancelText: t.common.action.cancel,
      mask: { closable: false },
      onOk: () => leave(back),
    });
  };
  const finish = async (values: Values) => {
    try {
      if ((await onSubmit(values)) !== false) leave(back);
    } catch (failure) {
      showAtField(form, failure);
    }
  };
  if (error !== null)
    return (
      <section className="kit-card">
        <EmptyState failed />
      </section>
    );
  return (
    <section className="kit-card kit-form-page">
      <header className="kit-toolbar">
        <h2>{title}</h2>
      </header>
      {loading ? (
        <Skeleton active />
      ) : (
        <Form<Values>
          form={form}
          name={name}
          layout="vertical"
          initialValues={initial}
          onFocusCapture={onFocusCapture}
          disabled={submitting || refused !== undefined}
          scrollToFirstError={{ behavior: "smooth", block: "center", focus: true }}
          onFinish={(values) => void finish(values)}
          onFinishFailed={({ errorFields }) => errorFields.length > 1 && void message.warning(t.common.form.incomplete)}
        >
          <div className="kit-form">{children}</div>
          <div className="kit-form-footer kit-form-page-footer">
            <GuardedButton
              type="primary"
              htmlType="submit"
              loading={submitting}
              disabled={refused !== undefined}
              title={refused}
            >
              {t.common.action.save}
            </GuardedButton>
            <Button disabled={submitting} onClick={cancel}>
              {t.common.action.cancel}
            </Button>
          </div>
        </Form>
      )}
    </section>
  );
}
