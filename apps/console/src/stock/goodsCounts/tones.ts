import type { GoodsCountState } from "@yunshou/domain";
import type { Tone } from "../../platform/kit/index.ts";
import { countTones } from "../counts/tones.ts";

export const goodsCountTones: Readonly<Record<GoodsCountState, Tone>> = { ...countTones, reversed: "neutral" };
