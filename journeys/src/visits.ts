import type { BrowserContext, Page, Request } from "playwright-core";

/** A message that the console showed at the top of the window for some seconds. */
interface Told {
  readonly at: number;
  readonly text: string;
}

interface Called {
  readonly at: number;
  readonly name: string;
  endedAt?: number;
  status?: string;
}

export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Errors of the page and calls that failed, as they happen. */
  readonly troubles: string[];
  /** Messages that came and went, as they happen. */
  readonly told: Told[];
  /** Calls to the server, as they happen. */
  readonly calls: Called[];
}

/** What is noted of a window, whichever of its tabs it happens in. */
export type Noted = Omit<Visit, "page">;

const visits = new Map<BrowserContext, Noted>();

/** The windows of this journey; of those that it has closed, what was noted is left. */
export const allVisits = (): Noted[] => [...visits.values()];

/** Closes whatever a journey has left open, so that it is no load and no surprise for the next one. */
export async function closeVisits(): Promise<void> {
  for (const { context } of allVisits()) await context.close().catch(() => undefined);
  visits.clear();
}

const pressedAt = new WeakMap<BrowserContext, number>();

/** Messages from before a press do not answer it. */
export const notePress = (page: Page): void => void pressedAt.set(page.context(), Date.now());

/** The messages that the console showed since the last press, gone or not. */
export function toldSincePress(page: Page): string[] {
  const since = pressedAt.get(page.context()) ?? 0;
  return (visits.get(page.context())?.told ?? []).filter(({ at }) => at >= since).map(({ text }) => text);
}

/** Notes what happens in every tab of a window from now on. */
export async function watchVisit(visit: Noted): Promise<void> {
  const { context, told } = visit;
  visits.set(context, visit);
  context.on("page", (page) => watch(page, visit));
  await context.exposeBinding("journeyTold", (_source, text: string) => void told.push({ at: Date.now(), text }));
  await context.addInitScript(noteMessages);
}

const runningCalls = new WeakMap<Page, ReadonlyMap<Request, unknown>>();

/** How many calls of a tab have no answer yet. */
export const callsRunning = (page: Page): number => runningCalls.get(page)?.size ?? 0;

/** Runs in the page. A message of the console, the login page or a big screen stands for some seconds, which a slow machine may look away for. */
function noteMessages(): void {
  const say = (globalThis as unknown as { journeyTold?: (text: string) => void }).journeyTold;
  const noted = new WeakMap<Element, string>();
  new MutationObserver(() => {
    for (const notice of document.querySelectorAll<HTMLElement>(
      ".ant-message-notice, .ant-notification-notice, .login-toast, .bs-alert",
    )) {
      const text = notice.innerText.trim();
      if (text === "" || noted.get(notice) === text) continue;
      noted.set(notice, text);
      say?.(text);
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

/** Notes errors and calls of one tab. */
function watch(page: Page, { troubles, calls }: Noted): void {
  page.on("console", (message) => {
    // The browser repeats every failed answer as an error of its own.
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
      troubles.push(`console: ${message.text().slice(0, 300)}`);
  });
  page.on("pageerror", (error) => troubles.push(`page: ${error.message.slice(0, 300)}`));
  const running = new Map<Request, Called>();
  runningCalls.set(page, running);
  const end = (request: Request, status: string) => {
    const call = running.get(request);
    if (call !== undefined) Object.assign(call, { endedAt: Date.now(), status });
    running.delete(request);
  };
  page.on("request", (request) => {
    if (!["fetch", "xhr"].includes(request.resourceType())) return;
    const call: Called = { at: Date.now(), name: `${request.method()} ${new URL(request.url()).pathname}` };
    calls.push(call);
    running.set(request, call);
  });
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    end(request, reason);
    // A page that is left ends its calls; that is no trouble.
    if (reason !== "net::ERR_ABORTED") troubles.push(`request: ${request.url()} ${reason}`);
  });
  page.on("response", (answer) => {
    end(answer.request(), String(answer.status()));
    if (answer.status() >= 400)
      troubles.push(`answer: ${answer.status()} ${answer.request().method()} ${answer.url().split("?")[0]}`);
  });
}
