import type { Handle } from "@yunshou/database";
import type { StoreState } from "@yunshou/domain";
import { nameAnew } from "../tree/merchants.queries.ts";

/** What a merchant says about itself, without its contact. */
export interface OwnColumns {
  readonly name: string;
  readonly companyName: string;
  readonly hotline: string;
  readonly exchangeRate: string;
  readonly logo: string | null;
}

/** The logo as it is now; the row stays locked, so that two pictures never replace the same one. */
export async function lockLogo(tx: Handle, merchantId: string): Promise<string | null> {
  const [row] = await tx.query<{ logo: string | null }>("select logo from merchant where id = $1 for no key update", [
    merchantId,
  ]);
  return row?.logo ?? null;
}

export async function logoOf(tx: Handle, merchantId: string): Promise<string | null> {
  const [row] = await tx.query<{ logo: string | null }>("select logo from merchant where id = $1", [merchantId]);
  return row?.logo ?? null;
}

export async function saveLogo(tx: Handle, merchantId: string, logo: string | null): Promise<void> {
  await tx.query("update merchant set logo = $2, updated_at = now() where id = $1", [merchantId, logo]);
}

export async function saveStore(tx: Handle, merchantId: string, storeState: StoreState): Promise<void> {
  await tx.query("update merchant set store_state = $2, updated_at = now() where id = $1", [merchantId, storeState]);
}

export async function saveOwn(
  tx: Handle,
  merchantId: string,
  { name, companyName, hotline, exchangeRate, logo }: OwnColumns,
): Promise<void> {
  await tx.query(
    "update merchant set name = $2, company_name = $3, hotline = $4, exchange_rate = $5, logo = $6, updated_at = now() where id = $1",
    [merchantId, name, companyName, hotline, exchangeRate, logo],
  );
  await nameAnew(tx, [merchantId]);
}
