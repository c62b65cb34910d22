import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

/** A pointer on its way to the panel crosses other sections; one that rests means it. */
const restMs = 150;
const leaveMs = 300;

/**
 * A panel that flies out over the page while the menu is folded: by a press, by a pointer that rests on a section, and by
 * Ctrl K for the search. A press elsewhere, the Escape key and a pointer that went away close it.
 */
export function useFlying(
  place: RefObject<HTMLElement | null>,
  search: RefObject<HTMLInputElement | null>,
  folded: boolean,
  onSearch: () => void,
) {
  const [on, setOn] = useState<"panel" | "search" | undefined>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const later = (run: () => void, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(run, ms);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    const find = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      flushSync(() => {
        onSearch();
        setOn("search");
      });
      search.current?.focus();
      search.current?.select();
    };
    window.addEventListener("keydown", find);
    return () => window.removeEventListener("keydown", find);
  }, [search, onSearch]);

  useEffect(() => {
    if (on === undefined) return;
    const elsewhere = (event: globalThis.PointerEvent) => {
      if (place.current?.contains(event.target as Node) !== true) setOn(undefined);
    };
    document.addEventListener("pointerdown", elsewhere);
    return () => document.removeEventListener("pointerdown", elsewhere);
  }, [on, place]);

  const isMouse = (event: PointerEvent) => folded && event.pointerType === "mouse";
  return {
    on: on !== undefined,
    /** Opened for its search, which takes the focus as it appears; beside a menu that stands it only grows wide. */
    searching: on === "search",
    start: () => setOn("panel"),
    stop: () => setOn(undefined),
    /** Of a section: what happens when a pointer rests on it. */
    over: (open: () => void) => ({
      onPointerEnter: (event: PointerEvent) => {
        if (!isMouse(event)) return;
        later(() => {
          open();
          setOn("panel");
        }, restMs);
      },
    }),
    /** Of the menu as a whole. */
    around: {
      onPointerLeave: (event: PointerEvent) => {
        // Whoever types there moves the pointer out of the way.
        if (isMouse(event)) later(() => document.activeElement !== search.current && setOn(undefined), leaveMs);
      },
      onPointerEnter: () => clearTimeout(timer.current),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === "Escape" && (folded || on === "search")) setOn(undefined);
      },
    },
  };
}
