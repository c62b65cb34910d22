import type { Handle } from "@yunshou/database";
import { addDays, businessDay, statementTotal } from "@yunshou/domain";
import {
  closedDay,
  insertStatement,
  merchantNoOf,
  receiverOf,
} from "../finance/statements/accountStatements.queries.ts";
import { contentOf, hashOfStatement } from "../finance/statements/content.ts";
import { merchantWithShares } from "./settlements.queries.ts";

/** Statements of the last two closed weeks: one of the merchant that shares, and one of each of its receivers. */
export async function seedAccountStatements(tx: Handle, now: Date): Promise<void> {
  const merchant = await merchantWithShares(tx);
  if (merchant === undefined) return;
  const { topId, merchantId, merchantName, madeBy, receiverIds } = merchant;
  const toDate = (await closedDay(tx, merchantId)) ?? addDays(businessDay(now, "Asia/Shanghai"), -1);
  const names = { merchantNo: await merchantNoOf(tx, merchantId), merchantName };
  for (const receiverId of [...receiverIds, null]) {
    const about = { merchantId, receiverId, fromDate: addDays(toDate, -13), toDate };
    const receiver = receiverId === null ? undefined : await receiverOf(tx, merchantId, receiverId);
    const content = await contentOf(tx, { ...about, ...names, receiver: receiver?.name ?? null });
    if (content.lines.length === 0) continue;
    const sums = { totalFen: statementTotal(content.lines), seal: hashOfStatement(content) };
    await insertStatement(tx, { ...about, ...names, ...sums, topId, madeBy });
  }
}
