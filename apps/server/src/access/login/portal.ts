import type { LoginAnswer } from "@yunshou/contract/access/shapes";
import { normalAccount } from "@yunshou/contract/access/proof";
import { refuse, type Refusal } from "@yunshou/domain";
import type { Call } from "../../platform/call.ts";
import { keep } from "../../platform/refused.ts";
import { checkBlocked } from "./blocked.ts";
import { takeNonce } from "./portal.queries.ts";
import { type PortalSettings, readPortalToken } from "./portalToken.ts";
import { proceed } from "./secondFactor.ts";
import { hashOf, type Sessions } from "../session/session.ts";
import { findByAccount } from "../people/person.queries.ts";
import type { AccessKeys } from "../people/verifier.ts";

interface Dependencies {
  readonly keys: AccessKeys;
  readonly sessions: Sessions;
  /** Undefined when no portal is configured. */
  readonly portal: PortalSettings | undefined;
}

const invalid = () => keep(refuse("access.tokenInvalid"));

/**
 * A login by the token of the configured portal (LOGIN-40, LOGIN-43). Each token serves once, and a second factor is asked
 * for as in every login. Accounts of the platform are not a portal's to open.
 */
export async function logInByPortal(
  call: Call<{ readonly token: string; readonly loginUrl: string }, "public">,
  { keys, sessions, portal }: Dependencies,
): Promise<LoginAnswer | Refusal> {
  if (portal === undefined) return invalid();
  const said = readPortalToken(portal, call.input.token, call.now);
  if ("problem" in said) {
    call.log.warn({ problem: said.problem }, "A token of the portal was refused.");
    return invalid();
  }
  const refused = (problem: string) => {
    call.log.warn({ problem, account: said.account }, "A token of the portal was refused.");
    return invalid();
  };
  if (!(await takeNonce(call.tx, hashOf(`${portal.name}\u001f${said.nonce}`), said.expiresAt)))
    return refused("it was used before");
  const user = await findByAccount(call.tx, normalAccount(said.account));
  if (user === undefined) return refused("there is no such account");
  if (user.level === "3") return refused("it names an account of the platform");
  const blocked = await checkBlocked(call, user);
  if (blocked !== undefined) return blocked;
  return proceed(call, { keys, sessions }, user, { loginUrl: call.input.loginUrl, remember: false, byPortal: true });
}
