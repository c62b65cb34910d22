import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";

const consoleSources = resolve(fileURLToPath(import.meta.url), "../../../apps/console/src");

/** A page of the console: its path and who may open it (`public`, `session` or a permission). */
export interface Place {
  readonly path: string;
  readonly access: string;
  readonly frame: "main" | "bare";
}

/** Every page that the console declares, read from its lists of pages, so that a new page is visited without anybody adding it here. */
export function declaredPlaces(): Place[] {
  const files = readdirSync(consoleSources, { recursive: true, encoding: "utf8" }).filter(
    (name) => /(^|[\\/])pages\.ts$/.test(name) && !name.startsWith("platform"),
  );
  return files.sort().flatMap((file) => {
    const text = readFileSync(join(consoleSources, file), "utf8");
    return [...text.matchAll(/(?:page|hiddenPage)\("(\/[^"]+)", (?:"\/[^"]+", )?"([^"]+)",.*?(, "bare")?\),?$/gm)].map(
      ([, path, access, bare]) => ({
        path: path!,
        access: access!,
        frame: bare === undefined ? ("main" as const) : ("bare" as const),
      }),
    );
  });
}

/** Pages without a session: the login page, the agreement and what is declared public. */
export function publicPaths(): string[] {
  return [
    "/login",
    "/agreement.html",
    ...declaredPlaces()
      .filter(({ access }) => access === "public")
      .map(({ path }) => path),
  ];
}

/** Pages that this logged-in person may open, with the ones of the menu first. */
export async function pathsOf(page: Page): Promise<string[]> {
  const { menu, permissions } = await page.evaluate(() => ({
    menu: JSON.parse(sessionStorage.getItem("routers") ?? "[]") as string[],
    permissions:
      (JSON.parse(sessionStorage.getItem("customData") ?? "{}") as { permissions?: string[] }).permissions ?? [],
  }));
  const places = declaredPlaces().filter(({ frame }) => frame === "main");
  const known = new Set(places.map(({ path }) => path));
  const open = places
    .filter(({ access }) => access === "session" || permissions.includes(access))
    .map(({ path }) => path);
  return [...new Set([...menu.filter((path) => known.has(path)), ...open])];
}

/** Big screens are made for 1920 × 1080. */
export const isBigScreen = (path: string): boolean => path.startsWith("/database");
