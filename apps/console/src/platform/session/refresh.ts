import { account } from "@yunshou/contract/access/account";
import { call } from "../api/call.ts";
import { rememberedLoginPath, sessionCustomData, sessionUser, storeUser } from "./session.ts";

/** Reads rights, menu and what the top bar shows as they are now; silent, because nobody asked for it. */
export async function refreshSession(): Promise<void> {
  try {
    const { userInfo, customData } = await call(account.current, { loginUrl: rememberedLoginPath() ?? "/login" }, { silent: true, fresh: true });
    if (JSON.stringify([userInfo, customData]) !== JSON.stringify([sessionUser(), sessionCustomData()])) storeUser(userInfo, customData);
  } catch {
    // The next call tells what is wrong.
  }
}
