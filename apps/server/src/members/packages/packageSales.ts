import type { packageSales } from "@yunshou/contract/members/packageSales";
import type { Database } from "@yunshou/database";
import {
  businessDay,
  checkDayRange,
  checkRemark,
  packageMoney,
  packageRefund,
  packageSaleState,
  queryRangeDays,
  refuse,
} from "@yunshou/domain";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { HandlersOf } from "../../platform/call.ts";
import type { Secrets } from "../../platform/secrets.ts";
import { lockCards } from "../cardBook.queries.ts";
import { holderOfCard } from "../cards.queries.ts";
import { type AnyCall, checkCards } from "../gate.ts";
import { withHolderName } from "../holders.ts";
import { memberOf } from "../members.queries.ts";
import { checkPassword } from "../tradePassword.ts";
import { refundPackage, sellPackage } from "./packageDesk.ts";
import { packageOf } from "./packages.queries.ts";
import * as queries from "./packageSales.queries.ts";

const clerkOf = ({ tx, now, session }: AnyCall) => ({ tx, now, actorId: session.userId });
const unknownCard = () => refuse("members.cardUnknown", { field: "cardId" });

/** Handlers of packages that are sold to members (CARD-22). */
export function packageSaleHandlers({
  database,
  secrets,
}: {
  readonly database: Database;
  readonly secrets: Secrets;
}): HandlersOf<typeof packageSales> {
  return {
    async list(call) {
      const refused = checkCards(call);
      if (refused !== undefined) return refused;
      const { tx, session, input, now } = call;
      const { rows, ...counts } = await queries.listPackageSales(tx, session.scope, now, input, input);
      const shown = rows.map(({ soldDay, giftFen, timeZone, ...record }) => {
        const today = businessDay(now, timeZone);
        const row = withHolderName(secrets, record);
        const days = { fromDay: row.startDate, toDay: row.endDate, refunded: row.refundedTime !== null };
        const priceFen = BigInt(row.packagePriceFen);
        const back = packageRefund({ ...days, soldDay, priceFen, months: row.packagePeriod }, today);
        return {
          ...row,
          saleStatus: packageSaleState(days, today),
          refundableFen: back.ok ? String(back.value) : null,
          counterFen: back.ok
            ? String(packageMoney({ priceFen, giftFen: BigInt(giftFen) }, back.value).balanceFen)
            : null,
        };
      });
      return { rows: shown, ...counts };
    },

    async figures(call) {
      const { tx, session, input, now } = call;
      const refused = checkCards(call);
      if (refused !== undefined) return refused;
      const range = checkDayRange(input.fromDay, input.toDay, queryRangeDays.statistics);
      if (!range.ok) return range;
      return { rows: await queries.packageFigures(tx, session.scope, { ...input, now }) };
    },

    async sell(call) {
      const { tx, session, input } = call;
      const note = checkRemark(input.remark);
      if (!note.ok) return note;
      // A try of a password is counted in a transaction of its own, so it is asked for before the card is locked.
      const refused =
        checkCards(call) ??
        (input.payWay === "balance"
          ? await checkPassword(call, database, secrets, input.cardId, input.tradePassword)
          : undefined);
      if (refused !== undefined) return refused;
      const bought = await packageOf(tx, session.scope, input.memberPackageId);
      if (bought === undefined) return refuse("record.unknown", { field: "memberPackageId" });
      const holder = await holderOfCard(tx, session.scope, input.cardId);
      if (holder === undefined) return unknownCard();
      const { memberId } = holder;
      if (memberId !== null) await memberOf(tx, session.scope, memberId, { lock: true });
      const [card] = await lockCards(tx, session.scope, [input.cardId]);
      if (card === undefined) return unknownCard();
      if (card.memberId !== memberId) return refuse("members.cardUnbound", { field: "cardId" });
      const sold = await sellPackage(clerkOf(call), bought, card, { payWay: input.payWay, remark: note.value });
      if ("ok" in sold) return sold;
      const { packageSaleId, fromDay, toDay } = sold;
      const { priceFen, memberLevel } = bought;
      await recordAudit(call, {
        action: "members.package.sell",
        object: bought.name,
        merchant: bought,
        after: { cardNo: card.cardNo, payWay: input.payWay, priceFen, memberLevel, fromDay, toDay, remark: note.value },
      });
      return { packageSaleId, startDate: fromDay, endDate: toDay };
    },

    async refund(call) {
      const { tx, session, input } = call;
      const sale = checkCards(call) ?? (await queries.lockPackageSale(tx, session.scope, input.packageSaleId));
      if (sale === undefined) return refuse("record.unknown", { field: "packageSaleId" });
      if ("ok" in sale) return sale;
      const paid = await refundPackage(clerkOf(call), sale, input.payout);
      if ("ok" in paid) return paid;
      const [refundedFen, counterFen] = [String(paid.refundedFen), String(paid.counterFen)];
      await recordAudit(call, {
        action: "members.package.refund",
        object: sale.packageName,
        merchant: sale,
        before: { priceFen: sale.priceFen, fromDay: sale.fromDay, toDay: sale.toDay },
        after: { refundedFen, counterFen, paidTo: paid.paidTo },
      });
      return { refundedFen, counterFen, paidTo: paid.paidTo };
    },
  };
}
