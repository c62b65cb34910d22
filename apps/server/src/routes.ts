import { account, dashboard, lanes, login, machines, products } from "@yunshou/contract";
import { accountHandlers } from "./access/account.ts";
import { loginHandlers } from "./access/login.ts";
import type { Sessions } from "./access/session.ts";
import { printingSender } from "./access/sms.ts";
import type { AccessKeys } from "./access/verifier.ts";
import { productHandlers } from "./goods/products.ts";
import { dashboardHandlers } from "./insight/dashboard.ts";
import { describeMachineProtocol } from "./machines/asyncapi.ts";
import { createCommandDesk } from "./machines/commands.ts";
import { laneHandlers } from "./machines/lanes.ts";
import { machineHandlers } from "./machines/machines.ts";
import { receiveNotice } from "./orders/notices.ts";
import type { PaymentProvider } from "./payments/provider.ts";
import { mount, type Web } from "./platform/mount.ts";
import { createNotifier } from "./platform/notifier.ts";
import type { ProcessContext } from "./platform/process.ts";
import { rawPost } from "./platform/rawPost.ts";
import { Refused } from "./platform/refused.ts";

export interface RouteParts {
  readonly keys: AccessKeys;
  readonly sessions: Sessions;
  readonly print: (line: string) => void;
  /** Undefined when this deployment has no payment provider. */
  readonly provider: PaymentProvider | undefined;
}

/** Where a payment provider posts its notices. */
export const noticePath = "/api/v1/payments/notices";

/**
 * Every call of the product, area by area. Answers what has to be closed with the server, in this order.
 * A resource of the contract that is not mounted here fails a test.
 */
export async function mountRoutes(web: Web, context: ProcessContext, { keys, sessions, print, provider }: RouteParts): Promise<(() => Promise<void> | void)[]> {
  const { config, database, log, secrets } = context;
  const notifier = createNotifier(database);
  const startExport = async () => {
    throw new Refused("server.unavailable");
  };

  const access = { keys, sessions, sms: printingSender(log, print) };
  mount(web, login, loginHandlers(access), { anonymous: "system", system: true });
  mount(web, account, accountHandlers(access, config), { anonymous: "system", beforePasswordChange: ["logout", "current", "setPassword"] });

  mount(web, products, productHandlers);

  mount(web, machines, machineHandlers({ commands: createCommandDesk(secrets, notifier), startExport }));
  mount(web, lanes, laneHandlers({ startExport }));
  web.app.get("/asyncapi.json", async () => describeMachineProtocol(secrets.commandKey));

  if (provider !== undefined) {
    const payments = { database, provider, notify: notifier.notify, log };
    await rawPost(web, noticePath, async (body, { headers }) => {
      const answer = await receiveNotice(payments, body, headers, new Date());
      return answer === "accepted" ? null : answer;
    });
  }

  mount(web, dashboard, dashboardHandlers({ startExport }));

  return [() => notifier.stop()];
}
