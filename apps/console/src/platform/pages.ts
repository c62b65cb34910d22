import type { Permission } from "@yunshou/contract";
import { type ConsolePathOf, type PageArea, type PagePath, pages } from "@yunshou/contract/pages";
import type { ComponentType } from "react";
import { loadRoomOfPage } from "./phrases/loadedRooms.ts";

/** Fetches the component of a page, which is a chunk of its own. */
type Loader = () => Promise<ComponentType>;

/** What an area's `pages.ts` states: how each page of its contract is loaded, no fewer and no more. */
export type Loaders<Area extends PageArea> = Readonly<Record<ConsolePathOf<Area>, Loader>>;

/** A page of the contract that can be shown. Its title is the phrase of its path; menu, tab and guard follow from it. */
export interface Page {
  readonly path: PagePath;
  readonly area: PageArea;
  readonly access: "public" | "session" | Permission;
  /** A `bare` page fills the window, without menu and tabs. */
  readonly frame?: "bare" | "login";
  /** A page without a menu entry lights up the entry of this one. */
  readonly parent?: PagePath;
  /** The search offers it as an action. */
  readonly isAction?: true;
  readonly load: Loader;
}

/** Every page of the contract with its loader. */
export function loadablePages(areas: { readonly [Area in PageArea]: Loaders<Area> }): readonly Page[] {
  return pages.flatMap((page) => {
    const loaders: Readonly<Partial<Record<PagePath, Loader>>> = areas[page.area];
    const load = loaders[page.path];
    return load === undefined ? [] : [{ ...page, load }];
  });
}

/** Fetches what a page needs before it is drawn: its script, and the room of words that holds its title. */
export async function loadPage({ load, path }: Page): Promise<ComponentType> {
  const [component] = await Promise.all([load(), loadRoomOfPage(path)]);
  return component;
}
