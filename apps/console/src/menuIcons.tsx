import type { MenuIcon } from "@yunshou/domain";
import { type HTMLAttributes, type ReactNode, Suspense } from "react";
import { lazily } from "./platform/lazily.ts";

// Two dozen drawings are a fiftieth of the first list; the menu is read and used before they are there.
const MenuPicture = lazily(() => import("./menuPictures.tsx"));

/** The menu of Ant Design puts its own class on a picture, which has to reach the drawing. */
function Icon({ name, className = "", ...rest }: HTMLAttributes<HTMLSpanElement> & { readonly name: MenuIcon }) {
  return (
    <Suspense fallback={<span className={`anticon ${className} menu-picture-waiting`} />}>
      <MenuPicture name={name} className={className} {...rest} />
    </Suspense>
  );
}

/** The picture of each group as the program has it. */
const ownIcons: Readonly<Record<string, MenuIcon>> = {
  "/dashboard": "dashboard",
  "/shj": "machine",
  "/kcpd": "box",
  "/jygl": "receipt",
  "/cfgl": "bank",
  "/sc": "shop",
  "/hygl": "card",
  "/tjfx": "chart",
  "/jxcgl": "car",
  "/shgl": "tree",
  "/xtgl": "gear",
  "/shkf": "service",
};

/** The picture of a menu entry; entries without one of their own get a neutral one, so that the collapsed menu stays usable. */
export function iconOf(path: string, icon?: MenuIcon): ReactNode {
  return <Icon name={icon ?? ownIcons[path] ?? "app"} />;
}
