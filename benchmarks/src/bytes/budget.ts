import type { Bytes, ConsoleBuild } from "./closures.ts";

/** One line of the budget: what is loaded, how much it may be, and how much it is. */
export interface BudgetLine {
  readonly part: string;
  readonly bytes: Bytes;
  readonly gzipLimit?: number;
  readonly brotliLimit?: number;
}

const entry = "index.html";
const shell = "src/ConsoleApp.tsx";
const firstList = "src/orders/OrdersPage.tsx";
const login = "src/access/login/LoginPage.tsx";
const screen = "src/insight/screens/ScreenPage.tsx";
/** Texts of libraries for one language; our own have a line of their own. */
const languageOfLibraries = [/antd\/es\/locale\/zh_CN\.js$/, /dayjs\/locale\/zh-cn\.js$/];
/** Titles of all pages, and the rooms of words that the layout and the first list read. */
const firstWords = /phrases\/src\/(?:languages\/zh\.js|(?:common|access\/messages|orders|payments)\/zh\.ts)$/;

/**
 * The budget of the console (frontend design §4), in bytes of script on the wire. A further page is counted by what it alone
 * brings; widgets that several pages share, or the first list loads later, have a line without a limit.
 */
export function budgetOf(build: ConsoleBuild): BudgetLine[] {
  const list = build.scripts([
    entry,
    shell,
    firstList,
    "src/platform/phrases/locales.ts",
    ...languageOfLibraries.flatMap((pattern) => build.names(pattern)),
  ]);
  const charts = build.scripts(build.names(/^_Chart-/));
  const further = build.pages().filter((page) => page !== firstList && page !== screen);
  const before = new Set([...list, ...charts]);
  // Dialogs, drawers and pickers of the kit and of the first list, which come when they are first opened.
  const later = build.scripts(build.names(/^src\/(orders|platform\/kit(\/\w+)?)\/\w+\.tsx$/), before);
  const shared = new Set([...later, ...sharedScripts(further.map((page) => build.scripts([page], before)))]);
  return [
    { part: "login", bytes: build.size(loginScripts(build)), gzipLimit: 95_000, brotliLimit: 82_000 },
    { part: "shell and first list", bytes: build.size(list), gzipLimit: 410_000, brotliLimit: 355_000 },
    ...further.map((page) => ({
      part: `further page ${nameOf(page)}`,
      bytes: build.size(build.scripts([page], new Set([...before, ...shared]))),
      gzipLimit: 8_000,
    })),
    { part: "widgets loaded later or shared by further pages", bytes: build.size(shared) },
    { part: "words of the first list", bytes: build.size(build.scripts(build.names(firstWords))), gzipLimit: 16_000 },
    { part: "charts", bytes: build.size(build.scripts(build.names(/^_Chart-/), list)), gzipLimit: 220_000 },
  ];
}

/** Script that the login page needs before anybody types. */
export const loginScripts = (build: ConsoleBuild): Set<string> => build.scripts([entry, login]);

export const isWithin = ({ bytes, gzipLimit, brotliLimit }: BudgetLine): boolean =>
  bytes.gzip <= (gzipLimit ?? Infinity) && (brotliLimit === undefined || bytes.brotli <= brotliLimit);

/** Libraries that have no business on the login page, by a text that survives minification. */
export const keptOut = {
  antd: /anticon/,
  echarts: /_echarts_instance_/,
  "react-query": /invalidateQueries/,
  "react-router": /data-discover|__reactRouter|useLocation\(\) may be used/,
} as const;

/** Libraries of `keptOut` in these files. */
export function librariesIn(build: ConsoleBuild, files: Iterable<string>): string[] {
  const texts = [...files].map((file) => build.text(file));
  return Object.entries(keptOut).flatMap(([library, sign]) => (texts.some((text) => sign.test(text)) ? [library] : []));
}

function sharedScripts(pages: readonly ReadonlySet<string>[]): Set<string> {
  const all = pages.flatMap((files) => [...files]);
  return new Set(all.filter((file, index) => all.indexOf(file) !== index));
}

const nameOf = (name: string) => name.replace(/^.*\//, "").replace(/\.\w+$/, "");
