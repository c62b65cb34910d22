import { Button, Form, Skeleton, Steps } from "antd";
import { type ReactNode, Suspense, useState } from "react";
import { useUnsaved } from "../../layout/unsaved.ts";
import { useLeaveQuestion } from "../../layout/useLeaveQuestion.tsx";
import { lazily } from "../../lazily.ts";
import { usePhrases } from "../../phrases/usePhrases.ts";
import { useFocusKept, useFormProps } from "../form/formParts.tsx";
import { MissingFields } from "../form/MissingFields.tsx";
import { useChanges } from "../form/useChanges.ts";
import { showAtField } from "../form/useFormShell.tsx";
import { GuardedButton } from "../GuardedButton.tsx";
import { useTell } from "../useTell.ts";
import { EmptyState } from "../show/EmptyState.tsx";
import "./document.css";

interface DocumentPageProps<Values> {
  readonly title: string;
  /** What people call the document; nothing while it is new. */
  readonly number?: string | undefined;
  /** The way of the document and where it stands. */
  readonly path?: { readonly names: readonly string[]; readonly at: number } | undefined;
  readonly initial: Partial<Values>;
  readonly loading: boolean;
  readonly error: Error | null;
  readonly submitting: boolean;
  /** Its state and the rights of the person let it be changed. What is finished is never edited but reversed. */
  readonly editable: boolean;
  readonly onSubmit: (values: Values) => Promise<unknown>;
  /** Told when it was saved. */
  readonly success: string;
  /** Leads back to the list. */
  readonly onLeave: () => void;
  /** What may be done to the document in its state. */
  readonly actions?: ReactNode;
  /** What it came from and led to. */
  readonly footer?: ReactNode;
  /** `Form.Item`s in two columns; the lines take both. */
  readonly children: ReactNode;
}

// A document that is new needs none of it.
const Activity = lazily(async () => ({ default: (await import("../show/Activity.tsx")).Activity }));

/** A document with lines under a URL of its own: head, state as a path, lines and what may be done. */
export function DocumentPage<Values extends object>(props: DocumentPageProps<Values>) {
  const { title, number, path, initial, loading, error, submitting, editable, onSubmit, success, onLeave } = props;
  const { form, isChanged, onFocusCapture } = useChanges<Values>();
  const tell = useTell();
  const t = usePhrases();
  const ask = useLeaveQuestion();
  const note = useUnsaved({ isPage: true });
  const formProps = useFormProps(form, onFocusCapture, () => note(isChanged()), editable && !submitting);
  // From its first values on the form belongs to the person: neither a later reading nor its failure takes it away.
  const [filled, setFilled] = useState(false);
  if (!filled && !loading && error === null) setFilled(true);
  useFocusKept(formProps.name);
  const leave = () => {
    note(false);
    onLeave();
  };
  const finish = async (values: Values) => {
    try {
      if ((await onSubmit(values)) === false) return;
      tell(number ?? title, success);
      leave();
    } catch (failure) {
      showAtField(form, failure);
    }
  };
  if (!filled && error !== null)
    return (
      <section className="kit-card">
        <EmptyState error={error} />
      </section>
    );
  return (
    <section className="kit-card kit-document">
      <header className="kit-toolbar">
        <h2>{number === undefined ? title : `${title} ${number}`}</h2>
        <div className="kit-document-actions">
          {number !== undefined && (
            <Suspense>
              <Activity kind="document" number={number} />
            </Suspense>
          )}
          {props.actions}
          <Button disabled={submitting} onClick={() => (isChanged() ? ask(leave) : leave())}>
            {t.common.action.cancel}
          </Button>
        </div>
      </header>
      {path !== undefined && (
        <Steps size="small" current={path.at} items={path.names.map((name) => ({ title: name }))} />
      )}
      {!filled ? (
        <Skeleton active />
      ) : (
        <Form<Values>
          {...formProps}
          initialValues={initial}
          disabled={!editable || submitting}
          // The form hands over its fields only; what a line says besides them, such as its product, stands in its store.
          onFinish={() => void finish(form.getFieldsValue(true) as Values)}
        >
          <div className="kit-form">{props.children}</div>
          {editable && (
            <div className="kit-form-footer kit-form-page-footer">
              <GuardedButton type="primary" htmlType="submit" loading={submitting}>
                {t.common.action.save}
              </GuardedButton>
              <MissingFields form={form} name={formProps.name} />
            </div>
          )}
        </Form>
      )}
      {props.footer}
    </section>
  );
}
