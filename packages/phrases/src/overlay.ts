/** Texts of one language that people wrote over the delivered ones, by room and as deep as these stand. */
export type Overlay = Readonly<Record<string, unknown>>;

/** A tree of texts with others over some of its own; keys that it does not have are left out. */
export function overlaid<Texts>(delivered: Texts, over: unknown): Texts {
  if (typeof delivered === "string") return typeof over === "string" ? (over as Texts) : delivered;
  if (typeof over !== "object" || over === null) return delivered;
  const texts = over as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(delivered as object).map(([key, text]) => [key, overlaid(text as unknown, texts[key])]),
  ) as Texts;
}
