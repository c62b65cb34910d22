import { App, type FormInstance } from "antd";
import { type KeyboardEvent, useId, useLayoutEffect, useRef } from "react";
import { usePhrases } from "../../phrases/usePhrases.ts";

/** What every form of the console has: labels above, the first error in sight, a word about several, `Ctrl Enter` to save. */
export function useFormProps<Values>(
  form: FormInstance<Values>,
  onFocusCapture: () => void,
  onValuesChange: () => void,
  mayBeSaved: boolean,
) {
  const { message } = App.useApp();
  const t = usePhrases();
  // Kept-alive tabs may hold the same field twice; the name keeps the ids of their inputs apart.
  const name = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || !mayBeSaved) return;
    event.preventDefault();
    form.submit();
  };
  return {
    form,
    name,
    layout: "vertical" as const,
    onFocusCapture,
    onValuesChange,
    onKeyDown,
    scrollToFirstError: { behavior: "smooth" as const, block: "center" as const, focus: true },
    onFinishFailed: ({ errorFields }: { errorFields: readonly unknown[] }) => {
      if (errorFields.length > 1) message.warning(t.common.form.incomplete);
    },
  };
}

/**
 * Parts of a form may wait for words or scripts of their own, and meanwhile the whole page is hidden. Whoever was writing
 * goes on in the same field when it is back.
 */
export function useFocusKept(formName: string): void {
  const focused = useRef<HTMLElement>(undefined);
  useLayoutEffect(() => {
    const before = focused.current;
    focused.current = undefined;
    if (before?.isConnected && document.activeElement === document.body) before.focus({ preventScroll: true });
    return () => {
      const active = document.activeElement;
      const own = active instanceof HTMLElement && document.getElementById(formName)?.contains(active);
      focused.current = own ? active : undefined;
    };
  }, [formName]);
}

/** The controls of required fields that are empty, in the order of the page. */
export function emptyRequired(form: FormInstance, formName: string): HTMLElement[] {
  const found = form.getFieldsError().flatMap(({ name }) => {
    const id = [formName, ...name].join("_");
    const label = document.querySelector(`label[for="${CSS.escape(id)}"]`);
    const value: unknown = form.getFieldValue(name);
    const isEmpty =
      value === undefined ||
      value === null ||
      (typeof value === "string" && value.trim() === "") ||
      (Array.isArray(value) && value.length === 0);
    const control = document.getElementById(id);
    return isEmpty && control !== null && label?.classList.contains("ant-form-item-required") ? [control] : [];
  });
  return found.toSorted((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
}

const controls =
  "input:not([type=hidden], [type=submit], [disabled]), textarea:not([disabled]), [tabindex='0'], button:not([disabled])";

/** Puts the focus where there is something to write: into the control, or into the first one within it. */
export function focusOn(control: HTMLElement | undefined): void {
  const target = control?.matches(controls) ? control : (control?.querySelector<HTMLElement>(controls) ?? control);
  target?.focus({ preventScroll: true });
}

/** Who opens a form wants to write: into its first empty required field, else into the first text that can be changed at once. */
export function focusFirst(form: FormInstance, formName: string): void {
  const [first] = emptyRequired(form, formName);
  if (first !== undefined) return focusOn(first);
  const control = document.getElementById(formName)?.querySelector<HTMLElement>("input, textarea, button");
  const isText =
    "input:is([type=text], [type=password], :not([type])):not([disabled], [role=combobox], [readonly]), textarea:not([disabled])";
  if (control?.matches(isText)) control.focus({ preventScroll: true });
}
