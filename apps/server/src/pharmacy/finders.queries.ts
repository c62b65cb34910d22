import { foundOfKind } from "@yunshou/contract/system/finding";
import { conditions, type Handle, scoped, type Sql, sql, statement } from "@yunshou/database";
import { nameIn } from "../goods/productNames.queries.ts";
import type { Sought } from "../platform/finder.ts";
import { beginsWith } from "../platform/finder.queries.ts";

interface FoundBatch {
  readonly id: string;
  readonly number: string;
  readonly name: string;
  readonly detail: string;
}

const inAnyCase = (text: string): Sql =>
  sql`(${beginsWith("b.batch_no", text)} or ${beginsWith("b.batch_no", text.toUpperCase())} or ${beginsWith("b.batch_no", text.toLowerCase())})`;

/** Batches whose number begins with a text, whoever typed it in which case. */
export const findBatches = (tx: Handle, { text, scope, language }: Sought): Promise<FoundBatch[]> =>
  tx.query<FoundBatch>(
    ...statement(sql`select b.id, b.batch_no as number, ${nameIn("p", language)} as name, to_char(b.shelf_life_date, 'YYYY-MM-DD') as detail
      from medicine_batch b join product p on p.top_id = b.top_id and p.id = b.product_id and p.deleted_at is null
      where ${conditions(scoped(scope, "b", { machine: null }), inAnyCase(text))}
      order by b.id desc limit ${foundOfKind}`),
  );
