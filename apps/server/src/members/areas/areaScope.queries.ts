import { raw, type Scope, type Sql, sql } from "@yunshou/database";

/** Cards that a person who is limited to areas manages; nothing for anybody else (CARD-24). `alias` names the table of cards. */
export const inAreas = ({ cardAreas }: Scope, alias: string): Sql | undefined =>
  cardAreas === undefined ? undefined : sql`${raw(alias)}.area_id = any(${cardAreas}::bigint[])`;
