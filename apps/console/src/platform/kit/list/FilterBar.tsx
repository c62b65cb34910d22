import { DownOutlined, UpOutlined } from "@ant-design/icons";
import { Button, Form, type FormItemProps } from "antd";
import {
  type CSSProperties,
  type FocusEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { lazily } from "../../lazily.ts";
import { useLanguage, usePhrases } from "../../phrases/usePhrases.ts";
import { useWidth } from "../../useWidth.ts";
import { GuardedButton, guardMs } from "../GuardedButton.tsx";
import { useFit } from "./useFit.ts";

/** One filter: the field of the list's input it sets, or two for a range, and the control that edits it. */
export interface Filter<Filters> {
  readonly name: (keyof Filters & string) | readonly [keyof Filters & string, keyof Filters & string];
  readonly label: string;
  readonly control: ReactNode;
  readonly rules?: FormItemProps["rules"];
}

interface FilterBarProps<Filters> {
  readonly filters: readonly Filter<Filters>[];
  readonly values: Filters;
  readonly onSearch: (values: Partial<Filters>) => void;
  readonly onReset: () => void;
}

/** Before a window says how wide it is. */
const usualCount = 3;
/** What a filter with its label needs, and what stands between two. */
const needed = { zh: 272, others: 310, gap: 16 };

const FilterSheet = lazily(async () => ({ default: (await import("./FilterSheet.tsx")).FilterSheet }));

/**
 * 查询区: as many filters as fit in one row, the others after 展开; on a phone all of them in a sheet. What is chosen applies
 * at once, what is typed on Enter or when the field is left; 重置 returns to the start.
 */
export function FilterBar<Filters extends object>({ filters, values, onSearch, onReset }: FilterBarProps<Filters>) {
  const t = usePhrases();
  const language = useLanguage();
  const [form] = Form.useForm();
  // Kept-alive tabs may hold the same field twice; the form's name keeps the ids of their inputs apart.
  const name = useId();
  const box = useRef<HTMLDivElement>(null);
  const fit = useFit(box, language === "zh" ? needed.zh : needed.others, needed.gap, usualCount);
  const few = fewOf(filters, fit);
  const hiddenIsUsed = filters.some((filter) => !few.includes(filter) && isSet(values, filter.name));
  const [open, setOpen] = useState(hiddenIsUsed);
  const isPhone = useWidth() === "phone";
  const shown = open || isPhone ? filters : few;
  const fields = JSON.stringify(fieldsOf(filters, values));

  // The URL is the truth: going back or a link must show in the form. A tab that only became visible again keeps what was typed.
  const applied = useRef(fields);
  useEffect(() => {
    if (applied.current === fields) return;
    applied.current = fields;
    form.setFieldsValue(JSON.parse(fields) as object);
    // What narrows the list is seen, also where a link sets it in a tab that was open.
    if (hiddenIsUsed) setOpen(true);
  }, [form, fields, hiddenIsUsed]);
  // Enter with the same values rests as the button does; other values are another wish and are never swallowed (TOPBAR-15).
  const last = useRef({ entered: "", at: 0 });
  const search = (entered: object) => {
    const next = valuesOf(filters, { ...fieldsOf(filters, values), ...entered });
    const isRepeated = last.current.entered === JSON.stringify(next);
    if (isRepeated && Date.now() - last.current.at < guardMs.ordinary) return;
    last.current = { entered: JSON.stringify(next), at: Date.now() };
    onSearch(next);
  };
  const isChanged = () => {
    const now = valuesOf(filters, fieldsOf(filters, values));
    return (
      JSON.stringify(valuesOf(filters, { ...fieldsOf(filters, values), ...form.getFieldsValue() })) !==
      JSON.stringify(now)
    );
  };
  const applyChosen = () => {
    if (!isTyped(document.activeElement)) form.submit();
  };
  const applyTyped = ({ target }: FocusEvent) => {
    if (isTyped(target) && isChanged()) form.submit();
  };
  const reset = () => {
    last.current.entered = "";
    form.setFieldsValue(fieldsOf(filters, values));
    onReset();
  };

  const bar = (close?: () => void) => (
    <Form
      form={form}
      name={name}
      className="kit-filters"
      // A sheet stays until somebody says that it is filled in.
      {...(isPhone ? { layout: "vertical" } : { onValuesChange: applyChosen, onBlur: applyTyped })}
      initialValues={fieldsOf(filters, values)}
      onFinish={(entered: object) => {
        search(entered);
        close?.();
      }}
    >
      <input type="submit" hidden />
      <div ref={box} className="kit-filters-fields" style={{ "--kit-fit": fit } as CSSProperties}>
        {shown.map((filter) => (
          <Form.Item key={String(filter.name)} name={fieldName(filter)} label={filter.label} rules={filter.rules ?? []}>
            {filter.control}
          </Form.Item>
        ))}
      </div>
      <div className="kit-filters-buttons">
        <Button
          onClick={() => {
            reset();
            close?.();
          }}
        >
          {t.common.action.reset}
        </Button>
        <GuardedButton type="primary" htmlType="submit">
          {t.common.action.query}
        </GuardedButton>
        {filters.length > fit && !isPhone && (
          <Button type="link" className="kit-filters-toggle" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? t.common.action.collapse : t.common.action.expand} {open ? <UpOutlined /> : <DownOutlined />}
          </Button>
        )}
      </div>
    </Form>
  );
  if (!isPhone) return bar();
  return (
    <Suspense>
      <FilterSheet used={filters.filter(({ name }) => isSet(values, name)).length}>{bar}</FilterSheet>
    </Suspense>
  );
}

/**
 * The filters of the one row, in their order. Days always narrow a list and are no chip, so they are among them, wherever
 * they stand, as long as there is room for another filter beside them.
 */
export function fewOf<Filters>(filters: readonly Filter<Filters>[], fit: number): readonly Filter<Filters>[] {
  const isRange = ({ name }: Filter<Filters>) => typeof name !== "string";
  const ranges = filters.filter(isRange).slice(0, Math.max(0, fit - 1));
  const others = filters.filter((filter) => !isRange(filter)).slice(0, fit - ranges.length);
  const few = [...ranges, ...others];
  return filters.filter((filter) => few.includes(filter));
}

/** A text is applied when it is complete; every other control has its value at once. */
const isTyped = (element: Element | null) => element?.matches(".ant-input, .ant-input-affix-wrapper *") ?? false;

/** The form's name of a filter; a range is one field with two values. */
function fieldName<Filters>({ name }: Filter<Filters>): string {
  return typeof name === "string" ? name : name.join("~");
}

function isSet<Filters>(values: Filters, name: Filter<Filters>["name"]): boolean {
  const first = typeof name === "string" ? name : name[0];
  return values[first] !== undefined && values[first] !== null;
}

/** What the form edits, from the list's filters. An absent value is null, so that the form empties its control. */
export function fieldsOf<Filters>(filters: readonly Filter<Filters>[], values: Filters): Record<string, unknown> {
  return Object.fromEntries(
    filters.map((filter) => [
      fieldName(filter),
      typeof filter.name === "string" ? (values[filter.name] ?? null) : rangeOf(filter.name.map((one) => values[one])),
    ]),
  );
}

/** A range without both of its ends is none. */
const rangeOf = (ends: readonly unknown[]) => (ends.includes(undefined) ? null : ends);

/** The list's filters, from what the form holds. */
export function valuesOf<Filters>(
  filters: readonly Filter<Filters>[],
  fields: Readonly<Record<string, unknown>>,
): Partial<Filters> {
  const pairs = filters.flatMap((filter): [string, unknown][] => {
    const value = fields[fieldName(filter)];
    if (typeof filter.name === "string") return [[filter.name, value === "" || value === null ? undefined : value]];
    const range = value as readonly unknown[] | null | undefined;
    return filter.name.map((one, index) => [one, range?.[index]]);
  });
  return Object.fromEntries(pairs) as Partial<Filters>;
}
