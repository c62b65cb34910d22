import { type Handle, type Scope, scoped, sql, statement } from "@yunshou/database";
import { openPickupStates, type PickupContent } from "@yunshou/domain";

/** Codes that were asked for together. */
export interface PickupBatch {
  readonly topId: string;
  readonly merchantId: string;
  readonly batchId: string;
  readonly wanted: number;
  readonly made: number;
  readonly validTo: string;
}

export interface NewBatch extends Omit<PickupBatch, "batchId" | "made"> {
  readonly machineIds: readonly string[];
  readonly createdBy: string | null;
  readonly lines: readonly PickupContent[];
}

/** The merchant whose codes are made, with what bounds them. */
export interface PickupMerchant {
  readonly topId: string;
  readonly merchantId: string;
  readonly timeZone: string;
  readonly maximum: number;
  /** Whether the pickup-code switch is on for it and every merchant above. */
  readonly hasPickups: boolean;
}

/** A merchant of the scope; its name is no secret, so narrowed people have it too. */
export async function pickupMerchant(
  tx: Handle,
  scope: Scope,
  merchantId: string,
): Promise<PickupMerchant | undefined> {
  const [row] = await tx.query<PickupMerchant>(
    ...statement(sql`select m.id as "merchantId", m.top_id as "topId", m.time_zone as "timeZone", m.max_pickup_codes as maximum,
        not exists (select from merchant a where a.id = any(m.path) and not a.features @> '{pickupCode}') as "hasPickups"
      from merchant m where m.id = ${merchantId} and m.status = 'normal' and ${scoped(scope, "m", { merchant: "id", machine: null })}`),
  );
  return row;
}

/** Codes are counted against the maximum under this lock. */
export async function lockPickupCount(tx: Handle, merchantId: string): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('pickup codes of ' || $1, 0))", [merchantId]);
}

/** Open codes of a merchant, those that are still to be made included. */
export async function openCodes(tx: Handle, merchantId: string): Promise<number> {
  const states = openPickupStates.map((state) => `'${state}'`).join(", ");
  const [row] = await tx.query<{ open: number }>(
    `select (select count(*) from pickup_code where merchant_id = $1 and state in (${states}))::int
       + (select coalesce(sum(wanted - made), 0) from pickup_batch where merchant_id = $1 and made < wanted)::int as open`,
    [merchantId],
  );
  return row?.open ?? 0;
}

/** Which of these products the merchant can put into a code. */
export async function productsOf(
  tx: Handle,
  { topId, merchantId }: Pick<PickupMerchant, "topId" | "merchantId">,
  productIds: readonly string[],
): Promise<Set<string>> {
  const rows = await tx.query<{ id: string }>(
    `select p.id from product p join merchant m on m.id = $2
     where p.top_id = $1 and p.id = any($3::bigint[]) and p.deleted_at is null and p.merchant_id = any(m.path)`,
    [topId, merchantId, productIds],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Which of these machines are the merchant's own and the caller's to name. */
export async function machinesOf(
  tx: Handle,
  scope: Scope,
  merchantId: string,
  machineIds: readonly string[],
): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    ...statement(sql`select m.id from machine m where m.id = any(${machineIds}::bigint[]) and m.merchant_id = ${merchantId}
      and m.decommissioned_at is null and ${scoped(scope, "m", { machine: "id" })}`),
  );
  return rows.map(({ id }) => id);
}

export async function insertBatch(tx: Handle, batch: NewBatch): Promise<PickupBatch> {
  const [row] = await tx.query<{ id: string }>(
    `insert into pickup_batch (top_id, merchant_id, wanted, machine_ids, valid_to, created_by) values ($1, $2, $3, $4, $5, $6) returning id`,
    [batch.topId, batch.merchantId, batch.wanted, batch.machineIds, batch.validTo, batch.createdBy],
  );
  const { topId, merchantId, wanted, validTo, lines } = batch;
  const batchId = row!.id;
  await tx.query(
    `insert into pickup_batch_line (top_id, batch_id, merchant_id, place, product_id, quantity)
     select $1, $2, $3, place, product_id, quantity from unnest($4::bigint[], $5::int[]) with ordinality as l (product_id, quantity, place)`,
    [topId, batchId, merchantId, lines.map(({ productId }) => productId), lines.map(({ quantity }) => quantity)],
  );
  return { topId, merchantId, batchId, wanted, made: 0, validTo };
}

/** Holds a batch until the transaction ends; undefined when there is none. */
export async function lockBatch(tx: Handle, topId: string, batchId: string): Promise<PickupBatch | undefined> {
  const [row] = await tx.query<PickupBatch>(
    `select top_id as "topId", merchant_id as "merchantId", id as "batchId", wanted, made, valid_to::text as "validTo"
     from pickup_batch where top_id = $1 and id = $2 for update`,
    [topId, batchId],
  );
  return row;
}

export async function nextIds(tx: Handle, count: number): Promise<string[]> {
  const rows = await tx.query<{ id: string }>("select next_id() as id from generate_series(1, $1::int)", [count]);
  return rows.map(({ id }) => id);
}

export interface NewCode {
  readonly pickupId: string;
  readonly codeSealed: Buffer;
  readonly codeIndex: Buffer;
}

/** Answers how many were new to the merchant. */
export async function insertCodes(tx: Handle, batch: PickupBatch, codes: readonly NewCode[]): Promise<number> {
  const rows = await tx.query(
    `insert into pickup_code (top_id, id, merchant_id, batch_id, code_sealed, code_index, valid_to)
     select $1, id, $2, $3, sealed, index, $4::date from unnest($5::bigint[], $6::bytea[], $7::bytea[]) as c (id, sealed, index)
     on conflict (merchant_id, code_index, top_id) do nothing returning 1`,
    [
      batch.topId,
      batch.merchantId,
      batch.batchId,
      batch.validTo,
      codes.map(({ pickupId }) => pickupId),
      codes.map(({ codeSealed }) => codeSealed),
      codes.map(({ codeIndex }) => codeIndex),
    ],
  );
  return rows.length;
}

export async function addMade(tx: Handle, { topId, batchId }: PickupBatch, made: number): Promise<void> {
  await tx.query("update pickup_batch set made = made + $3 where top_id = $1 and id = $2", [topId, batchId, made]);
}
