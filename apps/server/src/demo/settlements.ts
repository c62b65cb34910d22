import { type Handle, postLedger } from "@yunshou/database";
import { addDays, businessDay, checkCharge, settlementConfirmed } from "@yunshou/domain";
import { insertRate } from "../finance/fees/fees.queries.ts";
import { closeMerchant } from "../finance/settlement/closing.ts";
import { type SettlementRecord, sharesOf } from "../finance/settlement/settlements.queries.ts";
import { insertPlan, insertVersion, receiverIds } from "../finance/splits/splits.queries.ts";
import { balance } from "../ledger/ledger.queries.ts";
import { seedSharings } from "./sharings.ts";
import {
  decideDemoSettlement,
  machinesOf,
  openSettlements,
  platformAdmin,
  releaseBooks,
  sellingMerchants,
} from "./settlements.queries.ts";

/** How many of the newest days wait for somebody to confirm them. */
const openDays = 4;
/** So many days ago providers began to hand shares on. */
const sharedDays = 10;
/** So many days ago the plans and rates of the demo company began. */
const beganDays = 31;

/**
 * Rates and split plans of the first demo merchant with machines in each tree, and the statements of their days: most are confirmed, the newest wait, and one
 * is held back.
 */
export async function seedSettlements(tx: Handle, now: Date): Promise<void> {
  await releaseBooks(tx);
  const merchants = await sellingMerchants(tx);
  const admin = await platformAdmin(tx);
  const planned = new Set<string>();
  for (const merchant of merchants) {
    const decidedBy = admin ?? merchant.bossId;
    const today = businessDay(now, "Asia/Shanghai");
    const began = addDays(today, -beganDays);
    const machineIds = await machinesOf(tx, merchant.merchantId, 3);
    if (!planned.has(merchant.topId) && machineIds.length > 0) {
      planned.add(merchant.topId);
      const rates = [
        { provider: "wechat", feeRate: 60, fromDay: began },
        { provider: "wechat", feeRate: 54, fromDay: addDays(today, -10) },
        { provider: "alipay", feeRate: 38, fromDay: addDays(today, 7) },
      ] as const;
      for (const rate of rates) await insertRate(tx, merchant, { ...rate, setBy: decidedBy });
      await seedPlans(tx, merchant, began, machineIds);
    }
    await closeMerchant(tx, merchant.merchantId, now);
    await seedSharings(tx, merchant, addDays(today, -sharedDays));
    await confirmOlder(tx, merchant.merchantId, { decidedBy, before: addDays(today, -openDays), now });
  }
}

/** A plan for some machines, and one of the whole merchant that is switched off. */
async function seedPlans(
  tx: Handle,
  owner: { readonly topId: string; readonly merchantId: string },
  fromDay: string,
  machines: readonly string[],
): Promise<void> {
  const plans = [
    {
      name: "场地合作分账",
      machineIds: machines,
      receivers: [
        { name: "星河物业", ratio: 1_000 },
        { name: "设备投资人", ratio: 1_500 },
      ],
    },
    { name: "渠道推广分账", machineIds: [], receivers: [{ name: "渠道服务商", ratio: 250 }] },
  ];
  for (const { name, machineIds, receivers } of plans) {
    await insertVersion(tx, owner, {
      planId: await insertPlan(tx, owner, name),
      fromDay,
      enabled: machineIds.length > 0,
      machineIds,
      productIds: [],
      receiverIds: await receiverIds(tx, owner, receivers),
      ratios: receivers.map(({ ratio }) => ratio),
    });
  }
}

/** Confirms what is older as the platform does, and holds the newest of it back. */
async function confirmOlder(
  tx: Handle,
  merchantId: string,
  { decidedBy, before, now }: { readonly decidedBy: string; readonly before: string; readonly now: Date },
): Promise<void> {
  const waiting = (await openSettlements(tx, merchantId)).filter(({ day }) => day < before);
  for (const [place, settlement] of waiting.entries()) {
    if (place === waiting.length - 1) {
      await decideDemoSettlement(tx, settlement, {
        state: "held",
        reason: "银行到账与账单不一致，核对中",
        decidedBy,
        now,
      });
      continue;
    }
    const money = await moneyOf(tx, settlement);
    if (!checkCharge(money, await balance(tx, merchantId, "available")).ok) continue;
    await decideDemoSettlement(tx, settlement, { state: "settled", reason: "", decidedBy, now });
    const booking = settlementConfirmed(money);
    if (booking !== undefined) await postLedger(tx, [booking]);
  }
}

async function moneyOf(tx: Handle, settlement: SettlementRecord) {
  const shares = await sharesOf(tx, settlement);
  return {
    statementId: settlement.statementId,
    merchantId: settlement.merchantId,
    topMerchantId: settlement.topId,
    feeFen: BigInt(settlement.feeFen),
    shares: shares.map(({ receiverId, fen }) => ({ receiverId, shareFen: BigInt(fen) })),
  };
}
