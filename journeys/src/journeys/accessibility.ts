import { accessibilityFindings, Heard, textFindings } from "../audit.ts";
import { logIn, openVisit, settled } from "../browser.ts";
import { expect, type Journey } from "../journey.ts";
import { isBigScreen, pathsOf, publicPaths } from "../sitemap.ts";
import type { World } from "../world.ts";

const accounts = ["admin", "demo", "demostaff", "demodrug", "demopharmacist"];

/** Findings of every page of one account, or of the public ones, in one language. */
async function audit(world: World, account: string | undefined, language: string): Promise<string[]> {
  const { context, page, troubles } = await openVisit(world.browser, { language });
  const heard = new Heard(page);
  const findings: string[] = [];
  if (account !== undefined) await logIn(world, page, account);
  for (const path of account === undefined ? publicPaths() : await pathsOf(page)) {
    troubles.length = 0;
    await page.setViewportSize(isBigScreen(path) ? { width: 1920, height: 1080 } : { width: 1440, height: 900 });
    await page.goto(world.url + path);
    await settled(page);
    await heard.complete();
    const found = [...troubles, ...(await textFindings(page, language, heard)), ...(await accessibilityFindings(page))];
    findings.push(...found.map((finding) => `${language} ${account ?? "public"} ${path}: ${finding}`));
  }
  await context.close();
  return findings;
}

const auditIn = (language: string, name: string): Journey => ({
  area: "platform",
  name,
  async run(world) {
    const findings: string[] = [];
    const visitors = [undefined, ...accounts];
    // Two at a time, as many as the machine has cores.
    const worker = async () => {
      while (visitors.length > 0) findings.push(...(await audit(world, visitors.shift(), language)));
    };
    await Promise.all([worker(), worker()]);
    expect(findings.length === 0, `${findings.length} findings:\n        ${findings.join("\n        ")}`);
  },
});

export const accessibleInChinese = auditIn(
  "zh",
  "GEN-01 HTTP-01: every page of every demo account opens without an error, without a raw key and without a serious finding of axe, in Chinese",
);
export const accessibleInGerman = auditIn(
  "de",
  "LANG-04 LANG-08: every page of every demo account is wholly translated and without a serious finding of axe, in German",
);
