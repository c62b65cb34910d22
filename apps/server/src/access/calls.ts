import { account } from "@yunshou/contract/access/account";
import { brandLogos, brands } from "@yunshou/contract/access/brands";
import { functions } from "@yunshou/contract/access/functions";
import { login } from "@yunshou/contract/access/login";
import { menus } from "@yunshou/contract/access/menus";
import { messages } from "@yunshou/contract/access/messages";
import { organisations } from "@yunshou/contract/access/organisations";
import { roles } from "@yunshou/contract/access/roles";
import { secondFactor } from "@yunshou/contract/access/secondFactor";
import { userSearch } from "@yunshou/contract/access/userSearch";
import { users } from "@yunshou/contract/access/users";
import { views } from "@yunshou/contract/access/views";
import type { Handle } from "@yunshou/database";
import { addPublicImageUpload } from "../platform/images/uploader.ts";
import { mount, type Web } from "../platform/mount.ts";
import type { ProcessContext } from "../platform/process.ts";
import { brandHandlers } from "./brands/brands.ts";
import { accountHandlers } from "./login/account.ts";
import { loginHandlers } from "./login/login.ts";
import { secondFactorHandlers } from "./login/secondFactor.ts";
import { ssoProvider } from "./login/ssoProvider.ts";
import { functionHandlers } from "./menuDesk/functions.ts";
import { menuHandlers } from "./menuDesk/menus.ts";
import { messageHandlers } from "./people/messages.ts";
import type { AccessKeys } from "./people/verifier.ts";
import type { Sessions } from "./session/session.ts";
import type { SmsSender } from "./sms/sms.ts";
import { organisationHandlers } from "./staff/organisations.ts";
import { roleHandlers } from "./staff/roles.ts";
import { userSearchHandlers } from "./staff/search.ts";
import { staffHandlers } from "./staff/users.ts";
import { viewHandlers } from "./staff/views.ts";

interface Parts extends Pick<ProcessContext, "config" | "database" | "pictures"> {
  readonly keys: AccessKeys;
  readonly sessions: Sessions;
  readonly sms: SmsSender;
  /** Whether logins through a host ask for the agreement. */
  readonly asksAgreement: (tx: Handle, host: string) => Promise<boolean>;
}

/** Logins, users, roles, menus and brands. */
export async function mountAccess(
  web: Web,
  { config, database, pictures, asksAgreement, ...people }: Parts,
): Promise<void> {
  const provider = config.sso === undefined ? undefined : ssoProvider(config.sso);
  const access = { ...people, provider, portal: config.portal };
  mount(web, login, loginHandlers(access), { anonymous: "system", system: { except: ["adminResetPass"] } });
  mount(web, account, accountHandlers({ ...access, asksAgreement }, config), {
    anonymous: "system",
    beforeAgreement: ["logout", "setPassword", "rememberDevice", "forgetDevice"],
    beforePasswordChange: ["logout", "current", "setPassword"],
    beforeSecondFactor: ["logout", "current", "setPassword", "rememberDevice", "forgetDevice"],
    whileViewing: ["logout"],
  });
  mount(web, secondFactor, secondFactorHandlers(access), {
    anonymous: "system",
    system: true,
    beforeAgreement: ["enrol", "confirm", "show", "renewRecoveryCodes", "disable"],
    beforeSecondFactor: ["state", "enrol", "confirm"],
  });
  mount(web, users, staffHandlers({ ...people, database }));
  mount(web, userSearch, userSearchHandlers);
  mount(web, roles, roleHandlers(people));
  mount(web, views, viewHandlers(people), { system: true, whileViewing: ["end"] });
  mount(web, menus, menuHandlers);
  mount(web, functions, functionHandlers(people));
  mount(web, organisations, organisationHandlers);
  mount(web, messages, messageHandlers);
  mount(web, brands, brandHandlers({ dataDir: config.dataDir }));
  await addPublicImageUpload(web, brandLogos, { pictures, kind: "brand" }, { database, dataDir: config.dataDir });
}
