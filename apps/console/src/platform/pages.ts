import type { Permission } from "@yunshou/contract";
import type { Catalogue } from "@yunshou/phrases/catalogue";
import type { ComponentType } from "react";

export type PagePath = keyof Catalogue["pages"] & `/${string}`;

/** One page as a line of an area's `pages.ts`. Its title is the phrase `pages[path]`; menu, tab and guard follow from it. */
export interface Page {
  readonly path: PagePath;
  /** `public` opens without a session, `session` with any, else the permission that the server asks for too. */
  readonly access: "public" | "session" | Permission;
  readonly load: () => Promise<ComponentType>;
  /** `bare` pages fill the window, without menu and tabs. */
  readonly frame?: "main" | "bare";
  /** A page without a menu entry lights up the entry it is opened from. */
  readonly parent?: PagePath;
}

/** Declares a page: `page("/jygl/ddgl", "orders.order.read", async () => (await import("./OrdersPage.tsx")).OrdersPage)`. */
export function page(
  path: PagePath,
  access: Page["access"],
  load: Page["load"],
  frame: NonNullable<Page["frame"]> = "main",
): Page {
  return { path, access, load, frame };
}

/** Declares a page that is opened from another one and has no menu entry of its own. */
export function hiddenPage(path: PagePath, parent: PagePath, access: Page["access"], load: Page["load"]): Page {
  return { ...page(path, access, load), parent };
}
