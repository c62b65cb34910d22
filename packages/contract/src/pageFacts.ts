import type { FolderPath } from "./menu.ts";

interface Facts {
  /** `bare` pages fill the window, without menu and tabs; `login` pages stand in front of the console, which does not load them. */
  readonly frame?: "bare" | "login";
  /** Exports that start on it, or on a page opened from it, by name. */
  readonly exports?: readonly string[];
  /** Beginnings of the audited actions that happen on it; the longest beginning of all pages decides (SYS-01). */
  readonly actions?: readonly string[];
}

/** Merchants whose menu has a page. */
export interface PageAudience {
  /** Merchants of this kind only. */
  readonly kind?: "drug";
  /** Merchants that sell medicine only. */
  readonly medicine?: true;
  /** Only while the medicine switch counts, by which batches are kept (MED-05). */
  readonly batches?: true;
  /** Only while the switch of combinations of medicines counts (MED-04). */
  readonly combinations?: true;
  /** Only while the membership-card switch counts (CARD-27). */
  readonly cards?: true;
  /** Only while the pickup-code switch counts (PICKUP-06). */
  readonly pickups?: true;
  /** Only while the switch of lucky purchases counts (MERCHANT-20). */
  readonly lucky?: true;
}

/** A page with an entry in the menu. */
export interface MenuPage<Permission> extends Facts, PageAudience {
  /** The permission that shows and opens it. */
  readonly access: Permission;
  readonly group: FolderPath;
  /** The number of the page in the page inventory; neighbours stand in this order. */
  readonly order: number;
}

/** A page without an entry. With a `parent` it lights up the entry of that page, and closes with it. */
interface OtherPage<Permission, Path> extends Facts {
  /** `public` opens without a session, `session` with any, else the permission that the server asks for too. */
  readonly access: "public" | "session" | Permission;
  readonly parent?: Path;
  /** What a person does there needs no record in the address, so the search offers it as an action. */
  readonly isAction?: true;
}

/** What is stated of a page. */
export type PageFacts<Permission, Path = `/${string}`> = MenuPage<Permission> | OtherPage<Permission, Path>;

/** The pages of an area, each guarded by a permission of the same area. */
export type PagesOf<Permissions> = Readonly<Record<`/${string}`, PageFacts<keyof Permissions>>>;
