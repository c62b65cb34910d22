import { shopFlashSales } from "@yunshou/contract/mall/flashSales";
import { shopGroupBuys } from "@yunshou/contract/mall/groupBuys";
import { quickBuys } from "@yunshou/contract/mall/quickBuys";
import { shopFronts } from "@yunshou/contract/mall/shopFronts";
import { askAhead } from "../platform/ahead.ts";
import { call } from "../platform/api/call.ts";
import type { Entry } from "../platform/entry.ts";

/** What is asked of the shelf: a category, a part of a name, and how many pages of it. */
export interface ShelfWanted {
  readonly category: string;
  readonly productName: string;
  readonly pages: number;
}

export const firstShelf: ShelfWanted = { category: "", productName: "", pages: 1 };

export const shopQuestion = (shopNo: string) => ({
  key: `shop ${shopNo}`,
  ask: (signal?: AbortSignal) => call(shopFronts.shop, { shopNo }, { signal }),
});

/** The flash sales of a shop that run or begin soon. */
export const flashSalesQuestion = (shopNo: string) => ({
  key: `flash ${shopNo}`,
  ask: (signal?: AbortSignal) => call(shopFlashSales.list, { shopNo }, { signal }),
});

/** The group purchases of a shop that run or begin soon. */
export const groupBuysQuestion = (shopNo: string) => ({
  key: `groups ${shopNo}`,
  ask: (signal?: AbortSignal) => call(shopGroupBuys.list, { shopNo }, { signal }),
});

/** The first pages of what was asked for, one after the other. */
export const shelfQuestion = (shopNo: string, { pages, ...filters }: ShelfWanted) => ({
  key: JSON.stringify(["shelf", shopNo, pages, filters]),
  ask: async (signal?: AbortSignal) => {
    const ask = (page: number) => call(shopFronts.products, { shopNo, ...filters, page }, { signal });
    const answers = await Promise.all(Array.from({ length: pages }, (_none, index) => ask(index + 1)));
    return { ...answers[0]!, rows: answers.flatMap(({ rows }) => rows) };
  },
});

export type ShelfAnswer = Awaited<ReturnType<ReturnType<typeof shelfQuestion>["ask"]>>;

export const machineQuestion = (machineNo: string) => ({
  key: `machine ${machineNo}`,
  ask: (signal?: AbortSignal) => call(quickBuys.machine, { machineNo }, { signal }),
});

/** Asks ahead what the page behind an address wants to know first. */
export function askFirst(entry: Entry, path: string): void {
  if (entry.kind === "buy") askAhead(machineQuestion(entry.machineNo));
  if (entry.kind !== "shop") return;
  const { shopNo } = entry;
  askAhead(shopQuestion(shopNo));
  if (!/^\/m\/shop\/[^/]+\/?$/.test(path)) return;
  askAhead(flashSalesQuestion(shopNo));
  askAhead(groupBuysQuestion(shopNo));
  askAhead(shelfQuestion(shopNo, firstShelf));
}
