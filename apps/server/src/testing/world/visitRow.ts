import type { Handle } from "@yunshou/database";

/** A cash bag that differs, collected by the first person of the merchant; `of` names its top merchant, the machine and its merchant. */
export async function visitRow(tx: Handle, of: readonly string[], canary: string): Promise<void> {
  await tx.query(
    "insert into visit_act (top_id, machine_id, merchant_id, act_key, kind, user_id, acted_at, bag_no, expected_fen, counted_fen) select $1, $2, $3, 'standing-' || $2::bigint, 'collectCash', min(u.id), now(), $4, 350, 300 from app_user u where u.merchant_id = $3",
    [...of, canary],
  );
}
