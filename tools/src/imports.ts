import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** Root of the repository. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");

const sourceFolders = [
  "apps/server/src",
  "apps/console/src",
  "apps/phone/src",
  "apps/simulator/src",
  "packages/domain/src",
  "packages/contract/src",
  "packages/phrases/src",
  "packages/database/src",
  "journeys/src",
  "benchmarks/src",
  "tools/src",
];

function walk(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return walk(path);
    return /\.(ts|tsx)$/.test(name) && !name.endsWith(".d.ts") ? [path] : [];
  });
}

/** Every source file of the workspaces, as a path relative to the root. */
export function sourceFiles(): string[] {
  return sourceFolders.flatMap((folder) => walk(join(root, folder))).map((path) => relative(root, path));
}

export function readSource(file: string): string {
  return readFileSync(join(root, file), "utf8");
}

export interface Import {
  readonly from: string;
  /** The imported file relative to the root, or the name of a package. */
  readonly target: string;
}

const importPattern =
  /(?:^|\n)\s*(?:import|export)\b[^"';]*?from\s*["']([^"']+)["']|(?:^|\n)\s*import\s*["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']\s*\)/g;

/** All imports of a file; workspace packages are resolved to their files. */
export function importsOf(file: string): Import[] {
  const found: Import[] = [];
  for (const match of readSource(file).matchAll(importPattern)) {
    const specifier = match[1] ?? match[2] ?? match[3];
    if (specifier !== undefined) found.push({ from: file, target: resolveSpecifier(file, specifier) });
  }
  return found;
}

function resolveSpecifier(file: string, specifier: string): string {
  if (specifier.startsWith(".")) return relative(root, resolve(root, dirname(file), specifier)).replace(/\?.*$/, "");
  const workspace = /^@yunshou\/([a-z]+)(?:\/(.+))?$/.exec(specifier);
  if (workspace === null) return specifier;
  const [, name = "", inner] = workspace;
  const home = ["server", "console", "phone", "simulator"].includes(name)
    ? `apps/${name}`
    : ["journeys", "benchmarks", "tools"].includes(name)
      ? name
      : `packages/${name}`;
  return inner === undefined ? `${home}/src/index.ts` : `${home}/src/${inner}${/\.tsx?$/.test(inner) ? "" : ".ts"}`;
}

/** The workspace of a file, e.g. `packages/domain`. */
export function workspaceOf(file: string): string | null {
  return /^((?:apps|packages)\/[a-z]+|journeys|benchmarks|tools)\//.exec(file)?.[1] ?? null;
}

/** The first folder below `src`: an area, `platform`, or null for files directly in `src`. */
export function folderOf(file: string): string | null {
  return /\/src\/([^/]+)\//.exec(file)?.[1] ?? null;
}
