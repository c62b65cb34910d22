import { Select, type SelectProps } from "antd";
import { useContext } from "react";
import { AsText } from "./asText.ts";

/**
 * A choice among the few things that a page holds already, found by a part of their label: roles, menu entries, time zones.
 * Machines, merchants, products, people, points and cards are chosen by the fields of `kit/entity`.
 */
export function SearchChoice<Value>(props: Omit<SelectProps<Value>, "showSearch">) {
  const label = props.options?.find(({ value }) => value === props.value)?.label;
  if (useContext(AsText)) return label ?? (props.loading === true ? "…" : String(props.value));
  return <Select<Value> showSearch={{ optionFilterProp: "label" }} {...props} />;
}
