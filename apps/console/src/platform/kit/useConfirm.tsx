import { fill } from "@yunshou/phrases/fill";
import { App } from "antd";
import type { ReactNode } from "react";
import { usePhrases } from "../phrases/usePhrases.ts";

export interface Question {
  /** The exact question of the catalogue, e.g. 确定要退款吗？ */
  readonly text: string;
  /** What would be changed, so that nobody agrees to the wrong thing: a name with its number (`namesOf`), or how many. */
  readonly about: string;
  /** The button that agrees says what it does, e.g. 重启客户端; 确定 says nothing. */
  readonly verb: string;
  /** What follows for others, in small words. */
  readonly consequence?: ReactNode;
  /** It cannot be taken back: the button is red, and the harmless answer has the focus. */
  readonly danger?: boolean;
}

export interface Confirmation<Answer = unknown> extends Question {
  /** Runs when confirmed; the dialog waits for it and stays open if it fails (GEN-21). */
  readonly run: () => Promise<Answer>;
  /**
   * Told after success behind the object; a function tells it all from the answer. 操作成功 behind object and verb if not
   * given, and nothing for null, where the page itself is left.
   */
  readonly success?: string | ((answer: Answer) => string) | null;
  /** Told when the person steps back, e.g. 已取消删除. */
  readonly cancelled?: string;
}

/** Asks before something happens. The dialog never closes by a click beside it (TOPBAR-13). */
export function useConfirm() {
  const { modal, message } = App.useApp();
  const t = usePhrases();
  const dialogOf = ({ text, about, verb, consequence, danger = false }: Question) => ({
    title: text,
    content: (
      <>
        <p className="kit-about">{about}</p>
        {consequence !== undefined && <div className="kit-soft">{consequence}</div>}
      </>
    ),
    okText: verb,
    cancelText: t.common.action.cancel,
    mask: { closable: false },
    okButtonProps: { danger },
    focusable: { autoFocusButton: danger ? ("cancel" as const) : ("ok" as const) },
  });
  const ask = <Answer,>({ run, success, cancelled, ...question }: Confirmation<Answer>) => {
    const { about, verb } = question;
    modal.confirm({
      ...dialogOf(question),
      onOk: async () => {
        const answer = await run();
        if (success === null) return;
        message.success(
          typeof success === "function"
            ? success(answer)
            : success === undefined
              ? fill(t.common.result.of, { about: `${about} · ${verb}`, result: t.common.result.done })
              : fill(t.common.result.of, { about, result: success }),
        );
      },
      onCancel: () => {
        if (cancelled !== undefined) message.info(cancelled);
      },
    });
  };
  /** FORM-09: 确定要删除吗？, 已取消删除, 删除成功. */
  const askDelete = (about: string, run: () => Promise<unknown>, text: string = t.common.confirm.delete) =>
    ask({
      text,
      about,
      verb: t.common.action.delete,
      run,
      success: t.common.result.deleted,
      cancelled: t.common.result.deleteCancelled,
      danger: true,
    });
  /** Asks within something that is under way, e.g. the saving of a form: whether the person agrees. */
  const agree = (question: Question): Promise<boolean> =>
    new Promise((resolve) => {
      modal.confirm({ ...dialogOf(question), onOk: () => resolve(true), onCancel: () => resolve(false) });
    });
  return { ask, askDelete, agree };
}
