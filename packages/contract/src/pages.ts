import { accessPages } from "./access/pages.ts";
import { financePages } from "./finance/pages.ts";
import { goodsPages } from "./goods/pages.ts";
import { insightPages } from "./insight/pages.ts";
import { machinePages } from "./machines/pages.ts";
import { mallPages } from "./mall/pages.ts";
import { marketingPages } from "./marketing/pages.ts";
import { memberPages } from "./members/pages.ts";
import type { FolderPath } from "./menu.ts";
import { merchantPages } from "./merchants/pages.ts";
import { orderPages } from "./orders/pages.ts";
import type { PageFacts } from "./pageFacts.ts";
import { allPermissions, type Permission, permissions } from "./permissions.ts";
import { paymentPages } from "./payments/pages.ts";
import { pharmacyPages } from "./pharmacy/pages.ts";
import { stockPages } from "./stock/pages.ts";
import { supportPages } from "./support/pages.ts";
import { systemPages } from "./system/pages.ts";

/** The pages of each area; an area is added by its line here. */
export const areaPages = {
  access: accessPages,
  insight: insightPages,
  machines: machinePages,
  orders: orderPages,
  goods: goodsPages,
  mall: mallPages,
  marketing: marketingPages,
  finance: financePages,
  payments: paymentPages,
  members: memberPages,
  merchants: merchantPages,
  pharmacy: pharmacyPages,
  stock: stockPages,
  support: supportPages,
  system: systemPages,
} as const;

type AreaPages = typeof areaPages;
type EveryPage = { [Area in keyof AreaPages]: AreaPages[Area] }[keyof AreaPages];

/** An area that has pages. */
export type PageArea = keyof AreaPages;
export type PagePathOf<Area extends PageArea> = keyof AreaPages[Area];
export type PagePath = EveryPage extends infer Pages ? (Pages extends unknown ? keyof Pages : never) : never;

/** What the menu, a tab or a log can name: a page, or a folder of the menu; the first group is named after its page. */
export type TitledPath = PagePath | Exclude<FolderPath, "/">;

/** Pages of an area that the console loads; those in front of it belong to the login. */
export type ConsolePathOf<Area extends PageArea> = {
  [Path in PagePathOf<Area>]: AreaPages[Area][Path] extends { readonly frame: "login" } ? never : Path;
}[PagePathOf<Area>];

/** A page of the program. */
export type Page = PageFacts<Permission, PagePath> & { readonly path: PagePath; readonly area: PageArea };

/** Every page of the program, area by area. */
export const pages: readonly Page[] = (Object.keys(areaPages) as PageArea[]).flatMap((area) => {
  const facts: Readonly<Partial<Record<PagePath, PageFacts<Permission, PagePath>>>> = areaPages[area];
  return Object.entries(facts).map(([path, one]) => ({ ...one, path: path as PagePath, area }));
});

/** The page under which the permission tree of a role shows each permission (ROLE-03). */
export const permissionPages: Readonly<Record<Permission, PagePath>> = Object.fromEntries(
  allPermissions.map((permission) => [permission, permissions[permission].page]),
) as { readonly [One in Permission]: (typeof permissions)[One]["page"] };
