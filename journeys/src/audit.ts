import { AxeBuilder } from "@axe-core/playwright";
import { templateFields } from "@yunshou/domain";
import { languageNames } from "@yunshou/phrases/languageNames";
import type { Page } from "playwright-core";

/** A list tells a text in Markdown without its marks. */
const unmarked = (text: string) => text.replace(/\*\*|__|~~|`/g, "");

/** What stands behind the texts of a page: everything that the server sent to it. */
export class Heard {
  readonly #texts: string[] = [];
  readonly #reading = new Set<Promise<unknown>>();

  constructor(page: Page) {
    page.on("response", (answer) => {
      if (!/\/(api|sram|user|ws)\//.test(answer.url())) return;
      const reading: Promise<unknown> = answer
        .text()
        .then(
          (text) => this.#texts.push(unmarked(text)),
          () => undefined,
        )
        .finally(() => this.#reading.delete(reading));
      this.#reading.add(reading);
    });
    page.on("websocket", (socket) =>
      socket.on("framereceived", ({ payload }) => this.#texts.push(unmarked(String(payload)))),
    );
  }

  /** Waits until what the server has answered so far is read here too; the page may be quicker. */
  async complete(): Promise<void> {
    await Promise.all(this.#reading);
  }

  has(text: string): boolean {
    return this.#texts.some((one) => one.includes(text));
  }
}

/** Serious and critical findings of axe, one line each. */
export async function accessibilityFindings(page: Page): Promise<string[]> {
  // Without frames of others axe need not join its results in a second page, and what is in order need not be told of:
  // both would take longer than the audit itself.
  const { violations } = await new AxeBuilder({ page: page as never })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes.length} × ${nodes[0]?.target.join(" ")} ${(nodes[0]?.any[0]?.message ?? "").slice(0, 140)}`,
    );
}

/** Texts on the page that no reader should see: keys, placeholders, and Chinese that is not data on a page in another language. */
export async function textFindings(page: Page, language: string, heard: Heard): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent === null || ["SCRIPT", "STYLE"].includes(parent.tagName) || parent.closest("[lang]:not(html)"))
        continue;
      const box = parent.getBoundingClientRect();
      const text = (node.textContent ?? "").trim();
      if (text !== "" && box.width > 0 && box.height > 0) found.push(text);
    }
    for (const element of document.querySelectorAll("[placeholder],[title],[aria-label]")) {
      for (const name of ["placeholder", "title", "aria-label"]) {
        const text = element.getAttribute(name);
        if (text) found.push(text);
      }
    }
    return [...new Set(found)];
  });
  // Messages that people write have fields of their own, which are filled in when they are sent.
  const field = new RegExp(`\\{\\{\\s*(?:${templateFields.join("|")})\\s*\\}\\}`, "g");
  const broken = texts
    .filter((text) => /\{\{|\}\}|\bundefined\b|\bNaN\b|\[object|Invalid Date|^null$/.test(text.replace(field, "")))
    .map((text) => `broken text: ${text.slice(0, 80)}`);
  const keys = texts
    .filter((text) => /^[a-z]+[A-Za-z]*(\.[a-z][A-Za-z]*)+$/.test(text) && !heard.has(text))
    .map((text) => `key: ${text}`);
  // The agreement is a legal text of the operator, in the language in which it binds.
  if (language === "zh" || page.url().endsWith("/agreement.html")) return [...broken, ...keys];
  const names: ReadonlySet<string> = new Set(Object.values(languageNames));
  const chinese = texts
    .filter((text) => !names.has(text))
    .flatMap((text) =>
      (text.match(/\p{Script=Han}+/gu) ?? [])
        .filter((run) => !heard.has(run))
        .map(() => `Chinese text: ${text.slice(0, 80)}`),
    );
  return [...broken, ...keys, ...new Set(chinese)];
}

/** Where something does not fit: the page is wider than the window, or a short text is cut off. */
export async function overflowFindings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth + 1) found.push(`page is ${scrollWidth - clientWidth} px wider than the window`);
    for (const element of document.querySelectorAll<HTMLElement>(
      "button, h1, h2, h3, label, td.ant-table-cell-fix-end, .menu-entry, .menu-section, .kit-toolbar, .kit-filters, .ant-tabs-tab",
    )) {
      // Some text is for screen readers only, the tiles of the launcher are cut round a drawing on purpose, and a name that
      // opens its row ends in an ellipsis.
      if (
        element.offsetParent === null ||
        element.clientWidth === 0 ||
        element.matches(".shell-only-read, .launcher-tile") ||
        (element.matches(".kit-open") && getComputedStyle(element).textOverflow === "ellipsis")
      )
        continue;
      if (element.scrollWidth > element.clientWidth + 2)
        found.push(
          `cut off: ${element.tagName.toLowerCase()} "${element.innerText.slice(0, 50)}" by ${element.scrollWidth - element.clientWidth} px`,
        );
    }
    return found.slice(0, 12);
  });
}
