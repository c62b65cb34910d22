import { account } from "@yunshou/contract/access/account";
import { call } from "../api/call.ts";
import { rememberedLoginPath, sessionCustomData, sessionToken, sessionUser, storeUser } from "./session.ts";

let newest = 0;

/** Reads rights, menu and what the top bar shows as they are now; silent, because nobody asked for it. */
export async function refreshSession(): Promise<void> {
  const turn = ++newest;
  const token = sessionToken();
  try {
    const { userInfo, customData } = await call(
      account.current,
      { loginUrl: rememberedLoginPath() ?? "/login" },
      { silent: true, fresh: true },
    );
    // Answers may overtake each other, and the person may have logged out or in meanwhile.
    if (turn !== newest || sessionToken() !== token) return;
    if (JSON.stringify([userInfo, customData]) !== JSON.stringify([sessionUser(), sessionCustomData()]))
      storeUser(userInfo, customData);
  } catch {
    // The next call tells what is wrong.
  }
}
