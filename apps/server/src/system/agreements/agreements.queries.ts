import type { StoredRow } from "@yunshou/contract";
import type { agreements } from "@yunshou/contract/system/agreements";
import { conditions, contains, type Handle, scopedBy, sql } from "@yunshou/database";
import { type Page, pageOf, type Paging } from "../../platform/lists.queries.ts";

export type AgreementRow = Omit<StoredRow<typeof agreements.list>, "src">;

const columns = `a.id as "agreementId", a.name as "agreementName", a.state as "publishStatus", a.md5 as "agreementMd5", a.sha256 as "agreementSha256",
  length(a.content) as "sizeBytes", a.created_at as "agreementTime", a.published_at as "publishedAt",
  (select count(*)::int from agreement_acceptance x where x.agreement_id = a.id) as "agreedBy"`;

/** Agreements belong to the platform; only its permissions lead here. */
const ofPlatform = scopedBy(sql`true`);

export function listAgreements(
  tx: Handle,
  paging: Paging<"agreementTime">,
  name: string | undefined,
): Promise<Page<AgreementRow>> {
  const list = { columns, from: "agreement a", where: conditions(ofPlatform, contains("a.name", name)) };
  return pageOf(tx, list, { by: { agreementTime: "a.id" }, unsorted: "agreementTime", tie: [] }, paging);
}

/** Who accepted it is counted when it is locked: an acceptance that is being written holds it too. */
export async function lockAgreement(tx: Handle, agreementId: string): Promise<AgreementRow | undefined> {
  await tx.query("select 1 from agreement where id = $1 for update", [agreementId]);
  const [row] = await tx.query<AgreementRow>(`select ${columns} from agreement a where a.id = $1`, [agreementId]);
  return row;
}

export type AcceptanceRow = StoredRow<typeof agreements.accepted>;

export function listAcceptances(
  tx: Handle,
  agreementId: string,
  paging: Paging<"acceptedAt">,
): Promise<Page<AcceptanceRow>> {
  const list = {
    columns: `u.id as "userId", u.account, u.name as "userName", m.name as "merchantName", x.accepted_at as "acceptedAt", x.address`,
    from: "agreement_acceptance x",
    shown: "join app_user u on u.id = x.user_id join merchant m on m.id = u.merchant_id",
    where: conditions(ofPlatform, sql`x.agreement_id = ${agreementId}`),
  };
  const order = { by: { acceptedAt: "x.accepted_at" }, unsorted: "acceptedAt", tie: ["u.id asc"] } as const;
  return pageOf(tx, list, order, paging);
}

export async function insertAgreement(
  tx: Handle,
  agreement: { readonly name: string; readonly md5: string; readonly sha256: string; readonly content: Buffer },
): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    "insert into agreement (name, md5, sha256, content) values ($1, $2, $3, $4) returning id",
    [agreement.name, agreement.md5, agreement.sha256, agreement.content],
  );
  return row!.id;
}

/** Puts one agreement in force and stops the one before it. */
export async function publishAgreement(tx: Handle, agreementId: string): Promise<void> {
  await tx.query("update agreement set state = 'stopped' where state = 'published'");
  await tx.query("update agreement set state = 'published', published_at = now() where id = $1", [agreementId]);
}

export async function stopAgreement(tx: Handle, agreementId: string): Promise<void> {
  await tx.query("update agreement set state = 'stopped' where id = $1", [agreementId]);
}

export async function deleteAgreement(tx: Handle, agreementId: string): Promise<void> {
  await tx.query("delete from agreement where id = $1", [agreementId]);
}

export async function contentOf(tx: Handle, agreementId: string): Promise<Buffer | undefined> {
  const [row] = await tx.query<{ content: Buffer }>("select content from agreement where id = $1", [agreementId]);
  return row?.content;
}

/** The agreement in force that the user has not accepted. */
export async function pendingAgreement(tx: Handle, userId: string): Promise<string | undefined> {
  const [row] = await tx.query<{ id: string }>(
    "select a.id from agreement a where a.state = 'published' and not exists (select from agreement_acceptance x where x.agreement_id = a.id and x.user_id = $1)",
    [userId],
  );
  return row?.id;
}

export async function insertAcceptance(
  tx: Handle,
  agreementId: string,
  userId: string,
  address: string,
): Promise<void> {
  await tx.query(
    "insert into agreement_acceptance (agreement_id, user_id, address) values ($1, $2, $3) on conflict do nothing",
    [agreementId, userId, address],
  );
}

/** Whether brand records make a host ask for agreements. */
export async function brandAsks(tx: Handle, host: string): Promise<boolean> {
  const [row] = await tx.query<{ asks: boolean }>(
    "select exists (select from brand where host in ('', $1) and asks_agreement) as asks",
    [host.toLowerCase()],
  );
  return row?.asks === true;
}
