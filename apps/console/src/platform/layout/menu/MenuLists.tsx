import { Suspense } from "react";
import { lazily } from "../../lazily.ts";
import { usePhrases } from "../../phrases/usePhrases.ts";
import type { MenuNode } from "../../session/session.ts";
import { MenuEntry, useMenuFacts } from "./MenuEntry.tsx";
import { type Leaf, leavesOf } from "./rails.ts";

// Comes with the first look at the favourites.
const RecentRecords = lazily(async () => ({ default: (await import("./RecentRecords.tsx")).RecentRecords }));

interface FavouritesProps {
  readonly nodes: readonly MenuNode[];
  /** Entries visited last, the newest first. */
  readonly recent: readonly string[];
  /** A record was opened. */
  readonly onFound: () => void;
}

/** Entries that a search found, each with where it stands in the menu. */
export function Found({ leaves }: { readonly leaves: readonly Leaf[] }) {
  const { titleOf } = useMenuFacts();
  return (
    <ul>
      {leaves.map(({ node, folders }) => (
        <MenuEntry
          key={node.path}
          node={node}
          place={folders
            .filter(({ path }) => path !== "/")
            .map(({ path }) => titleOf(path))
            .join(" / ")}
        />
      ))}
    </ul>
  );
}

/** What the person starred, in the order of the stars, and what was visited last. */
export function Favourites({ nodes, recent, onFound }: FavouritesProps) {
  const words = usePhrases().common.rail;
  const { stars, titleOf } = useMenuFacts();
  const known = new Map(leavesOf(nodes).map(({ node }) => [node.path, node]));
  const nodesOf = (paths: readonly string[]) => paths.flatMap((path) => known.get(path) ?? []);
  const starred = nodesOf(stars);
  const visited = nodesOf(recent);
  return (
    <>
      <h2>{words.starred}</h2>
      {starred.length === 0 ? <p className="menu-note">{words.noStar}</p> : <Lines nodes={starred} />}
      {visited.length > 0 && <h2>{words.recent}</h2>}
      <Lines nodes={visited} />
      <Suspense>
        <RecentRecords onLeave={onFound} titleOf={titleOf} />
      </Suspense>
    </>
  );
}

const Lines = ({ nodes }: { readonly nodes: readonly MenuNode[] }) => (
  <ul>
    {nodes.map((node) => (
      <MenuEntry key={node.path} node={node} />
    ))}
  </ul>
);

/** Groups and folders as headings with what they hold, pages as entries, all in the order of the server. */
export function Nodes({ nodes, level }: { readonly nodes: readonly MenuNode[]; readonly level: number }) {
  const { titleOf, iconOf } = useMenuFacts();
  return (
    <ul data-level={level}>
      {nodes.map((node) =>
        node.children.length === 0 ? (
          <MenuEntry key={node.path} node={node} />
        ) : (
          <li key={node.path} className="menu-group">
            <h2>
              {node.icon !== undefined && iconOf(node.path, node.icon)}
              {titleOf(node.path)}
            </h2>
            <Nodes nodes={node.children} level={level + 1} />
          </li>
        ),
      )}
    </ul>
  );
}
