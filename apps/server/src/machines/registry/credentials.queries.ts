import type { Handle } from "@yunshou/database";

/** Adds the next version of a machine's secret; false when there is no such machine. */
export async function insertCredential(tx: Handle, machineId: string, secretHash: Buffer): Promise<boolean> {
  const rows = await tx.query(
    `insert into machine_credential (top_id, machine_id, merchant_id, version, secret_hash)
     select m.top_id, m.id, m.merchant_id, coalesce((select max(version) from machine_credential where machine_id = m.id), 0) + 1, $2
     from machine m where m.id = $1
     returning version`,
    [machineId, secretHash],
  );
  return rows.length === 1;
}

export async function revokeVersions(tx: Handle, machineId: string): Promise<void> {
  await tx.query("update machine_credential set revoked_at = now() where machine_id = $1 and revoked_at is null", [
    machineId,
  ]);
}

export interface CredentialRow {
  readonly machineNo: string;
  readonly version: number;
  readonly secretHash: Buffer;
}

/** The secrets that open the door now: not revoked, and of machines in service. */
export function validCredentials(tx: Handle, machineNos: readonly string[]): Promise<CredentialRow[]> {
  return tx.query<CredentialRow>(
    `select m.machine_no as "machineNo", c.version, c.secret_hash as "secretHash"
     from machine m join machine_credential c on c.machine_id = m.id
     where m.machine_no = any($1::text[]) and c.revoked_at is null and m.decommissioned_at is null`,
    [machineNos],
  );
}

/** The secrets that were revoked within the last `seconds`, by machine number and version. */
export function revokedWithin(tx: Handle, seconds: number): Promise<{ machineNo: string; version: number }[]> {
  return tx.query(
    `select m.machine_no as "machineNo", c.version from machine_credential c join machine m on m.id = c.machine_id
     where c.revoked_at > now() - make_interval(secs => $1)`,
    [seconds],
  );
}
