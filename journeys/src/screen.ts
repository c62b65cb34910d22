import type { Locator, Page } from "playwright-core";
import { eventually, patienceMs } from "./journey.ts";
import { notePress, toldSincePress } from "./visits.ts";

type Scope = Page | Locator;

/** A button's name may begin or end with that of its icon, and a space stands between two Chinese characters; a person sees neither. */
export function words(text: string): RegExp {
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(
    `^\\s*(?:[a-z-]+ )?${/^\p{Script=Han}{2}$/u.test(text) ? [...escaped].join("\\s?") : escaped}(?: [a-z-]+)?\\s*$`,
  );
}

/** Presses a button by its text. */
export async function press(scope: Scope, text: string): Promise<void> {
  const button = scope.getByRole("button", { name: words(text) }).first();
  await button.waitFor();
  notePress("goto" in scope ? scope : scope.page());
  await button.click();
}

/** The visible field of a form, known by its name; the form's own name stands before it. */
export const field = (scope: Scope, name: string): Locator =>
  scope.locator(`[id="${name}"]:visible, [id$="__${name}"]:visible`).first();

/** Fills a field of a form. */
export async function enter(scope: Scope, name: string, text: string): Promise<void> {
  await field(scope, name).fill(text);
}

/** Chooses an entry of a list that opens below a field. `text` may be a part of it; without it the first is taken. Answers what the entry says. */
export async function choose(page: Page, scope: Scope, name: string, text?: string): Promise<string> {
  const input = field(scope, name);
  // The box around the field takes the press, and only once it stands still.
  const box = input.locator("xpath=ancestor::div[contains(concat(' ', @class, ' '), ' ant-select ')][1]");
  await box.click();
  // The list of another field may still be on its way out.
  const list = page
    .locator(".ant-select-dropdown:not(.ant-select-dropdown-hidden)")
    .filter({ has: page.locator(`[id="${await input.getAttribute("id")}_list"]`) });
  const options = list.locator(".ant-select-item-option");
  const option = (text === undefined ? options : options.filter({ hasText: text })).first();
  // A record shows its number and state on further lines; the field shows its name.
  const chosen = (await option.innerText()).trim();
  await option.click();
  await box.filter({ hasText: chosen.split("\n")[0]! }).waitFor();
  return chosen;
}

/** Types into a field that finds records, and takes the entry with this text: typing has opened the list, which another press would close. */
export async function chooseTyped(page: Page, scope: Scope, name: string, text: string): Promise<void> {
  await field(scope, name).fill(text);
  await page
    .locator(".ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option")
    .filter({ hasText: text })
    .first()
    .click();
}

/** An entry of the dropdown menu that is open; one that was open before may still be on its way out. */
export const menuEntry = (page: Page, text: string): Locator =>
  page
    .locator(".ant-dropdown:not(.ant-dropdown-hidden)")
    .getByRole("menuitem", { name: words(text) })
    .last();

/** Chooses an entry of an open dropdown menu. */
export async function chooseMenu(page: Page, text: string): Promise<void> {
  await menuEntry(page, text).waitFor();
  notePress(page);
  await menuEntry(page, text).click();
}

/**
 * Presses an action of a row, whether it stands there or behind 更多. The list may still be read again after the last
 * change: the action then comes, and where it stands is looked at only when it is there.
 */
export async function act(line: Locator, action: string): Promise<void> {
  const page = line.page();
  const inline = line.getByRole("button", { name: words(action) });
  const more = line.getByRole("button", { name: words("更多") });
  await inline.or(more).first().waitFor();
  if (!(await inline.first().isVisible())) {
    await press(line, "更多");
    await inline.or(menuEntry(page, action)).first().waitFor();
    if (await menuEntry(page, action).isVisible()) return chooseMenu(page, action);
    await page.keyboard.press("Escape");
  }
  await press(line, action);
}

/** Answers the question that the console asks before it does something; the button says what it does. */
export async function confirm(page: Page, button: string): Promise<void> {
  await press(page.locator(".ant-modal-confirm").last(), button);
}

/**
 * Waits for a text. On a whole page it may also be a message that came after the last press and has gone again: messages
 * stand for three seconds, and a slow machine may look later.
 */
export async function see(scope: Scope, text: string | RegExp, timeoutMs = patienceMs): Promise<void> {
  const place = scope.getByText(text).filter({ visible: true }).first();
  if (!("goto" in scope)) return place.waitFor({ timeout: timeoutMs });
  const told = typeof text === "string" ? (one: string) => one.includes(text) : (one: string) => text.test(one);
  // While a page is left there is nothing to count in.
  await eventually(
    async () => (await place.count().catch(() => 0)) > 0 || toldSincePress(scope).some(told),
    `${text} is shown`,
    timeoutMs,
  );
}

/** Waits for a message that the console shows after the last press; one from before it, or the same words elsewhere, prove nothing. */
export async function told(page: Page, text: string | RegExp, timeoutMs = patienceMs): Promise<void> {
  const fits = typeof text === "string" ? (one: string) => one.includes(text) : (one: string) => text.test(one);
  await eventually(async () => toldSincePress(page).some(fits), `the message ${text} comes`, timeoutMs);
}

/** The open drawer or dialog. */
export const drawer = (page: Page): Locator => page.locator(".ant-drawer-open, .ant-drawer.ant-drawer-open").last();
export const dialog = (page: Page): Locator => page.locator(".ant-modal:visible").last();

/** Closes the open drawer. */
export async function closeDrawer(page: Page): Promise<void> {
  await drawer(page).locator(".ant-drawer-close").click();
  await page.locator(".ant-drawer-open").waitFor({ state: "hidden" });
}

/** A row of a list, found by a text in it. */
export const row = (page: Page, text: string): Locator =>
  page.locator("tr.ant-table-row").filter({ hasText: text }).filter({ visible: true }).first();

/** The state of a row, the word beside its dot; a button of the row may bear the same word. */
export const state = (line: Locator, text: string): Locator =>
  line
    .locator(".kit-status")
    .filter({ hasText: words(text) })
    .first();

/** Waits until something stands still, and answers its place. */
export async function still(one: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  let before = "";
  return eventually(async () => {
    const box = await one.boundingBox();
    const same = box !== null && JSON.stringify(box) === before;
    before = JSON.stringify(box);
    return same && box;
  }, "it stands still");
}

/** Opens a page by its address. */
export async function open(page: Page, url: string, path: string): Promise<void> {
  await page.goto(url + path);
  await page.locator("#content, .launcher, .bs-window, .login, .support-public, .shell-notice").first().waitFor();
}

/** The buttons of the sections; the first holds what the person uses. */
const sections = (page: Page): Locator => page.locator(".shell-menu button.menu-section");

/** Titles of the nodes of the menu in their order, groups and folders with them; each section is opened once. */
export async function menuTitles(page: Page): Promise<string[]> {
  await sections(page).first().waitFor();
  if (await page.locator(".menu-search").isVisible()) await page.locator(".menu-search").fill("");
  const titles = await page.locator(".shell-menu a.menu-section").allInnerTexts();
  for (const section of (await sections(page).all()).slice(1)) {
    await section.click();
    await page
      .locator(".menu-section[data-shown=true]")
      .filter({ hasText: await section.innerText() })
      .waitFor();
    titles.push(...(await page.locator(".menu-list h2, .menu-list .menu-title").allInnerTexts()));
  }
  return titles.map((title) => title.trim());
}

/** An entry of the menu by its whole title, looked up in the search of the menu. */
export async function entryOfMenu(page: Page, title: string): Promise<Locator> {
  await page.locator(".menu-search").fill(title);
  return page
    .locator(".menu-list .menu-entry")
    .filter({ has: page.getByText(title, { exact: true }) })
    .first();
}

/** Goes to a page of the menu as a person does, without loading the console anew. */
export async function goTo(page: Page, title: string): Promise<void> {
  await page.locator(".menu-search").waitFor();
  const home = page.locator(".shell-menu a.menu-section").filter({ hasText: words(title) });
  await ((await home.count()) > 0 ? home : await entryOfMenu(page, title)).click();
  await page.locator(".shell-menu [aria-current=page]").filter({ hasText: title }).first().waitFor();
  await page.locator(".shell-tabs [data-active=true]").filter({ hasText: title }).waitFor();
}

/** Counts what a person clicks from here on; what a script clicks does not count. */
export async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = document.documentElement;
    counted.dataset["clicks"] = "0";
    const count = (event: Event) => {
      if (event.isTrusted) counted.dataset["clicks"] = String(Number(counted.dataset["clicks"]) + 1);
    };
    addEventListener("pointerdown", count, { capture: true });
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset["clicks"]));
}
