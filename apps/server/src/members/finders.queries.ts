import { foundOfKind } from "@yunshou/contract/system/finding";
import { conditions, type Handle, type Scope, scoped, sql, statement } from "@yunshou/database";
import { inAreas } from "./areas/areaScope.queries.ts";

interface FoundMember {
  readonly id: string;
  readonly holderSealed: Buffer;
  readonly merchantName: string;
}

/** Members of whom the name or the phone has this keyed hash; who manages areas finds those with a card there (CARD-24). */
export function findMembers(tx: Handle, scope: Scope, name: Buffer, phone: Buffer): Promise<FoundMember[]> {
  const ofAreas = inAreas(scope, "c");
  const where = conditions(
    scoped(scope, "m", { machine: null }),
    sql`(m.name_index = ${name} or m.phone_index = ${phone})`,
    sql`m.anonymised_at is null`,
    ofAreas === undefined
      ? undefined
      : sql`exists (select from card c where c.top_id = m.top_id and c.member_id = m.id and ${ofAreas})`,
  );
  return tx.query<FoundMember>(
    ...statement(sql`select m.id, m.holder_sealed as "holderSealed", h.name as "merchantName" from member m
      join merchant h on h.id = m.merchant_id where ${where} order by m.id desc limit ${foundOfKind}`),
  );
}
