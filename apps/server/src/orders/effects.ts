import type { Effects } from "../machines/effects.ts";
import { payRequestEffect, type PaymentDependencies } from "./payRequest.ts";
import { sale } from "./sale.ts";
import { shipClaim, shipResult } from "./shipping.ts";

/** The effects of what machines sell: sales they finished by themselves, and the dispensing of orders paid by QR code. */
export function orderEffects(
  dependencies: PaymentDependencies,
): Pick<Effects, "sale" | "payRequest" | "shipClaim" | "shipResult"> {
  return { sale, payRequest: payRequestEffect(dependencies), shipClaim, shipResult };
}
