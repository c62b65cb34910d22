import { foundOfKind } from "@yunshou/contract/system/finding";
import { conditions, type Handle, type Scope, scoped, sql, statement } from "@yunshou/database";
import { beginsWith } from "../platform/finder.queries.ts";
import type { DocumentKind } from "./procurement/documents.queries.ts";
import { ofMerchants } from "./procurement/owner.ts";

interface FoundDocument {
  readonly id: string;
  readonly number: string;
  readonly detail: string;
  readonly madeOn: string;
}

/** Documents of a kind whose number begins with a text. Of refill orders somebody with authorised machines finds those of these alone. */
export const findDocuments = (tx: Handle, scope: Scope, kind: DocumentKind, begins: string): Promise<FoundDocument[]> =>
  tx.query<FoundDocument>(
    ...statement(sql`select d.id, d.doc_no as number, to_char(d.doc_date, 'YYYY-MM-DD') as "madeOn",
        concat_ws(' · ', s.name, w.name, m.name) as detail
      from goods_document d left join supplier s on s.top_id = d.top_id and s.id = d.supplier_id
      left join warehouse w on w.top_id = d.top_id and w.id = d.warehouse_id
      left join machine m on m.top_id = d.top_id and m.id = d.about_machine_id
      where ${conditions(
        scoped(scope, "d", ofMerchants),
        kind === "refill" ? scoped(scope, "m", { granted: true }) : undefined,
        sql`d.kind = ${kind}`,
        beginsWith("d.doc_no", begins),
      )}
      order by d.doc_no collate "C" limit ${foundOfKind}`),
  );
