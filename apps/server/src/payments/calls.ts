import { paymentParameters, paymentServices } from "@yunshou/contract/payments/services";
import { mount, type Web } from "../platform/mount.ts";
import type { ProcessContext } from "../platform/process.ts";
import { paymentParameterHandlers } from "./parameters.ts";
import { paymentServiceHandlers } from "./services.ts";

/** Payment services of the platform and their keys; notices of providers are mounted with orders. */
export function mountPayments(web: Web, { config, secrets }: ProcessContext): void {
  mount(web, paymentServices, paymentServiceHandlers());
  mount(web, paymentParameters, paymentParameterHandlers({ secrets, addresses: config.paymentStandIns }));
}
