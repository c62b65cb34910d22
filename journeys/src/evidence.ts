import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { allVisits } from "./visits.ts";

/** Pictures of failures lie here; the folder is no part of the repository. */
const folder = resolve(fileURLToPath(import.meta.url), "../../..", ".cache", "journeys");

/** Everything between two control bytes that colours a terminal. */
// oxlint-disable-next-line no-control-regex
const colours = /\u001B\[[\d;]*m/g;

/** What went wrong, with the lines of our own files only. */
export function failureText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const lines = (error.stack ?? error.message).replace(colours, "").split("\n");
  return lines
    .filter(
      (line) =>
        line.trim() !== "" &&
        (!/^\s+at /.test(line) || /journeys[\\/]src[\\/]/.test(line)) &&
        !/main\.ts:\d+/.test(line),
    )
    .slice(0, 14)
    .map((line) => line.slice(0, 300))
    .join("\n");
}

/** What every open page showed, said and called when a journey failed, and a picture of each. */
export async function evidence(name: string, since: number): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const title = name.replace(/[^\w-]+/g, "_").slice(0, 60);
  const lines: string[] = [];
  let picture = 0;
  for (const visit of allVisits()) {
    for (const page of visit.context.pages()) {
      const file = join(folder, `${title}-${++picture}.png`);
      const kept = await page.screenshot({ path: file, timeout: 10_000 }).then(
        () => `picture ${file}`,
        (error: Error) => `no picture: ${error.message.split("\n")[0]}`,
      );
      lines.push(`page    ${page.url()} · ${kept}`);
      for (const text of await visibleNow(page)) lines.push(`shown   ${text}`);
    }
    for (const { at, text } of visit.told.slice(-6)) lines.push(`told    ${seconds(at - since)} ${text}`);
    for (const trouble of visit.troubles.slice(-8)) lines.push(`trouble ${trouble}`);
    for (const { at, name: called, endedAt, status } of visit.calls.slice(-12))
      lines.push(
        `call    ${seconds(at - since)} ${called} ${endedAt === undefined ? "is still running" : `${status} after ${endedAt - at} ms`}`,
      );
  }
  return lines;
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

/** Dialogs, forms, refusals at fields and notices that stand on the page; without any, the end of its text. */
async function visibleNow(page: Page): Promise<string[]> {
  const read = page.evaluate(() => {
    const places =
      "dialog[open], .ant-modal, .ant-drawer-section, .ant-drawer-content, .ant-message-notice, .ant-form-item-explain-error, .ant-alert, .shell-notice, .kit-batch";
    const texts = [...document.querySelectorAll<HTMLElement>(places)]
      .filter((one) => one.offsetParent !== null || one.getBoundingClientRect().height > 0)
      .map((one) => one.innerText.trim());
    return texts.some((text) => text !== "") ? texts : [document.body.innerText.trim().slice(-300)];
  });
  const patience = new Promise<string[]>((done) => setTimeout(() => done(["the page does not answer"]), 5_000).unref());
  const texts = await Promise.race([read, patience]).catch((error: Error) => [
    `the page cannot be read: ${error.message}`,
  ]);
  return [...new Set(texts)]
    .filter((text) => text !== "")
    .slice(0, 8)
    .map((text) => text.replace(/\s+/g, " ").slice(0, 240));
}
