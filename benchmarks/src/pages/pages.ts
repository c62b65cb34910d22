import { existsSync } from "node:fs";
import { join } from "node:path";
import { pageTitle } from "@yunshou/phrases/server";
import type { Browser, Page } from "playwright-core";
import { launchBrowser } from "../browser.ts";
import { type Benchmark, type Figure, ms, quantile } from "../figures.ts";
import { watchCpu } from "../processes.ts";
import { createDatabase, root, startCluster, startProgram } from "../product.ts";
import { drawnSincePress, watchConsole } from "./watchConsole.ts";

const password = "benchmark-2026";
const firstMs = 500;
const againMs = 220;
const drawerMs = 250;
/** Lists, figures, trees and settings of every area; `--quick` looks at every third. */
const visited = `/shj/wdshj /shj/ztcx /shj/hdgl /shj/dwgl /kcpd/bhjl /jygl/ddgl /jygl/tkgl /jygl/gk /jygl/jyhz
  /cfgl/txgl /cfgl/shyecx /yxch/zkgl /yxch/yhqgl /hygl/wdhyk /sc/scdd /sc/cpgl /tjfx/jqjytj
  /spgl/wdsp /spgl/spfl /jxcgl/cgd /jxcgl/bhd /shgl/yggl /xtgl/rzgl /shkf/khfk`.split(/\s+/);

/** Of these, whose records open beside their list; elsewhere they lead to a page. */
const withDrawers = new Set(["/shj/wdshj", "/jygl/ddgl", "/jygl/tkgl", "/spgl/wdsp"]);

/** (v) From the press on an entry of the menu, or on a record, to the frame in which everything is drawn, in a real browser. */
export const pages: Benchmark = {
  name: "v",
  title: "pages of the console",
  async run(options) {
    if (!existsSync(join(root, "apps/console/dist/index.html")))
      throw new Error("The console is not built; run npm run build.");
    const cluster = await startCluster(options.folder);
    let browser: Browser | undefined;
    try {
      const databaseUrl = await createDatabase(cluster, "pages");
      const program = await startProgram({
        roles: "web,gateway,jobs",
        databaseUrl,
        folder: options.folder,
        variables: { DEMO: "1", DEMO_SIZE: "small", DEMO_PASSWORD: password, DEMO_SALES_PER_MINUTE: "12" },
        patienceSeconds: 300,
      });
      try {
        browser = await launchBrowser();
        const page = await browser.newPage({ viewport: { width: 1_440, height: 900 }, reducedMotion: "reduce" });
        await watchConsole(page);
        await logIn(page, program.url);
        const cpu = watchCpu({ program: program.pid, postgres: cluster.pid });
        const seen = await visit(page, options.quick ? 3 : 1);
        options.say(`  browser and others used ${cpu.read().others.toFixed(2)} cores`);
        return [
          figure("page from the menu, opened for the first time", seen.first, firstMs),
          figure("page from the menu, opened again", seen.again, againMs),
          figure("record in its drawer", seen.drawer, drawerMs, "records"),
        ];
      } finally {
        await program.stop();
      }
    } finally {
      await browser?.close();
      await cluster.stop();
    }
  },
};

async function logIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.locator('input[name="username"]').fill("demo");
  await page.locator('input[name="password"]').fill(password);
  await page.keyboard.press("Enter");
  await page.waitForURL((to) => !to.pathname.startsWith("/login"), { timeout: 60_000 });
  await page.goto(`${url}/dashboard`);
  await page.locator(".menu-search").waitFor();
}

/** Finds the entry by its title, as a person does, and presses it; the search itself is not in the figure. */
async function press(page: Page, path: string, isKept = false): Promise<number> {
  await page.locator(".menu-search:visible").fill(pageTitle("zh", path) ?? path);
  await page.locator(`.menu-line a[href="${path}"]:visible`).first().click();
  return drawnSincePress(page, { path, selector: "#content .kit-card", isKept });
}

interface Seen {
  readonly first: number[];
  readonly again: number[];
  readonly drawer: number[];
}

/** Every page once, then every page once more in the tab in which it stands; a record where the list opens one. */
async function visit(page: Page, step: number): Promise<Seen> {
  const paths = visited.filter((_path, index) => index % step === 0);
  const seen: Seen = { first: [], again: [], drawer: [] };
  for (const path of paths) seen.first.push(await press(page, path));
  for (const path of paths) {
    seen.again.push(await press(page, path, true));
    if (!withDrawers.has(path)) continue;
    for (let place = 0; place < 5; place++) {
      await page.locator("tr.ant-table-row:visible button.kit-open").nth(place).click();
      seen.drawer.push(await drawnSincePress(page, { selector: ".ant-drawer-body" }));
      await page.keyboard.press("Escape");
      await page.locator(".ant-drawer-body:visible").waitFor({ state: "hidden" });
    }
  }
  return seen;
}

/** The median is what a person feels; the slowest shows which page is another one. */
function figure(measure: string, sample: readonly number[], limit: number, what = "pages"): Figure {
  const middle = quantile(sample, 0.5);
  return {
    benchmark: "v",
    measure: `${measure}, ${sample.length} ${what}, p50 / p95`,
    value: `${ms(middle)} / ${ms(quantile(sample, 0.95))}`,
    ratio: middle / limit,
    target: `p50 ≤ ${limit} ms`,
    isMet: middle <= limit,
  };
}
