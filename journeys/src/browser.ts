import type { Browser, Page } from "playwright-core";
import { eventually, patienceMs } from "./journey.ts";
import { slowDown } from "./slowness.ts";
import { callsRunning, notePress, type Visit, watchVisit } from "./visits.ts";
import { demoPassword, type World } from "./world.ts";

export type { Visit } from "./visits.ts";

interface VisitOptions {
  readonly language?: string;
  readonly width?: number;
  readonly height?: number;
  /** A finger in the place of a mouse. */
  readonly touch?: boolean;
}

/** A fresh browser window that notes what goes wrong in it. Motion is reduced so that pictures and audits are steady. */
export async function openVisit(
  browser: Browser,
  { language = "zh", width = 1440, height = 900, touch = false }: VisitOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: touch,
    reducedMotion: "reduce",
    timezoneId: "Asia/Shanghai",
    locale: "zh-CN",
    acceptDownloads: true,
  });
  // Only where nothing was chosen before, so that a person may change the language.
  await context.addInitScript((code) => {
    if (location.protocol === "about:") return;
    if (localStorage.getItem("language") === null) localStorage.setItem("language", code);
  }, language);
  context.setDefaultTimeout(patienceMs);
  const noted = { context, troubles: [], told: [], calls: [] };
  await watchVisit(noted);
  await slowDown(context);
  return { ...noted, page: await context.newPage() };
}

/** Fills in the login page and presses Enter, without waiting for what follows. */
export async function tryLogIn(
  world: Pick<World, "url">,
  page: Page,
  account: string,
  password: string,
): Promise<void> {
  if (!page.url().startsWith(`${world.url}/login`)) await page.goto(`${world.url}/login`);
  await page.locator('input[name="username"]').fill(account);
  await page.locator('input[name="password"]').fill(password);
  notePress(page);
  await page.keyboard.press("Enter");
}

/** Logs in through the login page, as a person does, and waits for the page behind it. */
export async function logIn(
  world: Pick<World, "url">,
  page: Page,
  account: string,
  password = demoPassword,
): Promise<void> {
  await tryLogIn(world, page, account, password);
  await page.waitForFunction(() => sessionStorage.getItem("Authorization") !== null, undefined, {
    timeout: patienceMs,
  });
  await page.waitForURL((url) => !url.pathname.startsWith("/login"), { timeout: patienceMs });
}

/**
 * Waits until a page has drawn what it loads; the picture of a list without its rows says nothing. A list shows that it
 * waits only after a moment, so the calls count too, and one quiet look does not: the next call may follow the last answer.
 */
export async function settled(page: Page, timeoutMs = patienceMs): Promise<void> {
  const busy = ".shell-waiting, .ant-spin-spinning, .ant-skeleton, .bs-window:empty, [aria-busy=true]";
  const isDrawn = (selector: string) =>
    document.body.innerText.trim() !== "" &&
    [...document.querySelectorAll(selector)].every((one) => !(one as HTMLElement).offsetParent);
  let quietLooks = 0;
  await eventually(
    async () => {
      const isQuiet = callsRunning(page) === 0 && (await page.evaluate(isDrawn, busy).catch(() => false));
      quietLooks = isQuiet ? quietLooks + 1 : 0;
      return quietLooks === 4;
    },
    "the page has drawn what it loads",
    timeoutMs,
  ).catch(() => undefined);
}

/** A call to the server with the session of this page, as the console makes it. */
export async function callAs<T>(
  page: Page,
  path: string,
  input: Record<string, unknown> = {},
): Promise<{ status: number; code: string; data: T; msg: string }> {
  return page.evaluate(
    async ([address, body]) => {
      const headers = {
        "content-type": "application/json",
        Authorization: sessionStorage.getItem("Authorization") ?? "",
        "idempotency-key": crypto.randomUUID(),
      };
      const answer = await fetch(address, { method: "POST", headers, body: JSON.stringify(body) });
      return { status: answer.status, ...((await answer.json()) as object) } as never;
    },
    [path, input] as const,
  );
}
