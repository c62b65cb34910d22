import { DownOutlined, UpOutlined } from "@ant-design/icons";
import { fill } from "@yunshou/phrases/fill";
import { Button, Tooltip } from "antd";
import { createContext, type MouseEvent, type ReactNode, use, useEffect } from "react";
import { useSearchParams } from "react-router";
import { usePhrases } from "../../phrases/usePhrases.ts";

/** The record of a list whose drawer is open; it lives in the URL beside the filters. */
export interface Opened {
  readonly key: string | null;
  readonly open: (key: string | null) => void;
}

/** Reads and writes the open record of a list: `?open=<key>`. A list that has always used another name keeps it. */
export function useOpened(name = "open"): Opened {
  const [params, setParams] = useSearchParams();
  const opened = params.get(name) || null;
  const open = (key: string | null) =>
    setParams(
      (now) => {
        if (key === null) now.delete(name);
        else now.set(name, key);
        return now;
      },
      // 返回 of the browser closes what was opened; it does not walk back through every record.
      { replace: opened !== null || key === null },
    );
  return { key: opened, open };
}

/** The place of the open record among the rows of the page, with its neighbours. */
export interface Walk {
  readonly place: number;
  readonly count: number;
  readonly previous: (() => void) | undefined;
  readonly next: (() => void) | undefined;
}

/** What a list says of the drawer of its records. */
export interface Detail<Row> {
  /** The field of a row that the URL names. */
  readonly by: keyof Row & string;
  readonly opened: Opened;
  readonly drawer: ReactNode;
}

/** Rows of a table that open their record: the open one is marked, and a press on a free place opens another. */
export function detailRows<Row extends object>({ by, opened }: Detail<Row>) {
  return {
    rowClassName: (row: Row) => (opened.key !== null && String(row[by]) === opened.key ? "kit-row-open" : ""),
    onRow: (row: Row) => ({
      onClick: ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
        const free = target instanceof HTMLElement && target.closest("a, button, input, label, .ant-dropdown") === null;
        const selecting = window.getSelection()?.isCollapsed === false;
        if (free && !selecting && currentTarget.contains(target)) opened.open(String(row[by]));
      },
    }),
  };
}

/** Tells the drawer inside in which list it walks. */
export const WalkContext = createContext<Walk | undefined>(undefined);

/** The walk through the rows of a page, or undefined when the open record is not among them. */
export function walkThrough(keys: readonly string[], { key, open }: Opened): Walk | undefined {
  const at = key === null ? -1 : keys.indexOf(key);
  if (at < 0) return undefined;
  const to = (index: number) => {
    const neighbour = keys[index];
    return neighbour === undefined ? undefined : () => open(neighbour);
  };
  return { place: at + 1, count: keys.length, previous: to(at - 1), next: to(at + 1) };
}

/** Steps to the record above and below, by press or by K and J; nothing where a drawer stands alone. */
export function WalkButtons({ active }: { readonly active: boolean }) {
  const walk = use(WalkContext);
  const t = usePhrases().common.list;
  useEffect(() => {
    if (walk === undefined || !active) return;
    const step = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const go = event.key === "j" ? walk.next : event.key === "k" ? walk.previous : undefined;
      if (go === undefined) return;
      event.preventDefault();
      go();
    };
    document.addEventListener("keydown", step);
    return () => document.removeEventListener("keydown", step);
  }, [walk, active]);
  if (walk === undefined) return null;
  const steps = [
    { label: t.previousRecord, icon: <UpOutlined />, go: walk.previous },
    { label: t.nextRecord, icon: <DownOutlined />, go: walk.next },
  ];
  return (
    <span className="kit-walk">
      <span className="kit-walk-place">{fill(t.recordOf, { place: walk.place, count: walk.count })}</span>
      {steps.map(({ label, icon, go }) => (
        <Tooltip key={label} title={label}>
          <Button type="text" size="small" icon={icon} aria-label={label} disabled={go === undefined} onClick={go} />
        </Tooltip>
      ))}
    </span>
  );
}

/** Letters belong to whoever types, and to a question that stands over the drawer. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.matches("input, textarea, select, [contenteditable=true]") || target.closest(".ant-modal") !== null;
}
