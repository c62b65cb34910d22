import { fill } from "@yunshou/phrases/fill";
import { Button, Form, type FormInstance } from "antd";
import { useEffect, useState } from "react";
import { usePhrases } from "../../phrases/usePhrases.ts";
import { showNumber } from "../show/show.ts";
import { emptyRequired, focusOn } from "./formParts.tsx";

/** How many required fields are still empty; pressing it goes to the first. Nothing when all are filled in. */
export function MissingFields({ form, name }: { readonly form: FormInstance; readonly name: string }) {
  const t = usePhrases();
  const values: unknown = Form.useWatch([], form);
  const [count, setCount] = useState(0);
  useEffect(() => setCount(emptyRequired(form, name).length), [form, name, values]);
  if (count === 0) return null;
  const go = () => {
    const [first] = emptyRequired(form, name);
    first?.scrollIntoView({ block: "center" });
    focusOn(first);
  };
  return (
    <Button type="link" className="kit-form-missing" onClick={go}>
      {fill(t.common.form.missing, { n: showNumber(count) })}
    </Button>
  );
}
