import { Select, type SelectProps } from "antd";

/**
 * A choice among the few things that a page holds already, found by a part of their label: roles, menu entries, time zones.
 * Machines, merchants, products, people, points and cards are chosen by the fields of `kit/entity`.
 */
export function SearchChoice<Value>(props: Omit<SelectProps<Value>, "showSearch">) {
  return <Select<Value> showSearch={{ optionFilterProp: "label" }} {...props} />;
}
