import type { Handle } from "@yunshou/database";
import { merchants, playsLucky } from "./company.ts";
import { insertLuckyPlans } from "./luckyPlans.queries.ts";

/** Chance of a draw in parts of 10,000: with it an hour of the demo shows draws of both ends. */
const winRate = 3_500;
const drawFen = 100n;
const budgetFen = 50_000n;

/** Lets customers of the merchants with lucky purchases draw for what their machines sell most; an older plan has ended. */
export async function seedLuckyPlans(tx: Handle, now: Date): Promise<void> {
  for (const { merchantNo } of merchants.filter((merchant) => playsLucky(merchant.merchantNo)))
    await insertLuckyPlans(tx, { merchantNo, drawFen, winRate, budgetFen, now });
}
