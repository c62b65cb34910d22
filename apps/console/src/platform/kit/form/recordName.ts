/** Fields in which a form calls its record by a name or a number; a name in several languages is one too. */
const naming = /^(?:names?|title|host|account|code|number)$|(?:Name|Title|No|Code|Account|Domain)$/;

const textOf = (value: unknown): string | undefined => {
  if (typeof value === "string") return value.trim() === "" ? undefined : value.trim();
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  return Object.values(value)
    .map((one: unknown) => (typeof one === "string" ? one.trim() : ""))
    .find((one) => one !== "");
};

/** What the values of a form call their record: the first of its fields that holds a name or a number. */
export function recordName(values: object): string | undefined {
  for (const [name, value] of Object.entries(values)) {
    const text = naming.test(name) ? textOf(value) : undefined;
    if (text !== undefined) return text;
  }
  return undefined;
}
