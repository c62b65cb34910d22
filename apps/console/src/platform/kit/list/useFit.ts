import { type RefObject, useLayoutEffect, useState } from "react";

/** How many parts of a width fit side by side into an element, as it is drawn; before it is drawn, and in a hidden tab, as before. */
export function useFit(element: RefObject<HTMLElement | null>, width: number, gap: number, first: number): number {
  const [count, setCount] = useState(first);
  useLayoutEffect(() => {
    const box = element.current;
    if (box === null || typeof ResizeObserver === "undefined") return undefined;
    const measure = () => {
      if (box.clientWidth > 0) setCount(Math.max(1, Math.floor((box.clientWidth + gap) / (width + gap))));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [element, width, gap]);
  return count;
}
