import { fill } from "@yunshou/phrases";
import { foundFrom } from "@yunshou/contract/system/finding";
import { type KeyboardEvent, type RefObject, Suspense, useRef } from "react";
import { lazily } from "../../lazily.ts";
import { useLanguage, usePhrases } from "../../phrases/usePhrases.ts";
import { Mark } from "../Brand.tsx";
import { useBrand } from "../useBrand.ts";
import type { MenuNode } from "../../session/session.ts";
import { leavesOf, type PanelName, railsOf } from "./rails.ts";
import { useMenuFacts } from "./MenuEntry.tsx";
import { Favourites, Found, Nodes } from "./MenuLists.tsx";
import { found } from "./search.ts";

// Most visits search for nothing.
const FoundRecords = lazily(async () => ({ default: (await import("./FoundRecords.tsx")).FoundRecords }));
const FoundActions = lazily(async () => ({ default: (await import("./FoundActions.tsx")).FoundActions }));

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

/** The logo at the head of the menu: the brand's, else the product's. */
export function MenuMark() {
  const { logo } = useBrand();
  return logo ? <img src={logo} alt="" height={28} style={{ maxWidth: "100%", objectFit: "contain" }} /> : <Mark />;
}

/** The entries of one section under their groups, or what the search finds in all of them. */
export function MenuPanel({ nodes, shown, recent, search, focused, text, onText, onFound }: MenuPanelProps) {
  const t = usePhrases();
  const words = t.common.rail;
  const brand = useBrand().name;
  const isChinese = useLanguage() === "zh";
  const { titleOf } = useMenuFacts();
  const list = useRef<HTMLDivElement>(null);
  const leaves = leavesOf(nodes);
  const results = found(leaves, text, titleOf, isChinese);
  const isSearching = text.trim() !== "";

  const step = (event: KeyboardEvent) => {
    const links = [...(list.current?.querySelectorAll<HTMLElement>(".menu-entry") ?? [])].filter(
      (one) => one.closest("[inert]") === null,
    );
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
    <>
      <b className="menu-brand">{brand}</b>
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
              {results.length === 0 && text.trim().length < foundFrom && <p className="menu-note">{words.none}</p>}
              <Found leaves={results} />
              <Suspense>
                <FoundActions text={text} pages={results} onLeave={onFound} titleOf={titleOf} />
                <FoundRecords text={text} onLeave={onFound} titleOf={titleOf} />
              </Suspense>
            </>
          ) : shown === "favourites" ? (
            <Favourites nodes={nodes} recent={recent} onFound={onFound} />
          ) : (
            <Nodes nodes={railsOf(nodes).find(({ name }) => name === shown)?.nodes ?? []} level={0} />
          )}
        </div>
      </div>
    </>
  );
}
