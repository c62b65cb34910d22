import { raw, type Scope, type Sql, sql } from "@yunshou/database";

/** Cards that a person who is limited to areas manages; nothing for anybody else (CARD-24). `alias` names the table of cards. */
export const inAreas = ({ cardAreas }: Scope, alias: string): Sql | undefined =>
  cardAreas === undefined ? undefined : sql`${raw(alias)}.area_id = any(${cardAreas}::bigint[])`;

/**
 * Members that such a person manages: who has a card there, and who has none anywhere yet, so that he can be given one.
 * `alias` names the table of members.
 */
export const holdersInAreas = ({ cardAreas }: Scope, alias: string): Sql | undefined =>
  cardAreas === undefined
    ? undefined
    : sql`(exists (select from card k where k.top_id = ${raw(alias)}.top_id and k.member_id = ${raw(alias)}.id and k.area_id = any(${cardAreas}::bigint[]))
        or not exists (select from card k where k.top_id = ${raw(alias)}.top_id and k.member_id = ${raw(alias)}.id))`;

/** The same for rows that join each member with his cards; one without a card has one row. */
export const holderRowsInAreas = ({ cardAreas }: Scope, alias: string): Sql | undefined =>
  cardAreas === undefined
    ? undefined
    : sql`(${raw(alias)}.id is null or ${raw(alias)}.area_id = any(${cardAreas}::bigint[]))`;
