import type { Effects } from "../machines/effects/effect.ts";
import { payRequestEffect, type PaymentDependencies } from "./selling/payRequest.ts";
import { sale } from "./selling/sale.ts";
import { shipClaim, shipResult } from "./selling/shipping.ts";

/** The effects of what machines sell: sales they finished by themselves, and the dispensing of orders paid by QR code. */
export function orderEffects(
  dependencies: PaymentDependencies,
): Pick<Effects, "sale" | "payRequest" | "shipClaim" | "shipResult"> {
  return { sale, payRequest: payRequestEffect(dependencies), shipClaim, shipResult };
}
