/**
 * A piece of a statement. Called when the statement is put together, it appends its values and answers its text with a
 * placeholder for each of them; what appends to `values` itself, such as `scopeSql`, is therefore a piece too.
 */
export type Sql = (values: unknown[]) => string;

/** What a placeholder can stand for. Never undefined, so that a filter nobody set is not compared with null. */
export type Value = string | number | bigint | boolean | Date | Buffer | null | readonly unknown[];

/**
 * A piece of a statement written in the code. Pieces within it are put in their place; everything else becomes a
 * placeholder, so that a value never enters the text.
 *
 * @example sql`c.kind = ${kind} and ${scoped(scope, "c")}`
 */
export function sql(texts: TemplateStringsArray, ...parts: readonly (Value | Sql)[]): Sql {
  return (values) =>
    parts.reduce<string>((text, part, index) => {
      const placed = typeof part === "function" ? part(values) : `$${values.push(part)}`;
      return `${text}${placed}${texts[index + 1]}`;
    }, texts[0]!);
}

/** A text of the code itself as a piece: the name of a column, a list of columns. Never anything that came in. */
export const raw =
  (text: string): Sql =>
  () =>
    text;

/** The whole statement: its text, and the value of each placeholder. */
export function statement(whole: Sql): [text: string, values: unknown[]] {
  const values: unknown[] = [];
  const text = whole(values);
  return [text, values];
}
