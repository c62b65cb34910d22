import { App } from "antd";
import type { ReactNode } from "react";
import { usePhrases } from "../phrases/usePhrases.ts";

export interface Confirmation<Answer = unknown> {
  /** The exact question of the catalogue, e.g. 确定要退款吗？ */
  readonly text: ReactNode;
  /** Runs when confirmed; the dialog waits for it and stays open if it fails (GEN-21). */
  readonly run: () => Promise<Answer>;
  /** Told after success, or how to tell it from the answer; 操作成功 if not given. */
  readonly success?: string | ((answer: Answer) => string);
  /** Told when the person steps back, e.g. 已取消删除. */
  readonly cancelled?: string;
  readonly danger?: boolean;
}

/** Asks before something happens. The dialog never closes by a click beside it (TOPBAR-13). */
export function useConfirm() {
  const { modal, message } = App.useApp();
  const t = usePhrases();
  const ask = <Answer,>({
    text,
    run,
    success = t.common.result.done,
    cancelled,
    danger = false,
  }: Confirmation<Answer>) => {
    modal.confirm({
      title: t.common.confirm.title,
      content: text,
      okText: t.common.action.confirm,
      cancelText: t.common.action.cancel,
      mask: { closable: false },
      okButtonProps: { danger },
      onOk: async () => {
        const answer = await run();
        message.success(typeof success === "string" ? success : success(answer));
      },
      onCancel: () => {
        if (cancelled !== undefined) message.info(cancelled);
      },
    });
  };
  /** FORM-09: 确定要删除吗？, 已取消删除, 删除成功. */
  const askDelete = (run: () => Promise<unknown>) =>
    ask({
      text: t.common.confirm.delete,
      run,
      success: t.common.result.deleted,
      cancelled: t.common.result.deleteCancelled,
      danger: true,
    });
  return { ask, askDelete };
}
