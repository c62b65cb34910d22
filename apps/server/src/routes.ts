import { mountAccess } from "./access/calls.ts";
import type { AccessKeys } from "./access/people/verifier.ts";
import type { Sessions } from "./access/session/session.ts";
import type { SmsSender } from "./access/sms/sms.ts";
import { finders } from "./finders.ts";
import { mountGoods } from "./goods/calls.ts";
import { mountInsight } from "./insight/calls.ts";
import { mountMachines } from "./machines/calls.ts";
import { tellMachines } from "./machines/sync/laneSyncs.ts";
import { mountFinance } from "./finance/calls.ts";
import { mountMall } from "./mall/calls.ts";
import { mountMarketing } from "./marketing/calls.ts";
import { mountMembers } from "./members/calls.ts";
import { mountMerchants } from "./merchants/calls.ts";
import type { SubmissionProvider } from "./merchants/onboarding/provider.ts";
import { mountOrders } from "./orders/calls.ts";
import type { PaymentProviders } from "./payments/providers.ts";
import { mountPayments } from "./payments/calls.ts";
import { mountPharmacy } from "./pharmacy/calls.ts";
import type { Web } from "./platform/mount.ts";
import { createNotifier } from "./platform/notifier.ts";
import type { ProcessContext } from "./platform/process.ts";
import type { AgreementDuty } from "./system/agreements/duty.ts";
import { mountStock } from "./stock/calls.ts";
import { mountSupport } from "./support/calls.ts";
import { mountSystem } from "./system/calls.ts";
import { addUpload } from "./system/uploadRoute.ts";

export interface RouteParts {
  readonly keys: AccessKeys;
  readonly sessions: Sessions;
  readonly duty: AgreementDuty;
  readonly sms: SmsSender;
  readonly providers: PaymentProviders;
  /** Payment providers that take small merchants; empty when this deployment has none. */
  readonly submissionProviders: readonly SubmissionProvider[];
}

/**
 * Every call of the product, area by area. Answers what has to be closed with the server, in this order.
 * A resource of the contract that no area mounts fails a test.
 */
export async function mountRoutes(
  web: Web,
  context: ProcessContext,
  own: RouteParts,
): Promise<(() => Promise<void> | void)[]> {
  const notifier = createNotifier(context.database);
  const parts = { ...context, ...own, notifier };
  await mountAccess(web, { ...parts, asksAgreement: (tx, host) => own.duty.asks(tx, host) });
  await mountMerchants(web, parts);
  await mountPharmacy(web, parts);
  await mountGoods(web, { ...parts, lanesChanged: tellMachines });
  await mountMachines(web, parts);
  await mountStock(web, parts);
  await mountOrders(web, parts);
  await mountMall(web, parts);
  await mountMarketing(web, parts);
  await mountMembers(web, parts);
  await mountFinance(web, parts);
  mountPayments(web, parts);
  await mountSupport(web, { ...parts, addUpload });
  const ofSystem = await mountSystem(web, { ...parts, finders: finders(context) });
  const closers = await mountInsight(web, parts);
  return [...ofSystem, ...closers, () => notifier.stop()];
}
