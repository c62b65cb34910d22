import { fill } from "@yunshou/phrases/fill";
import { writeYuan } from "../../platform/phrases/numbers.ts";
import { showPercent } from "../../platform/kit/index.ts";

/** What a receiver has of an order: a share, or a fixed amount as `fixedEach` says it. */
export const showRule = (fixedEach: string, ratio: number, fixedFen: string | null): string =>
  fixedFen === null ? showPercent(ratio / 10_000, 2) : fill(fixedEach, { amount: writeYuan(fixedFen) });
