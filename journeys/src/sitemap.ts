import { pages } from "@yunshou/contract/pages";
import type { Page } from "playwright-core";

/** A page of the console: its path and who may open it (`public`, `session` or a permission). */
export interface Place {
  readonly path: string;
  readonly access: string;
  readonly frame: "main" | "bare";
}

/** Every page of the console, as the contract states it, so that a new page is visited without anybody adding it here. */
export function declaredPlaces(): Place[] {
  return pages.flatMap(({ path, access, frame }) =>
    frame === "login" ? [] : [{ path, access, frame: frame ?? "main" }],
  );
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
