import type { Handle } from "@yunshou/database";
import { saveSetting } from "../members/allowances/cardAllowances.queries.ts";
import { listAllowances } from "../members/allowances/allowanceDuties.ts";
import { changeTerms } from "../members/allowances/changes.queries.ts";
import { deductFrom } from "../members/cardDesk.ts";
import { lockCardById } from "../members/cardBook.queries.ts";
import { sale } from "../orders/selling/sale.ts";
import type { Secrets } from "../platform/secrets.ts";
import { allowedSales, issuers } from "./allowances.queries.ts";
import { pastContext, pastMessage } from "./history.ts";

const minuteMs = 60_000;
const setting = { limitFen: 2_000n, hours: 24 };
const soldWithoutNetwork = 6;
const leftFen = 50n;

/**
 * Cards may spend 20 yuan at a machine without network, for a day. Some have: most were covered, and one holder had spent the
 * rest elsewhere meanwhile.
 */
export async function seedAllowances(tx: Handle, secrets: Secrets, now: Date): Promise<void> {
  const before = (minutes: number) => new Date(now.getTime() - minutes * minuteMs);
  for (const owner of await issuers(tx)) {
    await saveSetting(tx, owner, setting, null);
    await changeTerms(tx, owner);
  }
  await listAllowances({ tx, now: before(12) }, secrets);
  for (const [place, sold] of (await allowedSales(tx, soldWithoutNetwork)).entries()) {
    const { version, cardId, cardNo, cabinet, lane, priceFen, ...machine } = sold;
    if (place === 0) {
      const card = (await lockCardById(tx, machine.topId, cardId))!;
      const clerk = { tx, now: before(8), actorId: null };
      const refused = await deductFrom(clerk, card, card.balanceFen - leftFen, "柜台消费");
      if (refused !== undefined) throw new Error(`The demo's deduction was refused: ${JSON.stringify(refused)}.`);
    }
    const at = before(6 - place / 2);
    const body = {
      saleId: `offline-${machine.machineNo}`,
      cabinet,
      lane,
      quantity: 1,
      priceFen: Number(priceFen),
      paidFen: Number(priceFen),
      payment: "memberCard" as const,
      cardNo,
      allowance: { version },
      dispensed: 1,
    };
    await sale(pastContext(tx, at), [pastMessage(machine, "sale", at, body)]);
  }
}
