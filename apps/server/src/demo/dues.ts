import { type Handle, postLedger } from "@yunshou/database";
import { dueSettled } from "@yunshou/domain";
import { insertSettlement } from "../finance/dues/dues.queries.ts";
import { demoDues } from "./dues.queries.ts";

const dayMs = 86_400_000;

/** Some of what merchants owe one another was paid last week, and a part of the rest waits for the other side to confirm it. */
export async function seedDues(tx: Handle, now: Date): Promise<void> {
  for (const { topId, payerId, payeeId, owedFen, userId } of await demoDues(tx)) {
    const part = (BigInt(owedFen) / 400n) * 100n;
    if (part === 0n || userId === null) continue;
    const made = { topId, payerId, payeeId, way: "paid", amountFen: part, userId } as const;
    const paidAt = new Date(now.getTime() - 6 * dayMs);
    const settlementId = await insertSettlement(tx, { ...made, state: "done", remark: "上月往来款", now: paidAt });
    await postLedger(tx, dueSettled({ settlementId, topMerchantId: topId, ...made }));
    await insertSettlement(tx, { ...made, state: "awaiting", remark: "本月往来款，已转账", now });
  }
}
