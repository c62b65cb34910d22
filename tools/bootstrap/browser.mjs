import { existsSync } from "node:fs";
import { aptInstall } from "./apt.mjs";
import { script, tool } from "./node.mjs";
import { capture } from "./run.mjs";
import { say, withProgress } from "./say.mjs";

/** The one without windows needs about three fifths of the processor time of a whole browser for the same pages. */
const systemBrowsers = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium", "/usr/bin/google-chrome"];
const fonts = "fonts-noto-cjk";

function systemBrowser() {
  return systemBrowsers.find((path) => existsSync(path));
}

async function ownBrowser() {
  const { chromium } = await import("playwright-core");
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

async function download() {
  say("Downloading a browser.");
  const program = script(tool("playwright-core", "cli.js"), "install", "chromium");
  const { code, output } = await withProgress("downloading", () => capture({ ...program, quiet: true }));
  if (code === 0) return undefined;
  return `its download failed: ${output.split("\n").find((line) => line.includes("Error")) ?? `code ${code}`}`;
}

/** Finds a browser for the journeys, or installs one; answers `{ path }` or `{ reason }`. */
export async function ensureBrowser() {
  const present = systemBrowser() ?? (await ownBrowser());
  if (present) return { path: present };
  const reasons = [await aptInstall(["chromium-headless-shell", fonts])];
  if (!systemBrowser()) reasons.push(await aptInstall(["chromium", fonts]));
  if (!systemBrowser()) reasons.push(await download());
  const path = systemBrowser() ?? (await ownBrowser());
  return path ? { path } : { reason: reasons.filter(Boolean).join("; ") };
}
