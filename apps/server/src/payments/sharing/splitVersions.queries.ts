import type { Handle } from "@yunshou/database";
import type { SplitVersion } from "@yunshou/domain";

/** Every version of the plans of a merchant. */
export async function splitVersionsOf(tx: Handle, merchantId: string): Promise<SplitVersion[]> {
  type Stored = Omit<SplitVersion, "receivers"> & {
    readonly receivers: readonly { receiverId: string; ratio: number; fixedFen: string | null }[];
  };
  const rows = await tx.query<Stored>(
    `select v.id as "versionId", v.plan_id as "planId", v.from_day::text as "fromDay", v.enabled, v.machine_ids::text[] as "machineIds",
       v.product_ids::text[] as "productIds",
       (select jsonb_agg(jsonb_build_object('receiverId', r.id::text, 'ratio', r.ratio, 'fixedFen', r.fixed::text) order by r.place)
        from unnest(v.receiver_ids, v.ratios, v.fixed_fens) with ordinality as r(id, ratio, fixed, place)) as receivers
     from split_version v where v.merchant_id = $1`,
    [merchantId],
  );
  return rows.map((row) => ({
    ...row,
    receivers: row.receivers.map((one) => ({ ...one, fixedFen: one.fixedFen === null ? null : BigInt(one.fixedFen) })),
  }));
}
