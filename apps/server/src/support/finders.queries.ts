import { foundOfKind } from "@yunshou/contract/system/finding";
import { conditions, contains, type Handle, raw, type Scope, type Sql, sql, statement } from "@yunshou/database";
import { numbersBeginningWith } from "@yunshou/domain";
import { finds } from "../platform/findable.queries.ts";
import { numberedWithin } from "../platform/finder.queries.ts";
import { inTicketList } from "./tickets.queries.ts";

interface FoundTicket {
  readonly id: string;
  readonly number: string;
  readonly name: string;
  readonly detail: string;
  readonly madeAt: Date;
}

/** Titles are looked through from the newest ticket back, as far as people remember one. */
const looked = 300;

/** Tickets of the list whose number begins with the text; without any, newer ones whose title holds it. */
export async function findTickets(tx: Handle, scope: Scope, text: string): Promise<FoundTicket[]> {
  const read = (source: Sql): Promise<FoundTicket[]> =>
    tx.query<FoundTicket>(
      ...statement(sql`select t.id, t.id::text as number, t.title as name, m.name as detail, t.created_at as "madeAt"
        from ${source} t join merchant m on m.id = t.merchant_id order by t.id desc limit ${foundOfKind}`),
    );
  const among = (limit: number, condition?: Sql): Sql =>
    sql`(select t.* from ticket t where ${conditions(inTicketList(scope), condition)} order by t.id desc limit ${limit})`;
  const ranges = numbersBeginningWith(text);
  const numbered = ranges.length === 0 ? [] : await read(among(foundOfKind, numberedWithin("t.id", ranges)));
  if (numbered.length > 0) return numbered;
  return read(sql`(select n.* from ${among(looked)} n where ${contains("n.title", text) ?? raw("false")})`);
}

/** Published articles that hold the text, those of the most read first. */
export const findArticles = (tx: Handle, text: string): Promise<{ readonly id: string; readonly name: string }[]> =>
  tx.query(
    ...statement(sql`select a.id, v.title as name from article a join article_version v on v.article_id = a.id and v.version = a.shown_version
      where a.state = 'published' and ${finds("v", text)} order by a.views desc, a.id desc limit ${foundOfKind}`),
  );
