import type { AnswerOf } from "@yunshou/contract";
import type { schools } from "@yunshou/contract/members/schools";
import { conditions, type Handle, type Scope, scoped, sql, statement } from "@yunshou/database";
import type { SchoolKind } from "@yunshou/domain";
import { nextIds } from "../cardBook.queries.ts";

const ofMerchants = { machine: null } as const;

/** Units with what hangs on them, parents before their children. */
export const schoolTree = (tx: Handle, scope: Scope): Promise<AnswerOf<typeof schools.tree>["rows"]> =>
  tx.query(
    ...statement(sql`select s.id as "schoolUnitId", s.parent_id as "parentId", s.name as "unitName", s.kind as "unitKind",
      (select count(*)::int from school_unit k where k.top_id = s.top_id and k.parent_id = s.id) as children,
      (select count(*)::int from school_unit k join member m on m.top_id = k.top_id and m.class_id = k.id and ${scoped(scope, "m", ofMerchants)}
        where k.top_id = s.top_id and k.path @> array[s.id]) as "memberNum",
      s.merchant_id as "merchantId", h.name as "merchantName"
    from school_unit s join merchant h on h.id = s.merchant_id
    where ${scoped(scope, "s", ofMerchants)} order by cardinality(s.path), h.merchant_no, s.name, s.id limit 5000`),
  );

export interface SchoolUnit {
  readonly topId: string;
  readonly schoolUnitId: string;
  readonly merchantId: string;
  readonly parentId: string | null;
  readonly path: readonly string[];
  readonly kind: SchoolKind;
  readonly name: string;
}

/** A unit of the caller, held until the transaction ends. */
export async function schoolUnitOf(tx: Handle, scope: Scope, id: string): Promise<SchoolUnit | undefined> {
  const where = conditions(scoped(scope, "s", ofMerchants), sql`s.id = ${id}`);
  const [row] = await tx.query<SchoolUnit>(
    ...statement(sql`select s.top_id as "topId", s.id as "schoolUnitId", s.merchant_id as "merchantId", s.parent_id as "parentId", s.path::text[] as path, s.kind, s.name
      from school_unit s where ${where} for update`),
  );
  return row;
}

/** Undefined when a neighbour bears the name. */
export async function insertUnit(
  tx: Handle,
  { topId, merchantId }: { readonly topId: string; readonly merchantId: string },
  parent: SchoolUnit | undefined,
  { kind, name }: Pick<SchoolUnit, "kind" | "name">,
): Promise<string | undefined> {
  const [id] = (await nextIds(tx, 1)) as [string];
  const rows = await tx.query(
    "insert into school_unit (top_id, id, merchant_id, parent_id, path, kind, name) values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning id",
    [topId, id, merchantId, parent?.schoolUnitId ?? null, [...(parent?.path ?? []), id], kind, name],
  );
  return rows.length === 1 ? id : undefined;
}

/** False when a neighbour bears the name. */
export async function renameUnit(tx: Handle, unit: SchoolUnit, name: string): Promise<boolean> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('school_unit', $1::bigint))", [unit.merchantId]);
  const rows = await tx.query(
    `update school_unit set name = $3 where top_id = $1 and id = $2 and not exists (
       select from school_unit n where n.top_id = $1 and n.merchant_id = $4 and n.parent_id is not distinct from $5::bigint and lower(n.name) = lower($3) and n.id <> $2)
     returning id`,
    [unit.topId, unit.schoolUnitId, name, unit.merchantId, unit.parentId],
  );
  return rows.length === 1;
}

/** Units below a held one, and members of a held class, whoever sees them. */
export async function usesOfUnit(
  tx: Handle,
  { topId, schoolUnitId }: SchoolUnit,
): Promise<{ children: number; members: number }> {
  const [row] = await tx.query<{ children: number; members: number }>(
    `select (select count(*)::int from school_unit where top_id = $1 and parent_id = $2) as children,
       (select count(*)::int from member where top_id = $1 and class_id = $2) as members`,
    [topId, schoolUnitId],
  );
  return row ?? { children: 0, members: 0 };
}

export async function deleteUnit(tx: Handle, { topId, schoolUnitId }: SchoolUnit): Promise<void> {
  await tx.query("delete from school_unit where top_id = $1 and id = $2", [topId, schoolUnitId]);
}

/** Whether a class of the merchant has this id; it is held, so that it is not deleted meanwhile. */
export async function isClassOf(
  tx: Handle,
  { topId, merchantId }: { readonly topId: string; readonly merchantId: string },
  classId: string,
): Promise<boolean> {
  const rows = await tx.query(
    "select from school_unit where top_id = $1 and merchant_id = $2 and id = $3 and kind = 'class' for key share",
    [topId, merchantId, classId],
  );
  return rows.length === 1;
}
