import { useSyncExternalStore } from "react";

interface Shown {
  readonly id: number;
  readonly text: string;
}

/** As long as failures are shown in the console (HTTP-12). */
const shownMs = 3_000;
let shown: readonly Shown[] = [];
let last = 0;
const listeners = new Set<() => void>();

function set(next: readonly Shown[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Says something for three seconds without waiting for an answer. */
export function toast(text: string): void {
  last += 1;
  const id = last;
  set([...shown.slice(-1), { id, text }]);
  setTimeout(() => set(shown.filter((one) => one.id !== id)), shownMs);
}

const watch = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Where toasts appear; once for an app. */
export function Toasts() {
  const all = useSyncExternalStore(
    watch,
    () => shown,
    () => shown,
  );
  return (
    <div className="toasts" role="status" aria-live="polite">
      {all.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
