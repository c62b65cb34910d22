import { fill } from "@yunshou/phrases/fill";
import { Form } from "antd";
import { useEffect, useState } from "react";
import { sameInput, showTime, useSettling } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

/** Whoever stops writing for so long has his draft saved. */
const restMs = 3_000;

/** Saves the form around it whenever its writer rests and it may be saved, and says when it did. After a failure the writer saves. */
export function SavedByItself<Values extends object>({
  keep,
}: {
  readonly keep: (values: Values) => Promise<unknown>;
}) {
  const t = usePhrases("articles");
  const form = Form.useFormInstance<Values>();
  const { isChanged, settle } = useSettling();
  const values: unknown = Form.useWatch([], form);
  const [told, tell] = useState<string>();
  const [isGivenUp, giveUp] = useState(false);
  const saveNow = async () => {
    let checked: Values;
    try {
      checked = await form.validateFields({ validateOnly: true });
    } catch {
      // What is not complete yet is nothing to keep.
      return;
    }
    try {
      await keep(checked);
      if (sameInput(checked, form.getFieldsValue())) settle();
      tell(fill(t.articles.hint.saved, { time: showTime(new Date().toISOString()) }));
    } catch (failure) {
      giveUp(true);
      tell(fill(t.articles.hint.saveFailed, { reason: failure instanceof Error ? failure.message : "" }));
    }
  };
  useEffect(() => {
    if (isGivenUp || !isChanged()) return undefined;
    const timer = setTimeout(() => void saveNow(), restMs);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [values, isGivenUp]);
  return (
    <p className="kit-soft kit-wide" role="status">
      {told}
    </p>
  );
}
