import type { Page } from "playwright-core";

/** What a press asks for. */
interface Wanted {
  readonly path?: string;
  readonly selector: string;
  /** It stood there before and is shown again at once; that it is asked for anew meanwhile makes nobody wait. */
  readonly isKept?: boolean;
}

/**
 * Notes in the page itself how long each press takes, so that the distance between this program and the browser is in no
 * figure. A page is drawn when it has words, no call is without an answer and nothing says that it waits, three frames long;
 * the first of the three counts.
 */
export async function watchConsole(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const waits = ".shell-waiting, .ant-spin-spinning, .ant-skeleton, [aria-busy=true]";
    let calls = 0;
    const ask = globalThis.fetch;
    globalThis.fetch = async (...words) => {
      calls++;
      try {
        return await ask(...words);
      } finally {
        // Whoever reads the answer does so before this counts.
        setTimeout(() => calls--, 0);
      }
    };
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].some((one) => one.offsetParent !== null);
    let pressedAt = 0;
    addEventListener("click", () => (pressedAt = performance.now()), { capture: true });
    Object.assign(globalThis, {
      drawnSincePress: (wanted: Wanted) =>
        new Promise<number>((done, fail) => {
          let first = 0;
          let quiet = 0;
          const look = () => {
            const now = performance.now();
            const isDrawn =
              (wanted.path === undefined || location.pathname === wanted.path) &&
              (wanted.isKept === true || calls === 0) &&
              shown(wanted.selector) &&
              !shown(waits);
            if (!isDrawn) quiet = 0;
            else if (++quiet === 1) first = now;
            if (quiet === 3) done(first - pressedAt);
            else if (now - pressedAt > 30_000) fail(new Error(`${wanted.path ?? wanted.selector} was not drawn`));
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        }),
    });
  });
}

/** Milliseconds from the last press until what it asked for stood on the screen. */
export function drawnSincePress(page: Page, wanted: Wanted): Promise<number> {
  return page.evaluate(
    (words) =>
      (globalThis as unknown as { drawnSincePress: (words: unknown) => Promise<number> }).drawnSincePress(words),
    wanted,
  );
}
