import type { Handle } from "@yunshou/database";
import { addDays } from "@yunshou/domain";
import { writeLines } from "../finance/arrivals/arrivalImport.ts";
import { demoSettled, demoTransfers, insertBankFile } from "./arrivals.queries.ts";
import { platformAdmin } from "./settlements.queries.ts";

const payers = {
  wechat: "财付通支付科技有限公司",
  alipay: "支付宝(中国)网络技术有限公司",
  unionpay: "中国银联股份有限公司",
} as const;

/**
 * What the platform's bank showed of the last days: most of it as expected, one transfer of a provider a little short, one
 * that nobody expected, and the newest bills not yet settled.
 */
export async function seedArrivals(tx: Handle, now: Date): Promise<void> {
  const admin = await platformAdmin(tx);
  const settled = (await demoSettled(tx)).slice(0, -3);
  const newest = settled.at(-1)?.day;
  if (admin === undefined || newest === undefined) return;
  const lines = settled.map(({ day, fen, kind }, place) => ({
    day: addDays(day, 1),
    // The provider kept a fee of 0.60 yuan of one transfer that its bill does not name.
    amountFen: BigInt(fen) - (place === 3 ? 60n : 0n),
    reference: `${addDays(day, 1).replaceAll("-", "")}${String(880_001 + place)}`,
    payer: payers[kind],
  }));
  const transfers = (await demoTransfers(tx)).map(({ day, fen, transferNo, unit }) => ({
    day,
    amountFen: BigInt(fen),
    reference: transferNo,
    payer: unit,
  }));
  const strange = {
    day: newest,
    amountFen: 12_800n,
    reference: `${newest.replaceAll("-", "")}880099`,
    payer: "退汇专户",
  };
  const first = lines[0]?.day ?? newest;
  const all = [...lines, ...transfers.filter(({ day }) => day >= first), strange];
  const importId = await insertBankFile(tx, admin, all.length, now);
  await writeLines(tx, { topId: "1", merchantId: "1" }, importId, all);
}
