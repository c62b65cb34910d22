import { fill } from "@yunshou/phrases";
import { type KeyboardEvent, type RefObject, Suspense, useRef } from "react";
import { lazily } from "../../lazily.ts";
import { useLanguage, usePhrases } from "../../phrases/usePhrases.ts";
import type { MenuNode } from "../../session/session.ts";
import { leavesOf, type PanelName, railsOf } from "./rails.ts";
import { MenuEntry, useMenuFacts } from "./MenuEntry.tsx";
import { found } from "./search.ts";

// Most visits search for nothing.
const FoundRecords = lazily(async () => ({ default: (await import("./FoundRecords.tsx")).FoundRecords }));

interface MenuPanelProps {
  readonly nodes: readonly MenuNode[];
  readonly shown: PanelName;
  /** Entries visited last, the newest first. */
  readonly recent: readonly string[];
  readonly search: RefObject<HTMLInputElement | null>;
  /** The search has the focus as it appears. */
  readonly focused: boolean;
  /** What is searched for. */
  readonly text: string;
  readonly onText: (text: string) => void;
  /** A record was opened. */
  readonly onFound: () => void;
}

/** The entries of one section under their groups, or what the search finds in all of them. */
export function MenuPanel({ nodes, shown, recent, search, focused, text, onText, onFound }: MenuPanelProps) {
  const t = usePhrases();
  const words = t.common.rail;
  const isChinese = useLanguage() === "zh";
  const { titleOf } = useMenuFacts();
  const list = useRef<HTMLDivElement>(null);
  const leaves = leavesOf(nodes);
  const results = found(leaves, text, titleOf, isChinese);
  const isSearching = text.trim() !== "";

  const step = (event: KeyboardEvent) => {
    const links = [...(list.current?.querySelectorAll<HTMLElement>(".menu-entry") ?? [])];
    const at = links.findIndex((one) => one === document.activeElement);
    const inSearch = document.activeElement === search.current;
    if (event.key === "ArrowDown") links[at + 1]?.focus();
    else if (event.key === "ArrowUp") (at > 0 ? links[at - 1] : search.current)?.focus();
    else if (event.key === "Escape" && isSearching) {
      onText("");
      search.current?.focus();
      event.stopPropagation();
    } else if (event.key === "Enter" && inSearch && isSearching) links[0]?.click();
    else return;
    event.preventDefault();
  };

  return (
    <div className="menu-panel" onKeyDown={step}>
      <input
        ref={search}
        autoFocus={focused}
        className="menu-search"
        type="search"
        value={text}
        placeholder={words.search}
        aria-label={words.search}
        title={`${words.search} (Ctrl K)`}
        aria-keyshortcuts="Control+K"
        autoComplete="off"
        onChange={(event) => onText(event.target.value)}
      />
      <div ref={list} className="menu-list">
        <p className="shell-only-read" role="status">
          {isSearching && (results.length === 0 ? words.none : fill(words.found, { n: results.length }))}
        </p>
        {isSearching ? (
          <>
            <Found leaves={results} />
            <Suspense>
              <FoundRecords text={text} onLeave={onFound} titleOf={titleOf} />
            </Suspense>
          </>
        ) : shown === "favourites" ? (
          <Favourites nodes={nodes} recent={recent} />
        ) : (
          <Nodes nodes={railsOf(nodes).find(({ name }) => name === shown)?.nodes ?? []} level={0} />
        )}
      </div>
    </div>
  );
}

function Found({ leaves }: { readonly leaves: ReturnType<typeof leavesOf> }) {
  const words = usePhrases().common.rail;
  const { titleOf } = useMenuFacts();
  if (leaves.length === 0) return <p className="menu-note">{words.none}</p>;
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
function Favourites({ nodes, recent }: Pick<MenuPanelProps, "nodes" | "recent">) {
  const words = usePhrases().common.rail;
  const { stars } = useMenuFacts();
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
function Nodes({ nodes, level }: { readonly nodes: readonly MenuNode[]; readonly level: number }) {
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
