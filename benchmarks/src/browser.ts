import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

/** The browser that is installed, without a graphics card and without calls of its own. */
export function launchBrowser(): Promise<Browser> {
  const installed = [
    process.env["BROWSER_PATH"],
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/usr/bin/chromium-headless-shell",
  ].find((path) => path !== undefined && existsSync(path));
  return chromium.launch({
    executablePath: installed,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
      "--no-first-run",
    ],
  });
}
