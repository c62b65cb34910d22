import type { ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { brands } from "@yunshou/contract/access/brands";
import type { Handle } from "@yunshou/database";

export type BrandRow = StoredRow<typeof brands.list>;

const columns = `id as "brandId", host, path, title, titles, subtitle, logo, background, footer, language as "startLanguage", asks_agreement as "asksAgreement"`;

export function listBrands(tx: Handle): Promise<BrandRow[]> {
  return tx.query(`select ${columns} from brand order by host, path`);
}

/** What applies on a host, the most exact record first: host and path, host, path, everything. */
export function brandsOfHost(tx: Handle, host: string): Promise<BrandRow[]> {
  return tx.query(`select ${columns} from brand where host in ('', $1) order by host = '', path = ''`, [host]);
}

/** Locks and answers what a record says now. */
export async function lockBrand(
  tx: Handle,
  where: { readonly brandId: string } | { readonly host: string; readonly path: string },
): Promise<BrandRow | undefined> {
  const [row] =
    "brandId" in where
      ? await tx.query<BrandRow>(`select ${columns} from brand where id = $1 for update`, [where.brandId])
      : await tx.query<BrandRow>(`select ${columns} from brand where host = $1 and path = $2 for update`, [
          where.host,
          where.path,
        ]);
  return row;
}

export async function putBrand(tx: Handle, brand: ParsedInputOf<typeof brands.save>): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    `insert into brand (host, path, title, titles, subtitle, logo, background, footer, language, asks_agreement) values ($1, $2, $3, $10::jsonb, $4, $5, $6, $7, $8, $9)
     on conflict (host, path) do update set title = excluded.title, titles = excluded.titles, subtitle = excluded.subtitle, logo = excluded.logo, background = excluded.background,
       footer = excluded.footer, language = excluded.language, asks_agreement = excluded.asks_agreement, updated_at = now()
     returning id`,
    [
      brand.host,
      brand.path,
      brand.title,
      brand.subtitle,
      brand.logo,
      brand.background,
      brand.footer,
      brand.startLanguage,
      brand.asksAgreement,
      JSON.stringify(brand.titles),
    ],
  );
  return row!.id;
}

export async function deleteBrand(tx: Handle, brandId: string): Promise<void> {
  await tx.query("delete from brand where id = $1", [brandId]);
}
