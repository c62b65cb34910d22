import type { OutputOf, RowOf } from "@yunshou/contract";
import { shopGroupBuys } from "@yunshou/contract/mall/groupBuys";
import { call } from "../platform/api/call.ts";
import { useAnswer, useQuestion } from "../platform/useAnswer.ts";
import { groupBuysQuestion } from "./questions.ts";

export type GroupBuyList = OutputOf<typeof shopGroupBuys.list>;
export type GroupBuy = RowOf<typeof shopGroupBuys.list>;
export type BuyingGroup = OutputOf<typeof shopGroupBuys.group>;

/** Places go quickly while many look. */
const everyMs = 10_000;

/** The group purchases of a shop that run or begin soon; undefined until they are known. */
export const useGroupBuys = (shopNo: string | null) =>
  useQuestion(shopNo === null ? null : groupBuysQuestion(shopNo), everyMs);

/** One group, as it stands from moment to moment; null asks for none. */
export const useGroup = (shopNo: string, buyingGroupId: string | null) =>
  useAnswer(
    buyingGroupId === null ? null : `group ${buyingGroupId}`,
    (signal) => call(shopGroupBuys.group, { shopNo, buyingGroupId: buyingGroupId ?? "0" }, { signal }),
    everyMs,
  );

/** Where so many pieces are ordered, in a group that is joined or in a new one. */
export const groupCheckout = (base: string, groupBuyId: string, buyingGroupId: string | null, pieces: number): string =>
  `${base}/checkout?group=${groupBuyId}${buyingGroupId === null ? "" : `&join=${buyingGroupId}`}&pieces=${pieces}`;

/** What a friend opens to join. */
export const groupLink = (base: string, buyingGroupId: string): string => `${base}/group/${buyingGroupId}`;
