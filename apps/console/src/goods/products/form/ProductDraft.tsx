import { fill } from "@yunshou/phrases/fill";
import { Alert, Button, Form, Space } from "antd";
import { useEffect, useState } from "react";
import { sameInput, showTime, usePreference } from "../../../platform/kit/index.ts";
import { usePhrases } from "../../../platform/phrases/usePhrases.ts";
import { freshValues, type ProductValues } from "./values.ts";

interface Draft {
  readonly at: string;
  readonly values: ProductValues;
}

const keepAfterMs = 2_000;

/** The draft of a person, kept on the server, so that he finds it on every device. */
export const useDraft = () => usePreference<Draft | null>("draft.product", null);

/** Keeps what is written about a new product, and offers what was written before. */
export function ProductDraft() {
  const t = usePhrases("products");
  const words = t.products.draft;
  const form = Form.useFormInstance<ProductValues>();
  const values = Form.useWatch([], form) as ProductValues | undefined;
  const [draft, keep, isRead] = useDraft();
  // Nothing is written over a draft before it is known and its person said what should become of it.
  const [writes, write] = useState(false);
  const offered = draft !== null && !writes;
  const text = JSON.stringify(values);
  useEffect(() => {
    if (!isRead || offered || values === undefined) return undefined;
    if (sameInput({ ...freshValues, ...values }, freshValues)) return undefined;
    write(true);
    const timer = setTimeout(
      () => keep({ at: new Date().toISOString(), values: { ...freshValues, ...form.getFieldsValue(true) } }),
      keepAfterMs,
    );
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what is written counts
  }, [text, isRead, offered]);
  if (!offered) return null;
  return (
    <Alert
      className="kit-wide"
      type="info"
      showIcon
      style={{ marginBottom: 16 }}
      title={fill(words.found, { time: showTime(draft.at) })}
      action={
        <Space>
          <Button
            size="small"
            type="primary"
            onClick={() => {
              form.setFieldsValue(draft.values);
              write(true);
            }}
          >
            {words.restore}
          </Button>
          <Button
            size="small"
            onClick={() => {
              keep(null);
              write(true);
            }}
          >
            {words.discard}
          </Button>
        </Space>
      }
    />
  );
}
