/** Decimal digits of a code that a customer types at a keypad. One million codes of a merchant leave a guess one chance in a million. */
export const typedCodeDigits = 12;

/** What somebody typed, without the spaces that codes are printed with; undefined when it cannot be a code. */
export function readTypedCode(typed: string): string | undefined {
  const digits = typed.replaceAll(/[\s-]/g, "");
  return /^\d+$/.test(digits) && digits.length === typedCodeDigits ? digits : undefined;
}

/** How a code is shown: in groups of four digits. */
export const showTypedCode = (code: string): string => code.replaceAll(/(\d{4})(?=\d)/g, "$1 ");

/** Wrong codes after which one guesser, and all of a merchant together, are told nothing for a while. */
export const guessLimits = { ofOne: 5, ofMerchant: 100, windowMs: 900_000 } as const;
