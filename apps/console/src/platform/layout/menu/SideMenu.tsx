import "./menu.css";
import { StarOutlined } from "@ant-design/icons";
import type { MenuIcon } from "@yunshou/domain";
import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { lazily, persistently } from "../../lazily.ts";
import { usePhrases } from "../../phrases/usePhrases.ts";
import { isPage, type MenuNode } from "../../session/session.ts";
import { railOf, railsOf, homeOf, type PanelName } from "./rails.ts";
import { MenuContext, MenuLink } from "./MenuEntry.tsx";
import { recentPages } from "./recent.ts";
import { useFlying } from "./useFlying.ts";

// Asked for at once beside the first page, which need not wait for it.
const panel = persistently(() => import("./MenuPanel.tsx"));
const MenuPanel = lazily(async () => ({ default: (await panel).MenuPanel }));
const MenuMark = lazily(async () => ({ default: (await panel).MenuMark }));

export interface SideMenuProps {
  readonly nodes: readonly MenuNode[];
  readonly activePath: string;
  /** The panel flies out over the page instead of standing beside it. */
  readonly collapsed: boolean;
  readonly titleOf: (path: string) => string;
  readonly iconOf: (path: string, icon?: MenuIcon) => ReactNode;
  /** Entries that the person starred. */
  readonly stars: readonly string[];
  readonly onStar: (path: string) => void;
  /** A page was chosen. */
  readonly onLeave?: () => void;
}

const icons: Readonly<Record<Exclude<PanelName, "favourites">, MenuIcon>> = {
  machines: "machine",
  trade: "receipt",
  goods: "shop",
  marketing: "gift",
  members: "card",
  finance: "bank",
  statistics: "chart",
  merchants: "tree",
  system: "gear",
  other: "app",
};

/**
 * The menu as the server sent it (PERM-01): a rail of sections, and a panel with the entries of one of them, of what the
 * person uses, or of what was searched for. The panel shows the section of the page unless another one was opened there.
 */
export function SideMenu({ nodes, activePath, collapsed, titleOf, iconOf, stars, onStar, onLeave }: SideMenuProps) {
  const t = usePhrases();
  const words = t.common.rail;
  const place = useRef<HTMLElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const [chosen, choose] = useState<{ readonly at: string; readonly panel: PanelName } | undefined>();
  const [text, setText] = useState("");
  // The list stays as it is while it is shown: nothing moves under the pointer.
  const [recent, setRecent] = useState(recentPages);
  const flying = useFlying(place, search, collapsed, () => setRecent(recentPages()));
  const ownRail = railOf(nodes, activePath);
  const shown = chosen?.at === activePath ? chosen.panel : (ownRail ?? "favourites");
  const home = homeOf(nodes);

  useEffect(() => {
    place.current?.querySelector(".menu-list [aria-current]")?.scrollIntoView({ block: "nearest" });
  }, [activePath, shown]);

  const open = (panel: PanelName) => {
    if (panel === "favourites") setRecent(recentPages());
    choose({ at: activePath, panel });
  };
  const picked = () => {
    setText("");
    flying.stop();
    onLeave?.();
  };
  const facts = {
    activePath,
    titleOf,
    iconOf,
    stars,
    onStar,
    onPick: ({ url }: MenuNode) => {
      // Who works from the favourites finds them there after each choice; who searched, what stands beside it.
      if (isPage(url)) choose(text === "" ? { at: pathOf(url), panel: shown } : undefined);
      picked();
    },
  };
  const button = (panel: PanelName, title: string, icon: ReactNode) => (
    <li key={panel}>
      <button
        type="button"
        className="menu-section"
        data-shown={shown === panel && (!collapsed || flying.on)}
        data-own={ownRail === panel}
        aria-expanded={shown === panel && (!collapsed || flying.on)}
        {...flying.over(() => open(panel))}
        onClick={() => {
          open(panel);
          flying.start();
        }}
      >
        {icon}
        <span>{title}</span>
      </button>
    </li>
  );

  return (
    <MenuContext value={facts}>
      <nav ref={place} aria-label={t.common.layout.menu} className="shell-menu" {...flying.around}>
        <div className="menu-rail">
          <div className="menu-mark">
            <Suspense>
              <MenuMark />
            </Suspense>
          </div>
          <ul>
            {home !== undefined && (
              <li>
                <MenuLink node={home} className="menu-section">
                  {iconOf(home.path, home.icon)}
                  <span>{titleOf(home.path)}</span>
                </MenuLink>
              </li>
            )}
            {button("favourites", words.favourites, <StarOutlined />)}
            {railsOf(nodes).map(({ name }) => button(name, words.names[name], iconOf("", icons[name])))}
          </ul>
        </div>
        {(!collapsed || flying.on) && (
          <div className="menu-side" data-flying={collapsed} data-wide={flying.searching || text !== ""}>
            <Suspense>
              <MenuPanel
                nodes={nodes}
                shown={flying.searching ? "favourites" : shown}
                recent={recent}
                search={search}
                focused={flying.searching}
                text={text}
                onText={setText}
                onFound={picked}
              />
            </Suspense>
          </div>
        )}
      </nav>
    </MenuContext>
  );
}

/** The path of an address inside the console. */
const pathOf = (url: string) => url.split(/[?#]/)[0] ?? url;
