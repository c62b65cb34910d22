import { mkdirSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import { accessibilityFindings, Heard, overflowFindings, textFindings } from "./audit.ts";
import { logIn, openVisit, settled, type Visit } from "./browser.ts";
import { reachFindings } from "./reach.ts";
import { isBigScreen, pathsOf, publicPaths } from "./sitemap.ts";
import { readWords } from "./words.ts";
import { demoPassword, launchBrowser, startWorld } from "./world.ts";

/**
 * `npm run pictures`: opens every page as every demo account, in Chinese and English, and keeps a picture of each, on a
 * desk and on a phone, in `pictures/` with a report of what is wrong with it. `--language zh,de` names the languages,
 * `--theme dark`, `--size compact` and `--width 1280` how the desk looks, `--account admin,public` and `--path /shj/,/xtgl/`
 * narrow, `--no-phone` and `--no-axe` leave out what takes longest, `--url` and `--password` use a program that already
 * runs, `--readme` makes the pictures of the README. A width below 768 is a phone alone, and the report says too what a
 * finger cannot use there. `--opened` looks also at what a page opens: its first row, and the form of its first button.
 */
const { values: options } = readWords({
  options: {
    language: { type: "string", default: "zh,en" },
    theme: { type: "string", default: "blue" },
    size: { type: "string", default: "medium" },
    width: { type: "string", default: "1440" },
    account: { type: "string" },
    path: { type: "string" },
    url: { type: "string" },
    password: { type: "string", default: demoPassword },
    phone: { type: "boolean", default: true },
    axe: { type: "boolean", default: true },
    readme: { type: "boolean", default: false },
    opened: { type: "boolean", default: false },
  },
  allowNegative: true,
});
/** As the console has it (`useWidth.ts`). */
const isPhone = Number(options.width) < 768;
const desk = { width: Number(options.width), height: isPhone ? 800 : 900 };
/** Where the pictures of another look stand apart from the usual ones. */
const appearance = [options.theme, options.size, options.width].filter(
  (one) => !["blue", "medium", "1440"].includes(one),
);
const root = resolve(fileURLToPath(import.meta.url), "../../..");
const accounts = ["admin", "demo", "demostaff", "demodrug", "demopharmacist"];
const print = (line: string) => process.stdout.write(`${line}\n`);
const report: string[] = [];
let troubled = 0;

const machineOf: Readonly<Record<string, string>> = { demodrug: "KH110001", demopharmacist: "KH110001" };

/** Some pages show nothing without a question; this is the one to ask. */
function address(path: string, account: string): string {
  return path === "/shj/hdgl" ? `${path}?jqbh=${machineOf[account] ?? "YT310001"}` : path;
}

/** So many pages are seen in one program that is loaded once. All that they leave behind would make it slow in the end. */
const pagesALoad = 15;
const seenSinceLoad = new WeakMap<Page, number>();

/** Shows a page as a link of the console does. What needs no session is no page of one program and is always loaded. */
async function turnTo(page: Page, url: string, account: string, path: string): Promise<void> {
  const seen = account === "public" ? pagesALoad : (seenSinceLoad.get(page) ?? pagesALoad);
  const isLoaded = seen < pagesALoad;
  seenSinceLoad.set(page, isLoaded ? seen + 1 : 1);
  if (isLoaded) await follow(page, path);
  else await page.goto(url + path);
  await settled(page);
}

/** An address is enough: forms and drawers have theirs too, so that it also closes what was opened. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((target) => {
    history.pushState({ idx: history.length }, "", target);
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  }, path);
}

async function portray(
  page: Page,
  url: string,
  language: string,
  account: string,
  path: string,
  troubles: string[],
  heard: Heard,
): Promise<void> {
  troubles.length = 0;
  await page.setViewportSize(isBigScreen(path) ? { width: 1920, height: 1080 } : desk);
  await turnTo(page, url, account, address(path, account));
  if (isBigScreen(path)) await page.waitForTimeout(2_500);
  const name = join(root, "pictures", [language, ...appearance].join("-"), account, path.slice(1).replaceAll("/", "-"));
  mkdirSync(dirname(name), { recursive: true });
  const findings = [
    ...(await look(page, `${name}.png`, language, heard)),
    ...(options.opened ? await openedFindings(page, name, language, heard) : []),
    ...troubles,
    ...(isBigScreen(path) || desk.width !== 1440 || !options.phone ? [] : await onPhone(page, `${name}-390.png`)),
  ];
  if (findings.length === 0) return;
  troubled++;
  report.push(`## ${language} ${account} ${path}`, "", ...findings.map((line) => `- ${line}`), "");
  print([`${language} ${account} ${path}`, ...findings].join("\n  "));
}

/** A picture of what stands there now, and what is wrong with it. */
async function look(page: Page, file: string, language: string, heard: Heard): Promise<string[]> {
  await page.screenshot({ path: file });
  return [
    ...(await textFindings(page, language, heard)),
    ...(await overflowFindings(page)),
    ...(options.axe ? await accessibilityFindings(page) : []).map((line) => `axe ${line}`),
    ...(isPhone ? await reachFindings(page) : []),
  ];
}

/** What a page opens, in the place where a person presses first. What it opened before is left by its address. */
const openers = {
  row: ".shell-tab:not([style*='none']) :is(.kit-cards-title, td) :is(.kit-open, .ant-btn-link)",
  form: ".shell-tab:not([style*='none']) .kit-toolbar-buttons .ant-btn-primary:enabled",
} as const;

/** The same for the drawer of the first row and the form of the first button. */
async function openedFindings(page: Page, name: string, language: string, heard: Heard): Promise<string[]> {
  const findings: string[] = [];
  const address = page.url();
  for (const [what, opener] of Object.entries(openers)) {
    const button = page.locator(opener).first();
    if (!(await button.isVisible())) continue;
    await button.click();
    // What is opened is fetched first, and until then nothing says that it comes.
    await page.waitForTimeout(500);
    await settled(page);
    findings.push(...(await look(page, `${name}-${what}.png`, language, heard)).map((line) => `${what}: ${line}`));
    await follow(page, address);
    await settled(page);
    if (await page.locator(".ant-modal-mask, .ant-drawer-mask").first().isVisible()) await page.reload();
  }
  return findings;
}

/** The same page on a phone: its picture, and what does not fit there. */
async function onPhone(page: Page, file: string): Promise<string[]> {
  await page.setViewportSize({ width: 390, height: 844 });
  await settled(page);
  await page.screenshot({ path: file });
  return [
    ...(await overflowFindings(page)).map((line) => `390 ${line}`),
    ...(options.axe ? await accessibilityFindings(page) : []).map((line) => `390 axe ${line}`),
  ];
}

/** A page that cannot be opened is a finding and not the end. */
async function portraySafely(...facts: Parameters<typeof portray>): Promise<void> {
  const [, , language, account, path] = facts;
  await portray(...facts).catch((error: Error) => {
    troubled++;
    report.push(`## ${language} ${account} ${path}`, "", `- not opened: ${error.message.split("\n")[0]}`, "");
  });
}

/** A window in the language and with the appearance that were asked for. */
async function openLook(browser: Browser, language: string): Promise<Visit> {
  const visit = await openVisit(browser, { language, ...desk, touch: isPhone });
  await visit.context.addInitScript(
    (chosen) => {
      if (location.protocol !== "about:") localStorage.setItem("appearance", chosen);
    },
    JSON.stringify({ theme: options.theme, size: options.size }),
  );
  return visit;
}

async function portrayAll(browser: Browser, url: string, language: string): Promise<void> {
  const parts = options.path?.split(",") ?? [""];
  const chosen = (path: string) => parts.some((part) => path.includes(part));
  const named = options.account?.split(",");
  if (named === undefined || named.includes("public")) {
    const { context, page, troubles } = await openLook(browser, language);
    const heard = new Heard(page);
    for (const path of publicPaths().filter(chosen))
      await portraySafely(page, url, language, "public", path, troubles, heard);
    await context.close();
  }
  for (const account of accounts.filter((one) => named === undefined || named.includes(one))) {
    const { context, page, troubles } = await openLook(browser, language);
    const heard = new Heard(page);
    await logIn({ url }, page, account, options.password);
    for (const path of (await pathsOf(page)).filter(chosen))
      await portraySafely(page, url, language, account, path, troubles, heard);
    await context.close();
  }
}

/** The six pictures of the README, as small as they can be without looking so. */
async function portrayForReadme(browser: Browser, url: string): Promise<void> {
  const folder = join(root, "docs", "pictures");
  mkdirSync(folder, { recursive: true });
  const take = async (page: Page, name: string, path: string) => {
    await page.setViewportSize(isBigScreen(path) ? { width: 1920, height: 1080 } : { width: 1440, height: 900 });
    await page.goto(url + address(path, "demo"));
    await settled(page);
    await page.waitForTimeout(isBigScreen(path) ? 6_000 : 800);
    const target = join(folder, `${name}.jpg`);
    await page.screenshot({ path: target, type: "jpeg", quality: 82 });
    print(`${target} ${Math.round(statSync(target).size / 1_000)} kB`);
  };
  const { context, page } = await openVisit(browser, { language: "zh" });
  await take(page, "login", "/login");
  await logIn({ url }, page, "demo", options.password);
  await take(page, "screen", "/databases");
  await take(page, "dashboard", "/dashboard");
  await take(page, "machines", "/shj/wdshj");
  await take(page, "lanes", "/shj/hdgl");
  await take(page, "orders", "/jygl/ddgl");
  await context.close();
}

const world = options.url === undefined ? await startWorld() : undefined;
const url = options.url ?? world!.url;
const browser = world?.browser ?? (await launchBrowser());
try {
  if (options.readme) await portrayForReadme(browser, url);
  else for (const language of new Set(options.language.split(","))) await portrayAll(browser, url, language);
} finally {
  if (!options.readme) {
    mkdirSync(join(root, "pictures"), { recursive: true });
    writeFileSync(join(root, "pictures", "report.md"), `# What the pictures show\n\n${report.join("\n")}\n`);
    print(`${troubled} pages with findings; see pictures/report.md`);
  }
  if (world === undefined) await browser.close();
  else await world.stop();
}
