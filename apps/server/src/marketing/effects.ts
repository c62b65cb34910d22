import type { MemberLevel, SchemeEffect, SchemeKind } from "@yunshou/domain";

/** What a scheme gives, as its row holds it. */
export interface EffectColumns {
  readonly kind: SchemeKind;
  readonly rate: number | null;
  readonly specialPriceFen: string | null;
  readonly fullFen: string | null;
  readonly reductionFen: string | null;
}

export interface SchemeColumns extends EffectColumns {
  readonly schemeName: string;
  readonly productIds: readonly string[];
  readonly memberLevels: readonly MemberLevel[];
  readonly remark: string;
}

export const effectColumns = (effect: SchemeEffect): EffectColumns => ({
  kind: effect.kind,
  rate: effect.kind === "productDiscount" ? effect.rate : null,
  specialPriceFen: effect.kind === "specialOffer" ? String(effect.priceFen) : null,
  fullFen: effect.kind === "fullReduction" ? String(effect.fullFen) : null,
  reductionFen: effect.kind === "fullReduction" ? String(effect.reductionFen) : null,
});

/** The effect of a stored row; its table holds that the figures of its kind are there. */
export function effectOf({ kind, rate, specialPriceFen, fullFen, reductionFen }: EffectColumns): SchemeEffect {
  if (kind === "productDiscount") return { kind, rate: rate ?? 100 };
  if (kind === "specialOffer") return { kind, priceFen: BigInt(specialPriceFen ?? 0) };
  return { kind, fullFen: BigInt(fullFen ?? 1), reductionFen: BigInt(reductionFen ?? 0) };
}

/** Amounts of a form, which come as texts of fen. */
export const fenOrNull = (text: string | null): bigint | null => (text === null ? null : BigInt(text));
