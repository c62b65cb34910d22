import type { RoleCode } from "../../access/people/baseRoles.ts";
import type { Client, TestServer } from "../bench/client.ts";
import { givenUser } from "../bench/people.ts";
import { soldOutRow } from "./systemRows.ts";
import { drawnOrder } from "./luckyRows.ts";
import type { Rows } from "./rows.ts";
import { Tenant } from "./tenant.ts";
import { sessionFor } from "./tenantBase.ts";

/** The eight roles of merchants (PERM-13) and the level that each has (PERM-12): ordinary users see the machines they are authorised to. */
export const merchantRoles = {
  merchantAdmin: "1",
  childMerchantAdmin: "1",
  agent: "1",
  staff: "2",
  replenisher: "2",
  technician: "2",
  pharmacist: "2",
  doctor: "2",
} as const satisfies Partial<Record<RoleCode, "1" | "2">>;

export interface Actor {
  readonly name: string;
  readonly client: Client;
  readonly home: Tenant;
  /** Narrowed to the machines that he is authorised to. */
  readonly ordinary: boolean;
  /** Whose rows are nothing to him, by relation. */
  readonly foreign: Readonly<Record<string, Tenant>>;
}

/** Three levels of merchants and a stranger: the top, two siblings below it, a child of the first, and another top. */
export interface World {
  readonly server: TestServer;
  readonly top: Tenant;
  readonly own: Tenant;
  readonly sibling: Tenant;
  readonly child: Tenant;
  readonly unrelated: Tenant;
  readonly tenants: readonly Tenant[];
  readonly actors: readonly Actor[];
  /** Administrator of the platform, and its operator. */
  readonly platform: Client;
  readonly operator: Client;
  /** A machine of the own merchant with an order, which the ordinary users were authorised to until it was taken back. */
  readonly revoked: Awaited<ReturnType<Tenant["machine"]>> &
    Pick<Rows, "orderNo" | "refundNo" | "luckyNo" | "maintenanceId" | "readingId" | "rxNo" | "rxImageId">;
  /** A machine of the own merchant with an order, which the ordinary users are authorised to and which calls may change. */
  readonly spare: World["revoked"];
  stop(): Promise<void>;
}

/** Builds the world on the database and the folder of a server. */
export async function buildWorld(server: TestServer): Promise<World> {
  const top = await Tenant.create(server, "P");
  const own = await Tenant.create(server, "M", { parent: top });
  const sibling = await Tenant.create(server, "S", { parent: top, number: "00018888" });
  const child = await Tenant.create(server, "C", { parent: own });
  const unrelated = await Tenant.create(server, "U", { number: "7777" });
  const [revoked, spare] = [await machineWithOrder(own), await machineWithOrder(own)];
  const foreignToOwn = { sibling, parent: top, unrelated };
  const actors: Actor[] = [];
  for (const [role, level] of Object.entries(merchantRoles)) {
    const ordinary = level === "2";
    const { userId } = await own.user({
      role,
      level,
      machines: ordinary ? [own.rows.machineId, spare.machineId, revoked.machineId] : [],
    });
    // Authorised and then no longer: what is left of it must be nothing.
    await own.write((tx) =>
      tx.query("delete from machine_grant where user_id = $1 and machine_id = $2", [userId, revoked.machineId]),
    );
    actors.push({ name: role, client: await sessionFor(server, userId), home: own, ordinary, foreign: foreignToOwn });
  }
  actors.push({
    name: "administrator of the top",
    client: top.admin,
    home: top,
    ordinary: false,
    foreign: { unrelated },
  });
  actors.push({
    name: "administrator of the child",
    client: child.admin,
    home: child,
    ordinary: false,
    foreign: { parent: own, top, unrelated, "sibling of the parent": sibling },
  });
  const platformUser = async (account: string, role: RoleCode) =>
    sessionFor(
      server,
      (
        await givenUser(
          server,
          { merchantId: "1", topId: "1", merchantNo: "0000" },
          { account, level: "3", roles: [role], secret: { verifier: "0".repeat(64) } },
        )
      ).userId,
    );
  return {
    server,
    top,
    own,
    sibling,
    child,
    unrelated,
    actors,
    revoked,
    spare,
    tenants: [top, own, sibling, child, unrelated],
    platform: await platformUser("platform", "platformAdmin"),
    operator: await platformUser("operator", "operator"),
    stop: () => server.stop(),
  };
}

async function machineWithOrder(tenant: Tenant): Promise<World["revoked"]> {
  const machine = await tenant.machine();
  await soldOutRow(tenant, machine);
  await tenant.withheld(machine);
  await tenant.changeSet(machine);
  await tenant.feedbackAbout(machine.machineId);
  const maintenanceId = await tenant.maintenance(machine);
  const readingId = await tenant.reading("start", machine);
  const luckyNo = await tenant.luckyOrder(machine);
  await drawnOrder(tenant, luckyNo, machine.productId);
  const prescription = await tenant.prescription(machine.machineId);
  return { ...machine, ...(await tenant.refund(machine)), ...prescription, luckyNo, maintenanceId, readingId };
}
