import type { ScreenName } from "@yunshou/contract/insight/screens";
import type { Handle } from "@yunshou/database";
import type { Viewer } from "../viewer.ts";
import { merchantsBelow, readScreenSettings } from "./settings.queries.ts";

/** What a viewer sees on one screen: a brand record may limit a session to one merchant (BIGSALES-35). */
export async function viewerOn(tx: Handle, viewer: Viewer, screen: ScreenName): Promise<Viewer> {
  if (viewer.kind === "public") return viewer;
  const { merchantNo } = await readScreenSettings(tx, screen);
  if (merchantNo === null) return viewer;
  const { machines } = viewer.scope;
  const merchants = await merchantsBelow(tx, viewer.scope, merchantNo);
  return {
    ...viewer,
    scope: machines === undefined ? { merchants } : { merchants, machines },
    key: `${viewer.key} ${merchantNo}`,
  };
}
