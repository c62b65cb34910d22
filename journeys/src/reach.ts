import type { Page } from "playwright-core";

/**
 * What a finger cannot use in a narrow window: what stands outside of it where nothing scrolls, words that end at an edge,
 * boxes that must be pushed sideways to be read, and presses on less than 24 px (WCAG 2.5.8).
 */
export async function reachFindings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    // What a drawer or a dialog covers was looked at before it was opened.
    const opened = [
      ...document.querySelectorAll(".ant-drawer-open .ant-drawer-content-wrapper, .ant-modal-wrap .ant-modal"),
    ].filter((one) => one.checkVisibility());
    const front = opened.at(-1) ?? document.body;
    const nameOf = (element: Element) => {
      const text = ((element as HTMLElement).innerText || element.getAttribute("aria-label") || "")
        .trim()
        .replace(/\s+/g, " ");
      return `${element.tagName.toLowerCase()}.${[...element.classList].slice(0, 2).join(".")} "${text.slice(0, 40)}"`;
    };
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest(".shell-only-read, .shell-skip, .ant-table-measure-row, [aria-hidden=true]") === null;
    /** The nearest box that hides what stands beyond its edge, unless it can be pushed. */
    const edgeOf = (element: Element): DOMRect | undefined => {
      for (let one = element.parentElement; one !== null && one !== document.body; one = one.parentElement) {
        const { overflowX, textOverflow, position } = getComputedStyle(one);
        if (["auto", "scroll"].includes(overflowX) || textOverflow === "ellipsis") return undefined;
        if (overflowX === "hidden" || overflowX === "clip") return one.getBoundingClientRect();
        if (position === "fixed") break;
      }
      return new DOMRect(0, 0, innerWidth, innerHeight);
    };
    const walker = document.createTreeWalker(front, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (
        parent === null ||
        parent.closest("svg, .ant-switch") !== null ||
        (node.textContent ?? "").trim() === "" ||
        !isSeen(parent)
      )
        continue;
      const { overflowX, textOverflow } = getComputedStyle(parent);
      const range = document.createRange();
      range.selectNodeContents(node);
      const words = range.getBoundingClientRect();
      const own = ["hidden", "clip"].includes(overflowX) ? parent.getBoundingClientRect() : undefined;
      const edge = own ?? edgeOf(parent);
      if (edge === undefined || words.width === 0) continue;
      const over = Math.round(Math.max(words.right - edge.right, edge.left - words.left));
      if (over > 2) found.add(`${textOverflow === "ellipsis" ? "shortened" : "cut"}: ${nameOf(parent)} by ${over} px`);
    }
    for (const element of front.querySelectorAll("*")) {
      if (element.scrollWidth <= element.clientWidth + 1 || element.clientWidth === 0 || !isSeen(element)) continue;
      if (!["auto", "scroll"].includes(getComputedStyle(element).overflowX)) continue;
      found.add(`pushed sideways: ${nameOf(element)} by ${element.scrollWidth - element.clientWidth} px`);
    }
    const presses = "button, a[href], input, textarea, [role=button], [role=tab], [role=switch], label";
    for (const element of front.querySelectorAll(presses)) {
      // A link among words is as high as they are; the box around an input takes its press.
      if (!isSeen(element) || getComputedStyle(element).display === "inline") continue;
      const box = element.getBoundingClientRect();
      const edge = edgeOf(element);
      if (edge !== undefined && (box.right > edge.right + 2 || box.left < edge.left - 2))
        found.add(`out of reach: ${nameOf(element)}`);
      // The tab around its title, and the place around a switch and an input, take their presses.
      const isWithin = element.matches("input, textarea, label, .ant-tabs-tab-btn, .ant-switch");
      if (!isWithin && (box.width < 24 || box.height < 24))
        found.add(`small: ${nameOf(element)} ${Math.round(box.width)} × ${Math.round(box.height)}`);
    }
    // What ends in dots says more where it is opened, so it is told last.
    const isShort = (line: string) => line.startsWith("shortened");
    return [...[...found].filter((line) => !isShort(line)), ...[...found].filter(isShort)].slice(0, 16);
  });
}
