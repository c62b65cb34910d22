import { defaultLanguage, type Language } from "@yunshou/contract";
import { raw, type Sql, sql } from "@yunshou/database";

/** The name of a product in a language: as somebody translated it, else as it was written (LANG-06). */
export const nameIn = (alias: string, language: Language): Sql =>
  language === defaultLanguage
    ? raw(`${alias}.name`)
    : sql`coalesce(${raw(alias)}.names -> ${language}::text ->> 'name', ${raw(alias)}.name)`;

/** Whose eyes a list is for: days are those of the time zone, names of products those of the language. */
export interface SaleReader {
  readonly timeZone: string;
  readonly language: Language;
}

/** What was sold, by the order or what else noted its name then: as somebody translated the product, else as it was called then (LANG-06). */
export const soldNameIn = (alias: "o", language: Language): Sql =>
  language === defaultLanguage
    ? raw(`${alias}.product_name`)
    : sql`coalesce((select g.names -> ${language}::text ->> 'name' from product g where g.top_id = ${raw(alias)}.top_id and g.id = ${raw(alias)}.product_id), ${raw(alias)}.product_name)`;

/** The same of products that are grouped by their name: a translation of any of them. */
export const groupNameIn = (alias: string, language: Language): Sql =>
  language === defaultLanguage
    ? raw(`${alias}.name`)
    : sql`coalesce(max(${raw(alias)}.names -> ${language}::text ->> 'name'), ${raw(alias)}.name)`;
