import { account, login, products } from "@yunshou/contract";
import { accountHandlers } from "./access/account.ts";
import { loginHandlers } from "./access/login.ts";
import type { Sessions } from "./access/session.ts";
import { printingSender } from "./access/sms.ts";
import type { AccessKeys } from "./access/verifier.ts";
import { productHandlers } from "./goods/products.ts";
import { mount, type Web } from "./platform/mount.ts";
import type { ProcessContext } from "./platform/process.ts";

export interface RouteParts {
  readonly keys: AccessKeys;
  readonly sessions: Sessions;
  readonly print: (line: string) => void;
}

/**
 * Every call of the product, area by area. Answers what has to be closed with the server.
 * A resource of the contract that is not mounted here fails a test.
 */
export async function mountRoutes(web: Web, context: ProcessContext, { keys, sessions, print }: RouteParts): Promise<(() => Promise<void> | void)[]> {
  const { config, log } = context;

  const access = { keys, sessions, sms: printingSender(log, print) };
  mount(web, login, loginHandlers(access), { anonymous: "system" });
  mount(web, account, accountHandlers(access, config), { anonymous: "system", beforePasswordChange: ["logout", "current", "setPassword"] });

  mount(web, products, productHandlers);

  return [];
}
