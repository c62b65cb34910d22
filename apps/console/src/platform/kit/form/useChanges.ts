import { Form } from "antd";
import { useCallback, useRef } from "react";

/** Whether two values of a form field say the same; a field without input may hold undefined, null or an empty text. */
export function sameInput(a: unknown, b: unknown): boolean {
  if (Object.is(a, b) || (isEmpty(a) && isEmpty(b))) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  // Days of pickers are made anew and say the same; files are compared by themselves.
  if (!isPlain(a) || !isPlain(b)) return "toJSON" in a && "toJSON" in b && JSON.stringify(a) === JSON.stringify(b);
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].every((name) =>
    sameInput(left[name], right[name]),
  );
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);
const isPlain = (value: object) => Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;

/**
 * A form that knows whether a person has changed it. Some fields call themselves touched when somebody only steps through
 * them, so what they hold is compared with what they held before the first press or key.
 */
export function useChanges<Values extends object>() {
  const [form] = Form.useForm<Values>();
  const before = useRef<object>(undefined);
  const remember = useCallback(() => {
    before.current = form.getFieldsValue(true) as object;
  }, [form]);
  const isChanged = () => form.isFieldsTouched() && !sameInput(before.current, form.getFieldsValue(true));
  // Values that the page itself fills in late are no input of a person.
  const onFocusCapture = () => {
    if (!form.isFieldsTouched()) remember();
  };
  return { form, remember, isChanged, onFocusCapture };
}
