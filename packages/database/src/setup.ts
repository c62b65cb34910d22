import pg from "pg";
import { hasCitus, letNodesMeet, spreadTables } from "./spread.ts";
import { currentSchema, type Migration, partitionedTables, schemaFolder, schemaHistory } from "./schema.ts";

const oldestServer = 150_000;
const roles = ["yunshou_owner", "yunshou_web", "yunshou_system", "ledger_owner"] as const;

/** A database that this program cannot use; the message is one sentence for the operator. */
export class SetupError extends Error {
  override readonly name = "SetupError";
}

/** Several databases of one cluster may be set up at once, and roles belong to the cluster: a lost race is tried again. */
async function ensureRoles(client: pg.Client): Promise<void> {
  // Since version 16 the creator of a role is its member without the right to take it on, and that right has a name.
  const { rows: servers } = await client.query(
    "select case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end as right",
  );
  const right: string = servers[0].right;
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query("begin");
      for (const role of roles) {
        const { rows } = await client.query("select 1 from pg_roles where rolname = $1", [role]);
        if (rows.length === 0) await client.query(`create role ${role} nologin nosuperuser nobypassrls`);
        const { rows: members } = await client.query("select pg_has_role(current_user, $1, $2) as is", [role, right]);
        if (!members[0].is) await client.query(`grant ${role} to current_user`);
      }
      const { rows } = await client.query("select pg_has_role('yunshou_owner', 'ledger_owner', $1) as is", [right]);
      if (!rows[0].is) await client.query("grant ledger_owner to yunshou_owner");
      await client.query("commit");
      return;
    } catch (error) {
      await client.query("rollback");
      if (attempt === 10) throw error;
      const { code, message } = error as { code?: string; message: string };
      if (code === "42501") {
        const { rows } = await client.query("select quote_ident(current_user) as name");
        throw new SetupError(
          `The account ${rows[0].name} may neither create nor use the roles of the program; give it CREATEROLE, or have an administrator create ${roles.join(", ")} and run: grant ${roles.join(", ")} to ${rows[0].name}; grant ledger_owner to yunshou_owner`,
          { cause: error },
        );
      }
      const raced = code === "42710" || code === "23505" || message.includes("concurrently updated");
      if (!raced) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20 * attempt));
    }
  }
}

async function checkServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    "select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding",
  );
  const { version, encoding } = rows[0] as { version: number; encoding: string };
  if (version < oldestServer)
    throw new SetupError(`PostgreSQL 15 or later is needed; this server has version number ${version}.`);
  if (encoding !== "UTF8") throw new SetupError(`The database must be encoded in UTF8; this one has ${encoding}.`);
}

async function remember(client: pg.Client, step: Migration): Promise<void> {
  await client.query("insert into schema_version (version, name, checksum) values ($1, $2, $3)", [
    step.version,
    step.name,
    step.checksum,
  ]);
}

async function inTransaction(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query("begin");
  try {
    await work();
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw error;
  }
}

/** Which steps are missing, after checking that the database has the same past as this program. */
async function missingSteps(client: pg.Client, history: readonly Migration[]): Promise<Migration[]> {
  const { rows } = await client.query<{ version: number; name: string; checksum: string }>(
    "select version, name, checksum from schema_version order by version",
  );
  for (const [index, applied] of rows.entries()) {
    const known = history[index];
    if (!known)
      throw new SetupError(
        `The database has schema version ${applied.version}, this program knows ${history.length}: start the newer program.`,
      );
    if (known.version !== applied.version || known.checksum !== applied.checksum) {
      throw new SetupError(
        `Step ${applied.version} (${applied.name}) of the database's schema differs from this program's. Released steps never change, so the database was made by another unreleased version, from which no upgrade exists: go on with that version, or start with an empty database or data folder.`,
      );
    }
  }
  return history.slice(rows.length);
}

/** How a schema comes into being, for tests: normally as it is at present, from the table files of this program. */
export interface Origin {
  /** From the baseline and every migration, as a database that has seen every release. */
  readonly throughHistory?: boolean;
  /** Where the files of tables and migrations lie. */
  readonly folder?: URL;
  /** With row-level security in the form that a database needs which is spread over nodes. */
  readonly spread?: boolean;
}

async function bringUpToDate(
  client: pg.Client,
  { throughHistory = false, folder = schemaFolder }: Origin,
): Promise<void> {
  const history = schemaHistory(folder);
  const { rows } = await client.query("select to_regclass('public.schema_version') is not null as present");
  if (rows[0].present) {
    for (const step of await missingSteps(client, history)) await apply(client, step);
  } else if (throughHistory) {
    for (const step of history) await apply(client, step);
  } else {
    await inTransaction(client, async () => {
      await client.query(currentSchema(folder));
      for (const step of history) await remember(client, step);
    });
  }
}

function apply(client: pg.Client, step: Migration): Promise<void> {
  return inTransaction(client, async () => {
    await client.query(step.sql);
    await remember(client, step);
  });
}

/**
 * Makes the database ready: roles, schema or pending migrations, and partitions from three months back to three ahead.
 * Safe to call from several processes at once; the second waits and finds everything done.
 *
 * @param adminUrl an account that may create roles and owns the database; everything is created under yunshou_owner.
 * @throws SetupError when the server or the past of the database does not fit this program.
 */
export async function setUpDatabase(adminUrl: string, origin: Origin = {}): Promise<void> {
  const client = new pg.Client({
    connectionString: adminUrl,
    application_name: "yunshou setup",
    connectionTimeoutMillis: 10_000,
  });
  client.on("error", () => {});
  await client.connect();
  try {
    await checkServer(client);
    await client.query("select pg_advisory_lock(hashtextextended('yunshou setup', 0))");
    // A change of the schema that cannot get its lock gives up instead of holding up the calls behind it.
    await client.query("set client_min_messages = warning; set lock_timeout = '5s'");
    const citus = await hasCitus(client);
    if (origin.spread === true || citus) await client.query("set app.spread = 'on'");
    await ensureRoles(client);
    if (citus) await letNodesMeet(client, roles);
    const { rows } = await client.query("select current_database() as name");
    await client.query(`grant create, temporary on database ${pg.escapeIdentifier(rows[0].name)} to yunshou_owner`);
    await client.query("grant usage, create on schema public to yunshou_owner");
    await client.query("set role yunshou_owner");
    await bringUpToDate(client, origin);
    if (citus) await inTransaction(client, () => spreadTables(client));
    for (const table of partitionedTables) {
      await client.query(
        `call ensure_partitions('${table}', (now() - interval '3 months')::date, (now() + interval '3 months')::date)`,
      );
    }
  } finally {
    await client.end();
  }
}
