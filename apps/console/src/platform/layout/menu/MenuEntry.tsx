import { StarFilled, StarOutlined } from "@ant-design/icons";
import type { MenuIcon } from "@yunshou/domain";
import { fill } from "@yunshou/phrases";
import { createContext, type ReactNode, use } from "react";
import { Link } from "react-router";
import { usePhrases } from "../../phrases/usePhrases.ts";
import { isPage, type MenuNode } from "../../session/session.ts";
import { softly } from "./softly.ts";

/** What every entry of the menu needs to know. */
export interface MenuFacts {
  readonly activePath: string;
  readonly titleOf: (path: string) => string;
  readonly iconOf: (path: string, icon?: MenuIcon) => ReactNode;
  readonly stars: readonly string[];
  readonly onStar: (path: string) => void;
  /** An entry was chosen. */
  readonly onPick: (node: MenuNode) => void;
}

export const MenuContext = createContext<MenuFacts | undefined>(undefined);

/** What the menu around an entry says. */
export function useMenuFacts(): MenuFacts {
  const facts = use(MenuContext);
  if (facts === undefined) throw new Error("An entry of the menu stands outside of the menu.");
  return facts;
}

/** An entry as the server sent it: a page of the console, or an address outside in a window that knows nothing of it (SYS-19). */
export function MenuLink({
  node,
  children,
  className,
}: {
  readonly node: MenuNode;
  readonly children: ReactNode;
  readonly className: string;
}) {
  const { activePath, onPick } = useMenuFacts();
  const common = {
    className,
    onClick: () => onPick(node),
    "aria-current": node.path === activePath ? ("page" as const) : undefined,
  };
  return isPage(node.url) ? (
    <Link to={node.url} {...common}>
      {children}
    </Link>
  ) : (
    <a href={node.url} target="_blank" rel="noopener noreferrer" {...common}>
      {children}
    </a>
  );
}

/** A line of the panel: the entry, below it where it stands when that is not to be seen, and its star. */
export function MenuEntry({ node, place }: { readonly node: MenuNode; readonly place?: string | undefined }) {
  const words = usePhrases().common.rail;
  const { titleOf, iconOf, stars, onStar } = useMenuFacts();
  const title = titleOf(node.path);
  const isStarred = stars.includes(node.path);
  return (
    <li className="menu-line" data-starred={isStarred}>
      <MenuLink node={node} className="menu-entry">
        {node.icon !== undefined && iconOf(node.path, node.icon)}
        <span className="menu-title">{softly(title)}</span>
        {place !== undefined && <small>{place}</small>}
      </MenuLink>
      <button
        type="button"
        className="menu-star"
        aria-pressed={isStarred}
        aria-label={fill(isStarred ? words.unstar : words.star, { name: title })}
        title={fill(isStarred ? words.unstar : words.star, { name: title })}
        onClick={() => onStar(node.path)}
      >
        {isStarred ? <StarFilled /> : <StarOutlined />}
      </button>
    </li>
  );
}
