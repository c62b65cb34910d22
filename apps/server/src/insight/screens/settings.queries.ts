import type { ScreenName } from "@yunshou/contract/insight/screens";
import { type Handle, type Scope, scopeSql } from "@yunshou/database";
import { z } from "zod";
import { showsPovertyReliefOnly } from "../viewer.ts";

const brand = z.object({
  title: z.string().max(40).nullable().default(null),
  subtitle: z.string().max(80).nullable().default(null),
  /** File below /sysFile/, or null for the product's own mark. */
  logo: z.string().max(120).nullable().default(null),
  povertyReliefOnly: z.boolean().optional(),
  /** Limits what a session sees to this merchant and everything below; the public sees totals of all or nothing (PERM-16). */
  merchantNo: z.string().max(40).nullable().default(null),
});

/** What an operator may set under the key `screens`: brand records by path and the map's file (docs/big-screens.md). */
const settings = z.object({
  brands: z.partialRecord(z.enum(["databases", "databaseszd", "databasesTscpyxpt", "database"]), brand).default({}),
  mapFiles: z.object({ china: z.string().max(200) }).default({ china: "/map/china.json" }),
});

export type ScreenSettings = Omit<z.output<typeof brand>, "povertyReliefOnly"> & {
  readonly povertyReliefOnly: boolean;
  readonly mapFiles: { readonly china: string };
};

/** The brand record of a screen; what is not set, or set wrongly, is the product's default (BIGSALES-35). */
export async function readScreenSettings(tx: Handle, screen: ScreenName): Promise<ScreenSettings> {
  const [row] = await tx.query<{ value: unknown }>("select value from setting where key = 'screens'");
  const parsed = settings.safeParse(row?.value ?? {});
  const { brands, mapFiles } = parsed.success ? parsed.data : settings.parse({});
  const record = brands[screen] ?? brand.parse({});
  return { ...record, povertyReliefOnly: record.povertyReliefOnly ?? showsPovertyReliefOnly(screen), mapFiles };
}

/** The merchant of this number and everything below it, as far as the scope reaches. */
export async function merchantsBelow(tx: Handle, scope: Scope, merchantNo: string): Promise<string[]> {
  const values: unknown[] = [merchantNo];
  const inScope = scopeSql(scope, "m", values, { machine: null });
  const rows = await tx.query<{ id: string }>(
    `select m.id from merchant m join merchant above on above.id = any(m.path) where above.merchant_no = $1 and ${inScope}`,
    values,
  );
  return rows.map((row) => row.id);
}
