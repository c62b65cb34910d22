import type { Effects } from "../machines/effects/effect.ts";
import { faceScans } from "./selling/faceScans.ts";
import { payRequestEffect } from "./selling/payRequest.ts";
import { type PickupDependencies, pickupRequestEffect } from "./pickups/redeem.ts";
import { sale } from "./selling/sale.ts";
import { shipClaim, shipResult } from "./selling/shipping.ts";

/** The effects of what machines sell: sales they finished by themselves, and the dispensing of orders paid by QR code. */
export function orderEffects(
  dependencies: Parameters<typeof payRequestEffect>[0] & PickupDependencies,
): Pick<Effects, "sale" | "faceScans" | "payRequest" | "pickupRequest" | "shipClaim" | "shipResult"> {
  return {
    sale,
    faceScans,
    payRequest: payRequestEffect(dependencies),
    pickupRequest: pickupRequestEffect(dependencies),
    shipClaim,
    shipResult,
  };
}
