import type { Handle } from "@yunshou/database";
import type { NamedAllowance } from "@yunshou/domain";

export interface AllowanceName {
  readonly topId: string;
  readonly merchantId: string;
  readonly machineId: string;
  readonly version: number;
  readonly cardId: string;
}

export const allowanceKey = ({ machineId, version, cardId }: Omit<AllowanceName, "topId" | "merchantId">): string =>
  `${machineId}|${version}|${cardId}`;

/**
 * What sales name, as it was signed, with what was taken of it; none for a list of another machine or merchant, and for a card
 * that is not on it. The caller has locked the cards, and every use of an allowance is written under the lock of its card.
 */
export async function allowancesNamed(
  tx: Handle,
  named: readonly AllowanceName[],
): Promise<Map<string, NamedAllowance>> {
  if (named.length === 0) return new Map();
  const rows = await tx.query<
    Pick<AllowanceName, "machineId" | "version" | "cardId"> &
      Pick<NamedAllowance, "issuedAt" | "supersededAt"> & { amountFen: string; until: string; usedFen: string }
  >(
    `select distinct on (l.machine_id, l.version, r."cardId") l.machine_id as "machineId", l.version, r."cardId", l.issued_at as "issuedAt", l.superseded_at as "supersededAt",
       l.cards -> r."cardId"::text ->> 'amountFen' as "amountFen", l.cards -> r."cardId"::text ->> 'until' as until,
       (select coalesce(sum(u.amount_fen), 0) from card_allowance_use u where u.top_id = l.top_id and u.machine_id = l.machine_id and u.version = l.version and u.card_id = r."cardId") as "usedFen"
     from jsonb_to_recordset($1::jsonb) as r("topId" bigint, "merchantId" bigint, "machineId" bigint, version int, "cardId" bigint)
       join card_allowance_list l on l.top_id = r."topId" and l.machine_id = r."machineId" and l.version = r.version and l.merchant_id = r."merchantId"
     where l.cards ? r."cardId"::text`,
    [JSON.stringify(named)],
  );
  return new Map(
    rows.map((row) => [
      allowanceKey(row),
      {
        amountFen: BigInt(row.amountFen),
        usedFen: BigInt(row.usedFen),
        issuedAt: row.issuedAt,
        until: new Date(Number(row.until)),
        supersededAt: row.supersededAt,
      },
    ]),
  );
}

export interface AllowanceUse extends AllowanceName {
  readonly orderId: string;
  readonly amountFen: bigint;
  readonly arrearsFen: bigint;
  readonly at: Date;
}

const asText = (_name: string, value: unknown) => (typeof value === "bigint" ? String(value) : value);

/** Writes the sales for which the cloud answers. */
export async function insertUses(tx: Handle, uses: readonly AllowanceUse[]): Promise<void> {
  if (uses.length === 0) return;
  await tx.query(
    `insert into card_allowance_use (top_id, order_id, merchant_id, machine_id, version, card_id, amount_fen, arrears_fen, used_at)
     select "topId", "orderId", "merchantId", "machineId", version, "cardId", "amountFen", "arrearsFen", at
     from jsonb_to_recordset($1::jsonb) as r("topId" bigint, "orderId" bigint, "merchantId" bigint, "machineId" bigint, version int, "cardId" bigint, "amountFen" bigint,
       "arrearsFen" bigint, at timestamptz)`,
    [JSON.stringify(uses, asText)],
  );
}

export interface CardSeen {
  readonly topId: string;
  readonly merchantId: string;
  readonly machineId: string;
  readonly cardId: string;
  readonly at: Date;
}

/** Remembers where cards paid last. The rows of a card are written under its lock. */
export async function rememberUses(tx: Handle, seen: readonly CardSeen[]): Promise<void> {
  if (seen.length === 0) return;
  await tx.query(
    `insert into card_use as u (top_id, machine_id, card_id, merchant_id, used_at)
     select "topId", "machineId", "cardId", max("merchantId"), max(at)
     from jsonb_to_recordset($1::jsonb) as r("topId" bigint, "merchantId" bigint, "machineId" bigint, "cardId" bigint, at timestamptz)
     group by "topId", "machineId", "cardId" order by "cardId", "machineId"
     on conflict (machine_id, card_id, top_id) do update set merchant_id = excluded.merchant_id, used_at = greatest(u.used_at, excluded.used_at)`,
    [JSON.stringify(seen)],
  );
}
