import { fill } from "@yunshou/phrases/fill";
import { App } from "antd";
import { usePhrases } from "../phrases/usePhrases.ts";

/** Says what became of what: YT110001：修改成功 (MSG-137). */
export function useTell(): (about: string, result: string) => void {
  const { message } = App.useApp();
  const t = usePhrases();
  return (about, result) => void message.success(fill(t.common.result.of, { about, result }));
}
