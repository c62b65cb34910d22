import { foundOfKind } from "@yunshou/contract/system/finding";
import { conditions, type Handle, raw, scoped, type Sql, sql, statement } from "@yunshou/database";
import { numbersBeginningWith } from "@yunshou/domain";
import { soldNameIn } from "../goods/productNames.queries.ts";
import type { Sought } from "../platform/finder.ts";
import { numberedWithin } from "../platform/finder.queries.ts";

interface Found {
  readonly id: string;
  readonly number: string;
  readonly detail: string;
  readonly madeAt: Date;
}

const columns = (language: Sought["language"]): Sql =>
  sql`concat_ws(' · ', ${soldNameIn("o", language)}, m.name) as detail`;
const machine = raw("left join machine m on m.top_id = o.top_id and m.id = o.machine_id");

/** Orders of the scope whose number begins with the text; without any, those that the provider knows by it. */
export async function findOrders(tx: Handle, { text, scope, language }: Sought): Promise<Found[]> {
  const meeting = (condition: Sql): Promise<Found[]> =>
    tx.query<Found>(
      ...statement(sql`select o.id, o.id::text as number, ${columns(language)}, o.ordered_at as "madeAt"
        from sales_order o ${machine} where ${conditions(scoped(scope, "o", { granted: true }), condition)}
        order by o.id desc limit ${foundOfKind}`),
    );
  const ranges = numbersBeginningWith(text);
  const numbered = ranges.length === 0 ? [] : await meeting(numberedWithin("o.id", ranges));
  return numbered.length > 0 ? numbered : meeting(sql`o.third_trade_no = ${text}`);
}

/** Refunds of the scope whose number begins with the text; the id is that of the order, which opens. */
export const findRefunds = (tx: Handle, { text, scope, language }: Sought): Promise<Found[]> =>
  tx.query<Found>(
    ...statement(sql`select r.order_id as id, r.id::text as number, ${columns(language)}, r.requested_at as "madeAt"
      from refund r join sales_order o on o.top_id = r.top_id and o.id = r.order_id ${machine}
      where ${conditions(scoped(scope, "r", { granted: true }), numberedWithin("r.id", numbersBeginningWith(text)))}
      order by r.id desc limit ${foundOfKind}`),
  );
