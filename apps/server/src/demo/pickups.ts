import type { Handle } from "@yunshou/database";
import { addMonths, businessDay, pickupExpiry } from "@yunshou/domain";
import { findByAccount } from "../access/people/person.queries.ts";
import type { MachineIdentity } from "../machines/effects/effect.ts";
import { insertBatch } from "../orders/pickups/pickupBatches.queries.ts";
import { makeCodes, openCode } from "../orders/pickups/pickupCodes.ts";
import { pickupRequestEffect } from "../orders/pickups/redeem.ts";
import { shipClaim, shipResult } from "../orders/selling/shipping.ts";
import type { Secrets } from "../platform/secrets.ts";
import { pastContext, pastMessage } from "./history.ts";
import * as queries from "./pickups.queries.ts";
import { demoTimeZone } from "./seed.ts";

const merchantNo = "00010001";
const hourMs = 3_600_000;
/** What becomes of the first codes, so that every state but that of a code being served can be found; the others are unused. */
const fates = ["all", "part", "none", "all", "cancelled", "expired", "all", "part"] as const;
const places = 4;

/** Codes of a promotion of a retail merchant, redeemed at its machines in the last days through the very functions that serve machines. */
export async function seedPickups(tx: Handle, secrets: Secrets, now: Date): Promise<void> {
  const [owner, machines] = [await findByAccount(tx, "demo"), await queries.pickupPlaces(tx, merchantNo, places)];
  const [first] = machines;
  if (owner === undefined || first === undefined) return;
  const today = businessDay(now, demoTimeZone);
  for (const [index, { identity, productIds }] of machines.entries()) {
    const batch = await insertBatch(tx, {
      topId: identity.topId,
      merchantId: identity.merchantId,
      wanted: 12,
      machineIds: index === 0 ? [] : [identity.machineId],
      validTo: index === 1 ? addMonths(today, 1) : pickupExpiry(today),
      createdBy: owner.userId,
      lines: productIds.map((productId) => ({ productId, quantity: 1 })),
    });
    await makeCodes(tx, secrets, batch, batch.wanted);
    await queries.backdateBatch(tx, batch.batchId, new Date(now.getTime() - (index * 5 + 4) * 24 * hourMs));
    const codes = await queries.codesOfBatch(tx, batch.batchId);
    for (const [place, fate] of fates.slice(index * 2, index * 2 + 2).entries()) {
      const code = codes[place]!;
      if (fate === "cancelled" || fate === "expired") await queries.endCodes(tx, [code.pickupId], fate);
      else
        await fetchGoods(tx, secrets, identity, code, {
          fate,
          at: new Date(now.getTime() - (index * 20 + place * 7 + 5) * hourMs),
        });
    }
  }
}

async function fetchGoods(
  tx: Handle,
  secrets: Secrets,
  identity: MachineIdentity,
  code: { readonly pickupId: string; readonly codeSealed: Buffer },
  { fate, at }: { readonly fate: "all" | "part" | "none"; readonly at: Date },
): Promise<void> {
  const later = (seconds: number) => new Date(at.getTime() + seconds * 1_000);
  const asked = { requestId: `demo-${code.pickupId}`, code: openCode(secrets, code) };
  await pickupRequestEffect({ secrets })(pastContext(tx, at), [pastMessage(identity, "pickupRequest", at, asked)]);
  for (const [index, { orderNo, quantity }] of (await queries.offeredOrders(tx, code.pickupId)).entries()) {
    const jams = fate === "none" || (fate === "part" && index === 1);
    const result = jams ? { orderNo, dispensed: 0, fault: "jam" } : { orderNo, dispensed: quantity };
    await shipClaim(pastContext(tx, later(2)), [pastMessage(identity, "shipClaim", later(2), { orderNo })]);
    await shipResult(pastContext(tx, later(6)), [pastMessage(identity, "shipResult", later(6), result)]);
  }
}
