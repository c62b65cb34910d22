import type { Language } from "@yunshou/contract";
import { cards } from "@yunshou/contract/members/cards";
import { cardDetails } from "@yunshou/contract/members/details";
import type { Words } from "@yunshou/phrases/rooms";
import { wordsOf } from "@yunshou/phrases/server";
import { exportOf } from "../platform/export/exportOf.ts";
import { cardRow } from "./cardRow.ts";
import { type CardFilters, cardsAfter } from "./cards.queries.ts";
import { type DetailFilters, movementsAfter } from "./details.queries.ts";

const words = (language: Language) => wordsOf(language, "members");

/** Which words name the values of a column. */
const values = ({ kind, state, bind, level, method, movement }: Words<"members">) => ({
  cardType: kind,
  cardStatus: state,
  bindStatus: bind,
  memberLevel: level,
  rechargeMethod: method,
  deductKind: movement,
});
const titles = {
  giftFen: ({ fields }: Words<"members">) => fields.giftAmount,
  areaName: ({ fields }: Words<"members">) => fields.areaName,
};

/** Cards and their books as files, in the order of their making. Holders do not leave the product, so nothing opens them here. */
export const cardExports = {
  cards: exportOf({
    name: "cards",
    of: cards.list,
    words,
    values,
    titles,
    title: ({ pages }) => pages["/hygl/wdhyk"],
    columns: [
      "cardNo",
      "physicalNo",
      "logicalNo",
      "cardType",
      "cardStatus",
      "bindStatus",
      "balanceFen",
      "giftFen",
      "rechargeTotalFen",
      "consumeTotalFen",
      "consumeCount",
      "memberLevel",
      "cardExpiry",
      "areaName",
      "merchantName",
      "dailyCountLimit",
      "dailyAmountLimitFen",
      "createdTime",
    ],
    rows: (tx, { scope }, filters: CardFilters, after = "0", limit) => cardsAfter(tx, scope, filters, after, limit),
    key: ({ cardId }) => cardId,
    present: cardRow,
  }),
  recharges: exportOf({
    name: "cardRecharges",
    of: cardDetails.recharges,
    words,
    values,
    titles,
    title: ({ pages }) => pages["/hygl/czmx"],
    columns: [
      "rechargeTime",
      "cardNo",
      "physicalNo",
      "cardType",
      "rechargeAmountFen",
      "giftFen",
      "rechargeMethod",
      "balanceFen",
      "operatorName",
      "merchantName",
      "remark",
    ],
    rows: (tx, { scope, ...reader }, filters: DetailFilters, after = "0", limit) =>
      movementsAfter(tx, scope, reader, "recharges", filters, after, limit),
    key: ({ movementId }) => movementId,
  }),
  deductions: exportOf({
    name: "cardDeductions",
    of: cardDetails.deductions,
    words,
    values,
    title: ({ pages }) => pages["/hygl/kkmx"],
    columns: [
      "deductTime",
      "deductKind",
      "cardNo",
      "orderNo",
      "machineNo",
      "productName",
      "deductAmountFen",
      "balanceAfterFen",
      "operatorName",
      "merchantName",
      "remark",
    ],
    rows: (tx, { scope, ...reader }, filters: DetailFilters, after = "0", limit) =>
      movementsAfter(tx, scope, reader, "deductions", filters, after, limit),
    key: ({ movementId }) => movementId,
  }),
};
