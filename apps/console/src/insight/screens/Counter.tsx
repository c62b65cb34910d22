import { useEffect, useRef, useState } from "react";
import { isStill } from "./chartStyle.ts";
import { counterMs, counterValue, figureText } from "./live/counter.ts";

/** A figure that runs to its new value in steps (BIGSALES-21); null shows a dash until the first value is known. */
export function Counter({ value, isMoney }: { readonly value: bigint | null; readonly isMoney: boolean }) {
  const [shown, setShown] = useState<bigint | null>(value);
  const shownNow = useRef(shown);
  shownNow.current = shown;

  useEffect(() => {
    const from = shownNow.current;
    if (value === null || from === value) return;
    if (from === null || isStill() || document.hidden) {
      setShown(value);
      return;
    }
    const started = performance.now();
    let frame = requestAnimationFrame(function run(now: number) {
      const next = counterValue(from, value, now - started);
      setShown(next);
      if (now - started < counterMs) frame = requestAnimationFrame(run);
      else setShown(value);
    });
    return () => cancelAnimationFrame(frame);
  }, [value]);

  const text = shown === null ? "—" : figureText(shown, isMoney);
  // The separator of languages differs; the two digits of fen and it are written smaller.
  const dot = shown !== null && isMoney ? text.length - 3 : -1;
  return (
    <span className="bs-counter">
      {dot < 0 ? text : text.slice(0, dot)}
      {dot >= 0 && <small>{text.slice(dot)}</small>}
    </span>
  );
}
