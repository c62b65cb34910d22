import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { readSource, root } from "./imports.ts";

/** What installations, builds and runs leave on somebody's disk makes no sentence true. */
const made = new Set(["node_modules", ".git", ".cache", "dist", "data", "pictures", "results"]);

function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (made.has(entry.name) && path !== "docs/pictures") return [];
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

const held = filesBelow("");
const paths = new Set(held.flatMap((path) => [path, ...parentsOf(path)]));
const names = new Set(held.map((path) => basename(path)));

/** Documents that speak of this repository; the requirements speak of the product alone. */
const documents = held.filter(
  (path) => path.endsWith(".md") && (!path.startsWith("docs/requirements/") || path.endsWith("README.md")),
);
const texts = documents.map((document) => ({
  document,
  text: readSource(document),
  prose: withoutBlocks(readSource(document)),
}));

function parentsOf(path: string): string[] {
  const parent = dirname(path);
  return parent === "." ? [] : [parent, ...parentsOf(parent)];
}

function withoutBlocks(text: string): string {
  return text.replace(/^```[\s\S]*?^```/gm, "").replace(/^ {4}.*$/gm, "");
}

/** The anchor under which a heading is reached, as GitHub makes it. */
function anchorsOf(document: string): string[] {
  return [...withoutBlocks(readSource(document)).matchAll(/^#+ +(.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .trim()
      .replaceAll(" ", "-"),
  );
}

function mentions(
  pattern: RegExp,
  text: (one: (typeof texts)[number]) => string = ({ text: whole }) => whole,
): { document: string; word: string }[] {
  return texts.flatMap((one) =>
    [...text(one).matchAll(pattern)].map((match) => ({ document: one.document, word: match[1] ?? "" })),
  );
}

function scriptsOf(path: string): Record<string, string> {
  return (JSON.parse(readFileSync(join(root, path), "utf8")) as { scripts?: Record<string, string> }).scripts ?? {};
}

const shown = ({ document, word }: { document: string; word: string }) => `${document}: ${word}`;

describe("documents", () => {
  it("link only to files and headings that exist", () => {
    const links = mentions(/\]\((?!https?:)([^)\s]+)\)/g, ({ prose }) => prose);
    expect(links.length).toBeGreaterThan(20);
    const wrong = links.filter(({ document, word }) => {
      const [file = "", anchor] = word.split("#");
      const target = file === "" ? document : relative(root, resolve(root, dirname(document), file));
      return !paths.has(target) || (anchor !== undefined && !anchorsOf(target).includes(anchor));
    });
    expect(wrong.map(shown)).toEqual([]);
  });

  it("name only folders and files that exist", () => {
    const named = mentions(/`((?:apps|packages|journeys|benchmarks|tools|docs|decisions)\/[\w./-]+)`/g);
    const files = mentions(/`(?:[\w./-]+\/)?([\w-]+(?:\.\w+)*\.(?:ts|tsx|mjs|md))`/g);
    expect(Math.min(named.length, files.length)).toBeGreaterThan(10);
    const exists = (word: string) => paths.has(word.replace(/\/$/, "")) || existsSync(join(root, `${word}.ts`));
    const examples = new Set(["x.test.ts", "x.database.test.ts"]);
    expect(
      [
        ...named.filter(({ word }) => !exists(word) && !word.startsWith("benchmarks/results")),
        ...files.filter(({ word }) => !names.has(word) && !examples.has(word)),
      ].map(shown),
    ).toEqual([]);
  });

  it("name only commands of a package.json, and every command runs a file that exists", () => {
    const scripts = scriptsOf("package.json");
    const all = held
      .filter((path) => basename(path) === "package.json")
      .flatMap((path) => Object.keys(scriptsOf(path)));
    const named = mentions(/\bnpm run ([\w:]+)/g);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter(({ word }) => !all.includes(word)).map(shown)).toEqual([]);
    const files = Object.values(scripts).flatMap(
      (script) => script.match(/\b(?:apps|packages|journeys|benchmarks|tools)\/[\w./-]+/g) ?? [],
    );
    expect(files.filter((file) => !paths.has(file))).toEqual([]);
  });

  it("describe every variable of the configuration, and no other", () => {
    const variables = [...readSource("apps/server/src/config.ts").matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(
      (match) => match[1] ?? "",
    );
    expect(variables.length).toBeGreaterThan(30);
    const described = (document: string) =>
      [...readSource(document).matchAll(/^\| (`[A-Z][^|]+) \|/gm)].flatMap((match) =>
        [...(match[1] ?? "").matchAll(/`([A-Z_]+)`/g)].map((name) => name[1] ?? ""),
      );
    // NODE_ENV belongs to Node, CREDENTIALS_DIRECTORY to systemd.
    const own = variables.filter((name) => !["NODE_ENV", "CREDENTIALS_DIRECTORY"].includes(name));
    expect(own.filter((name) => !described("docs/configuration.md").includes(name))).toEqual([]);
    expect(
      [...described("docs/configuration.md"), ...described("README.md")].filter((name) => !variables.includes(name)),
    ).toEqual([]);
  });

  it("name no folder of somebody's machine", () => {
    expect(mentions(/(?:^|[\s`("'=])(\/(?:home|root|tmp|work|Users)\/[\w./-]*)/g).map(shown)).toEqual([]);
  });
});
