import type { Locator, Page } from "playwright-core";
import { settled } from "../../browser.ts";
import { expect } from "../../journey.ts";
import { notePress } from "../../visits.ts";

/**
 * From here on a person moves only by what the pages show. The console changes pages without loading anew, so that every
 * document that is asked for is an address that somebody typed. Answers a check for the end of the day.
 */
export function onFoot(page: Page): () => void {
  const typed: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) typed.push(request.url());
  });
  return () => expect(typed.length === 0, `no address was typed, but: ${typed.join(", ")}`);
}

/** Presses a link or button of the page before and waits for the page behind it. */
export async function follow(link: Locator, path: string): Promise<void> {
  const page = link.page();
  await link.first().waitFor();
  notePress(page);
  await link.first().click();
  await page.waitForURL(({ pathname }) => pathname === path);
  await settled(page);
}
