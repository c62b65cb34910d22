/** From so many digits on a number that carries its time tells a few seconds; fewer would hold too many. */
const fewestDigits = 7;
/** Numbers have at least so many digits since the first of them, and at most as many as 63 bits hold. */
const lengths = [17, 18, 19] as const;
const largest = 2n ** 63n - 1n;

/** The smallest and the largest of some numbers, both included. */
export interface NumberRange {
  readonly from: string;
  readonly to: string;
}

/**
 * Where the numbers lie that begin with a text, so that an index in their order finds them; none of a text that is too
 * short to tell anything, or that is no number. Orders, refunds and tickets have such numbers.
 */
export function numbersBeginningWith(text: string): readonly NumberRange[] {
  if (!/^[1-9]\d*$/.test(text) || text.length < fewestDigits) return [];
  return lengths.flatMap((length) => {
    const missing = length - text.length;
    if (missing < 0) return [];
    const size = 10n ** BigInt(missing);
    const from = BigInt(text) * size;
    const to = from + size - 1n;
    return from > largest ? [] : [{ from: String(from), to: String(to > largest ? largest : to) }];
  });
}
