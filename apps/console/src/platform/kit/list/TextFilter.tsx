import type { InputProps } from "antd";
import Input from "antd/es/input/Input";

/** The text control of a filter. Ant Design's `Input` as a whole brings text areas, passwords and one-time codes, which no list needs. */
export function TextFilter(props: InputProps) {
  return <Input allowClear {...props} />;
}
