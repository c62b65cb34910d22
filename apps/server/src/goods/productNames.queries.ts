import { defaultLanguage, type Language } from "@yunshou/contract";
import { raw, type Sql, sql } from "@yunshou/database";

/** The name of a product in a language: as somebody translated it, else as it was written (LANG-06). */
export const nameIn = (alias: string, language: Language): Sql =>
  language === defaultLanguage
    ? raw(`${alias}.name`)
    : sql`coalesce(${raw(alias)}.names -> ${language}::text ->> 'name', ${raw(alias)}.name)`;

/** The same of products that are grouped by their name: a translation of any of them. */
export const groupNameIn = (alias: string, language: Language): Sql =>
  language === defaultLanguage
    ? raw(`${alias}.name`)
    : sql`coalesce(max(${raw(alias)}.names -> ${language}::text ->> 'name'), ${raw(alias)}.name)`;
