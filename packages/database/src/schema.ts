import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";

const folder = new URL("../", import.meta.url);

/** The files of tables in the order of their references. A new file is added here by name. */
export const tableFiles = [
  "platform/functions.sql",
  "platform/schema_version.sql",
  "platform/setting.sql",
  "platform/timer.sql",
  "merchants/merchant.sql",
  "access/role.sql",
  "access/menu.sql",
  "access/organisation.sql",
  "access/app_user.sql",
  "access/session.sql",
  "access/second_factor.sql",
  "access/sso.sql",
  "access/portal.sql",
  "access/brand.sql",
  "platform/image.sql",
  "access/user_message.sql",
  "merchants/notification_setting.sql",
  "merchants/merchant_application.sql",
  "merchants/certificate.sql",
  "merchants/merchant_submission.sql",
  "merchants/collection_account.sql",
  "pharmacy/pharmacist.sql",
  "platform/idempotency.sql",
  "goods/product.sql",
  "machines/point.sql",
  "machines/machine.sql",
  "machines/machine_share.sql",
  "machines/lane.sql",
  "machines/command.sql",
  "machines/alarm.sql",
  "machines/inbox.sql",
  "orders/sales_order.sql",
  "payments/provider_notice.sql",
  "payments/payment.sql",
  "stock/stock_movement.sql",
  "ledger/ledger.sql",
  "members/member.sql",
  "insight/rollup.sql",
  "insight/rollup_until.sql",
  "insight/rollup_heat.sql",
  "insight/rollup_card.sql",
  "insight/rollup_member.sql",
  "insight/screen_client.sql",
  "system/audit_log.sql",
  "system/file.sql",
  "system/agreement.sql",
  "machines/granted_scope.sql",
] as const;

/** Tables that are partitioned by month of their ids. */
export const partitionedTables = ["sales_order", "order_event", "stock_movement"] as const;

const read = (path: string) => readFileSync(new URL(path, folder), "utf8");

/** Everything that makes an empty database the present one: each file, protection after each, rights at the end. */
export function currentSchema(): string {
  const files = tableFiles.map((file) => `-- tables/${file}\n${read(`tables/${file}`).trimEnd()}\n`);
  const [functions = "", ...tables] = files;
  return [
    functions,
    ...tables.map((text) => `${text}call protect_new_tables();\n`),
    `-- tables/after_all.sql\n${read("tables/after_all.sql")}`,
  ].join("\n");
}

/** One step of the schema's history; version 1 is the baseline, the later ones are files of `migrations/`. */
export interface Migration {
  readonly version: number;
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

function migration(version: number, name: string, sql: string): Migration {
  return { version, name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
}

/**
 * Baseline and migrations in order.
 *
 * @throws Error when a file name does not fit or a number is missing or used twice.
 */
export function schemaHistory(): Migration[] {
  const steps = [migration(1, "baseline", read("baseline/0001.sql"))];
  const names = readdirSync(new URL("migrations/", folder)).filter((name) => name.endsWith(".sql"));
  for (const name of names.sort()) {
    const match = /^(\d{4})-([a-z0-9-]+)\.sql$/.exec(name);
    const version = Number(match?.[1]);
    if (version !== steps.length + 1)
      throw new Error(
        `migrations/${name} should have been called ${String(steps.length + 1).padStart(4, "0")}-<name>.sql`,
      );
    steps.push(migration(version, match?.[2] ?? "", read(`migrations/${name}`)));
  }
  return steps;
}
