import { use } from "react";
import { Link } from "react-router";
import { usePhrases } from "../../phrases/usePhrases.ts";
import { sessionCustomData } from "../../session/session.ts";
import { PagesContext, useCanOpen } from "../../usePages.ts";
import type { Leaf } from "./rails.ts";
import { plain } from "./search.ts";

interface FoundActionsProps {
  readonly text: string;
  /** Entries of the menu that the search found; their actions are found with them. */
  readonly pages: readonly Leaf[];
  readonly onLeave: () => void;
  readonly titleOf: (path: string) => string;
}

/** More than this helps nobody who typed two letters. */
const atMost = 6;

/** What can be begun without a record, such as a new product or an import, by its title or that of its page. */
export function FoundActions({ text, pages, onLeave, titleOf }: FoundActionsProps) {
  const words = usePhrases("entities").entities;
  const canOpen = useCanOpen();
  const closed = sessionCustomData()?.closedPages ?? [];
  const wanted = plain(text);
  const found = use(PagesContext)
    .filter(({ path, parent = "", isAction }) => isAction === true && canOpen(path) && !closed.includes(parent))
    .map((page) => ({ page, isNamed: plain(titleOf(page.path)).includes(wanted) }))
    .filter(({ page, isNamed }) => isNamed || pages.some(({ node }) => node.path === page.parent))
    .sort((one, other) => Number(other.isNamed) - Number(one.isNamed))
    .slice(0, atMost);
  if (wanted === "" || found.length === 0) return null;
  return (
    <section>
      <h2>{words.actions}</h2>
      <ul>
        {found.map(({ page }) => (
          <li key={page.path} className="menu-line">
            <Link className="menu-entry" to={page.path} onClick={onLeave}>
              <span className="menu-title">{titleOf(page.path)}</span>
              {page.parent !== undefined && <small>{titleOf(page.parent)}</small>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
