import { act } from "react";
import { vi } from "vitest";

/** Draws what arrived, and looks again, until the check holds: answers come when they come. */
export const until = (check: () => void): Promise<void> =>
  vi.waitFor(
    async () => {
      await act(async () => {});
      check();
    },
    { timeout: 4_000, interval: 10 },
  );

/** A phone that keeps nothing yet and has opened this address; files of tests share one window. */
export function freshPhone(address: string): void {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  localStorage.clear();
  document.body.replaceChildren();
  window.history.replaceState(null, "", address);
}
