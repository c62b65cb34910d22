import "./launcher.css";
import type { InputOf } from "@yunshou/contract";
import { account } from "@yunshou/contract/access/account";
import { login } from "@yunshou/contract/access/login";
import { fill } from "@yunshou/phrases/fill";
import { Button, Tooltip } from "antd";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { call } from "../platform/api/call.ts";
import { deployment } from "../platform/deployment.ts";
import { Mark } from "../platform/layout/Brand.tsx";
import { leave } from "../platform/layout/Shell.tsx";
import { usePhrases } from "../platform/phrases/usePhrases.ts";
import { sessionToken, sessionUser, storeUser } from "../platform/session/session.ts";
import { useCanOpen } from "../platform/usePages.ts";
import { TilePicture } from "./TilePicture.tsx";
import { type Tile, tiles } from "./tiles.ts";

/** systemid of the micro-supermarket management (LAUNCH-13). */
const marketSystem: InputOf<typeof login.getUserResource>["systemid"] = "micro-supermarket";

/** The launcher of spec 1 §2.5: eight tiles, usable without a session, each leading somewhere or saying why not. */
export function LauncherPage() {
  const t = usePhrases("access");
  const navigate = useNavigate();
  const canOpen = useCanOpen();
  const user = sessionUser();
  const isLoggedIn = sessionToken() !== undefined;

  useEffect(() => {
    document.title = `${t.access.pages["/launcher"]} · ${t.common.brand}`;
  }, [t]);

  // Not the login page of the last visit, which may be that of the announcements (LAUNCH-04, LAUNCH-09); a special host leads on to its own.
  const toLogin = () => window.location.assign("/login");
  /** Where a tile leads now, or why it cannot be opened. */
  const refusalOf = (tile: Tile): string | undefined => {
    if (!isLoggedIn) return undefined;
    if (tile.opens === "pages") return tile.pages.some(canOpen) ? undefined : t.access.launcher.notOffered;
    if (tile.opens !== "application") return undefined;
    return deployment().applications.includes(tile.application) ? undefined : t.access.launcher.notConfigured;
  };
  const open = async (tile: Tile) => {
    if (tile.opens === "notices") return window.location.assign("/logins");
    if (!isLoggedIn || user === undefined) return toLogin();
    if (tile.opens === "pages") return navigate(tile.pages.find(canOpen) ?? "/dashboard");
    try {
      if (tile.opens === "application") {
        const { address } = await call(account.openApplication, { application: tile.application });
        return window.location.assign(address);
      }
      const { userInfo } = await call(
        login.getUserResource,
        { systemid: marketSystem, systemuserid: user.userid },
        { fresh: true },
      );
      storeUser(userInfo);
      return navigate("/dashboard");
    } catch {
      // The call has shown the server's message; the person stays here (LAUNCH-05).
    }
  };

  return (
    <div className="launcher">
      <header className="launcher-head">
        <Mark size={34} />
        <b>{t.common.brand}</b>
        <span className="launcher-person">
          {user === undefined ? (
            <Button type="primary" onClick={toLogin}>
              {t.access.launcher.logIn}
            </Button>
          ) : (
            <>
              {fill(t.access.launcher.hello, { name: user.accountname })}
              <Button ghost onClick={leave}>
                {t.common.layout.logout}
              </Button>
            </>
          )}
        </span>
      </header>
      <main>
        <h1>{t.access.launcher.title}</h1>
        <div className="launcher-tiles">
          {tiles.map((tile) => {
            const refused = refusalOf(tile);
            return (
              <Tooltip key={tile.name} title={refused}>
                <button
                  type="button"
                  className="launcher-tile"
                  data-tile={tile.name}
                  aria-disabled={refused !== undefined}
                  onClick={() => refused === undefined && void open(tile)}
                >
                  <TilePicture name={tile.name} />
                  <strong>{t.access.tile[tile.name]}</strong>
                  <span>{t.access.tile[`${tile.name}Hint`]}</span>
                  {refused !== undefined && <em>{refused}</em>}
                </button>
              </Tooltip>
            );
          })}
        </div>
      </main>
    </div>
  );
}
