import { luckyPlans } from "@yunshou/contract/orders/luckyPlans";
import type { TenantMoney } from "./tenantMoney.ts";

/** A plan of lucky purchases that runs, for this product or one of its own. */
export async function luckyPlanRow(home: TenantMoney, productId?: string): Promise<string> {
  const { luckyPlanId } = await home.admin.call(luckyPlans.create, {
    merchantId: home.merchantId,
    productId: productId ?? (await home.machine()).productId,
    planName: home.canary,
    drawFen: "100",
    winRate: "5",
    budgetFen: "100000",
    machineIds: [],
  });
  return luckyPlanId;
}

/** Lets a lucky purchase be one that the cloud drew under a plan of its own. */
export async function drawnOrder(home: TenantMoney, orderNo: string, productId: string): Promise<string> {
  const luckyPlanId = await luckyPlanRow(home, productId);
  await home.write((tx) =>
    tx.query(
      `insert into lucky_draw (top_id, order_id, merchant_id, machine_id, plan_id, draws, draw_fen, win_rate, prize_fen, seed, commitment, state, result_no,
         trade_no, numbers, won, previous_hash, result_hash, drawn_at)
       select top_id, id, merchant_id, machine_id, $2, 1, 100, 500, 350, $3, $3, 'drawn', 1, $3, '{17}', true, '', $3, now() from sales_order where id = $1`,
      [orderNo, luckyPlanId, home.canary],
    ),
  );
  return luckyPlanId;
}
