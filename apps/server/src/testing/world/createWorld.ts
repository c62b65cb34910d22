import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { runStatements } from "@yunshou/database/template";
import { runFolder, sharedTemplate } from "@yunshou/database/testing";
import { Client, startTestServer, type TestServer } from "../bench/client.ts";
import { servedTemplate, writeMasterKey } from "../bench/served.ts";
import { watchChanges } from "./changes.ts";
import { goOnAfter, lastSerial, type Rows } from "./rows.ts";
import { Tenant } from "./tenant.ts";
import { type Actor, buildWorld, type World } from "./world.ts";

const tenantNames = ["top", "own", "sibling", "child", "unrelated"] as const;
type TenantName = (typeof tenantNames)[number];

interface TenantNote {
  readonly label: string;
  readonly merchant: Tenant["merchant"];
  readonly adminId: string;
  readonly adminToken: string;
  readonly rows: Rows;
}

/** A world in words that another process can read. */
interface WorldNote {
  readonly serial: number;
  readonly tenants: Readonly<Record<TenantName, TenantNote>>;
  readonly actors: readonly {
    readonly name: string;
    readonly token: string;
    readonly home: TenantName;
    readonly ordinary: boolean;
    readonly foreign: Readonly<Record<string, TenantName>>;
  }[];
  readonly platformToken: string;
  readonly operatorToken: string;
  readonly revoked: World["revoked"];
  readonly spare: World["spare"];
}

const templateName = "yunshou_world";
const folder = () => join(runFolder(), templateName);

function noteOf(world: World): WorldNote {
  const nameOf = (tenant: Tenant) => tenantNames.find((name) => world[name] === tenant)!;
  const noteOfTenant = ({ label, merchant, adminId, admin, rows }: Tenant): TenantNote => ({
    label,
    merchant,
    adminId,
    adminToken: admin.token!,
    rows,
  });
  return {
    serial: lastSerial(),
    tenants: Object.fromEntries(tenantNames.map((name) => [name, noteOfTenant(world[name])])) as WorldNote["tenants"],
    actors: world.actors.map(({ name, client, home, ordinary, foreign }) => ({
      name,
      token: client.token!,
      home: nameOf(home),
      ordinary,
      foreign: Object.fromEntries(Object.entries(foreign).map(([relation, tenant]) => [relation, nameOf(tenant)])),
    })),
    platformToken: world.platform.token!,
    operatorToken: world.operator.token!,
    revoked: world.revoked,
    spare: world.spare,
  };
}

function worldFrom(note: WorldNote, server: TestServer): World {
  const clientWith = (token: string) => {
    const client = new Client(server.address);
    client.token = token;
    return client;
  };
  const tenants = Object.fromEntries(
    tenantNames.map((name) => {
      const { label, merchant, adminId, adminToken, rows } = note.tenants[name];
      return [
        name,
        Object.assign(new Tenant(server, label, merchant), { adminId, admin: clientWith(adminToken), rows }),
      ];
    }),
  ) as unknown as Record<TenantName, Tenant>;
  const actors = note.actors.map(({ name, token, home, ordinary, foreign }): Actor => ({
    name,
    client: clientWith(token),
    home: tenants[home],
    ordinary,
    foreign: Object.fromEntries(Object.entries(foreign).map(([relation, other]) => [relation, tenants[other]])),
  }));
  goOnAfter(note.serial);
  return {
    server,
    ...tenants,
    tenants: tenantNames.map((name) => tenants[name]),
    actors,
    platform: clientWith(note.platformToken),
    operator: clientWith(note.operatorToken),
    revoked: note.revoked,
    spare: note.spare,
    stop: () => server.stop(),
  };
}

/** A world of its own for a test file: a copy of the one that the first file of the run built. */
export async function createWorld(environment: Readonly<Record<string, string>> = {}): Promise<World> {
  const { name, note } = await sharedTemplate(
    templateName,
    async (testDatabase) => {
      // A build that failed leaves the folder; the next file must then name the same cause, not the folder.
      mkdirSync(folder(), { recursive: true });
      writeMasterKey(folder());
      const server = await startTestServer({}, { after: { testDatabase, dataDir: folder() } });
      const built = noteOf(await buildWorld(server));
      await server.stop();
      await watchChanges(testDatabase.url);
      // A world is full within seconds, and what the server knows of its tables is of their first rows: by that it joins some
      // of them for as long as a call may last. Copies know what their template knows.
      await runStatements(testDatabase.url, ["analyze"]);
      return built;
    },
    await servedTemplate(),
  );
  const server = await startTestServer(
    { PUBLIC_SCREENS: "off", ...environment },
    { from: { template: name, files: folder() } },
  );
  return worldFrom(note, server);
}
