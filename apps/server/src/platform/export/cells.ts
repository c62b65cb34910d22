import type { Endpoint } from "@yunshou/contract";
import { fen, instant } from "@yunshou/contract/shapes";
import { z } from "zod";
import { type Cell, count, money, text, time } from "./source.ts";

/** What one cell can hold. */
export type Plain = string | number | boolean | Date | null | undefined;

export type Kind = "text" | "money" | "count" | "time" | "choice" | "yesNo";

/** The fields of the rows that a list answers, or of rows given by their own schema. */
export function shapeOf(list: Endpoint | z.ZodObject): Readonly<Record<string, z.ZodType>> {
  if (list instanceof z.ZodObject) return list.shape as Readonly<Record<string, z.ZodType>>;
  const { rows } = (list.output as z.ZodObject<{ rows: z.ZodArray }>).shape;
  return (rows.element as z.ZodObject).shape as Readonly<Record<string, z.ZodType>>;
}

/** How the content of a field is written, by its schema. @throws Error for a schema that no cell can hold. */
export function kindOf(schema: z.ZodType | undefined, where: string): Kind {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return kindOf(schema.unwrap() as z.ZodType, where);
  if (schema === instant) return "time";
  if (schema === fen) return "money";
  if (schema instanceof z.ZodNumber) return "count";
  if (schema instanceof z.ZodEnum) return "choice";
  if (schema instanceof z.ZodBoolean) return "yesNo";
  if (schema instanceof z.ZodString || schema instanceof z.ZodISODate) return "text";
  throw new Error(`Nobody said how a cell of ${where} is written.`);
}

/** Writes contents of one kind; `words` are those of a closed set of values, or `yes` and `no`. */
export function cellOf(
  kind: Kind,
  words: Readonly<Record<string, string>> = {},
): (content: Exclude<Plain, null>) => Cell {
  switch (kind) {
    case "time":
      return (at) => time(at as Date);
    case "money":
      return (amount) => money(amount as string);
    case "count":
      return (number) => count(number as number);
    case "choice":
      return (value) => text(words[value as string]!);
    case "yesNo":
      return (isSo) => text(words[isSo === true ? "yes" : "no"]!);
    case "text":
      return (value) => text(value as string);
  }
}
