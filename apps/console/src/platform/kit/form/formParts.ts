import { App, type FormInstance } from "antd";
import { useId } from "react";
import { usePhrases } from "../../phrases/usePhrases.ts";

/** Asks before input is lost; without any it leaves at once. */
export function useLeaveQuestion(isChanged: () => boolean) {
  const { modal } = App.useApp();
  const t = usePhrases();
  return (leave: () => void) => {
    if (!isChanged()) return leave();
    modal.confirm({
      title: t.common.confirm.title,
      content: t.common.confirm.leave,
      okText: t.common.action.close,
      cancelText: t.common.action.cancel,
      mask: { closable: false },
      onOk: leave,
    });
  };
}

/** What every form of the console has: labels above, the first error in sight, a word about several. */
export function useFormProps<Values>(form: FormInstance<Values>, onFocusCapture: () => void) {
  const { message } = App.useApp();
  const t = usePhrases();
  // Kept-alive tabs may hold the same field twice; the name keeps the ids of their inputs apart.
  const name = useId();
  return {
    form,
    name,
    layout: "vertical" as const,
    onFocusCapture,
    scrollToFirstError: { behavior: "smooth" as const, block: "center" as const, focus: true },
    onFinishFailed: ({ errorFields }: { errorFields: readonly unknown[] }) => {
      if (errorFields.length > 1) message.warning(t.common.form.incomplete);
    },
  };
}
