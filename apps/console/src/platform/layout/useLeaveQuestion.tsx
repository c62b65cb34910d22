import { App } from "antd";
import { usePhrases } from "../phrases/usePhrases.ts";

/**
 * Asks before input is lost, the same way for drawer, dialog, page and tab. The harmless answer has the focus and is what
 * Escape means, so that no hasty key loses anything.
 */
export function useLeaveQuestion(): (leave: () => void, about?: string, stay?: () => void) => void {
  const { modal } = App.useApp();
  const t = usePhrases();
  return (leave, about, stay) => {
    modal.confirm({
      title: t.common.confirm.unsaved,
      content: about === undefined ? undefined : <p className="kit-about">{about}</p>,
      okText: t.common.confirm.discard,
      okType: "text",
      okButtonProps: { danger: true },
      cancelText: t.common.confirm.keepEditing,
      cancelButtonProps: { type: "primary" },
      focusable: { autoFocusButton: "cancel" },
      mask: { closable: false },
      onOk: leave,
      ...(stay === undefined ? {} : { onCancel: stay }),
    });
  };
}
