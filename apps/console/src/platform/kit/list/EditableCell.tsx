import { CheckOutlined } from "@ant-design/icons";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";

/** What the editor of a cell may ask for: it was saved and the next cell is wanted, or all stays as it was. */
export interface CellEditor {
  readonly saved: (next?: "below" | "none") => void;
  readonly cancel: () => void;
}

interface EditableCellProps {
  /** Cells of one name follow each other down the list. */
  readonly name: string;
  readonly shown: ReactNode;
  /** How a cell is opened, for whoever cannot guess it. */
  readonly hint: string;
  /** Why the value cannot be changed; the cell is then plain text. */
  readonly refused: string | undefined;
  readonly editor: (editor: CellEditor) => ReactNode;
}

const tickMs = 1_000;

/** The cell of the same name in the nearest row below. */
function below(cell: HTMLElement, name: string): HTMLElement | undefined {
  const cells = [...document.querySelectorAll<HTMLElement>(`[data-cell="${name}"]`)];
  return cells[cells.indexOf(cell) + 1];
}

/**
 * A value that is changed where it stands: a double click, `E` or Enter opens its editor; a saved cell ticks for a second
 * and hands on to the one below (patterns D4).
 */
export function EditableCell({ name, shown, hint, refused, editor }: EditableCellProps) {
  const [state, setState] = useState<"shown" | "open" | "saved">("shown");
  const cell = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (state !== "saved") return;
    const timer = setTimeout(() => setState("shown"), tickMs);
    return () => clearTimeout(timer);
  }, [state]);
  if (refused !== undefined) return shown;
  const open = () => setState("open");
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== cell.current || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key !== "Enter" && event.key.toLowerCase() !== "e") return;
    event.preventDefault();
    open();
  };
  return (
    <span
      ref={cell}
      className="kit-editable"
      data-cell={name}
      {...(state === "open" ? { tabIndex: -1 } : { role: "button", tabIndex: 0, title: hint })}
      // A press on a row opens its record; one on a cell that is written in does not.
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={open}
      onKeyDown={onKeyDown}
    >
      {state === "open"
        ? editor({
            saved: (next) => {
              setState("saved");
              const following = next === "below" ? below(cell.current!, name) : undefined;
              (following ?? cell.current)?.focus();
              following?.dispatchEvent(new MouseEvent("dblclick", { bubbles: true }));
            },
            cancel: () => {
              setState("shown");
              cell.current?.focus();
            },
          })
        : shown}
      {state === "saved" && <CheckOutlined className="kit-editable-tick" />}
    </span>
  );
}
