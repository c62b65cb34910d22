import { request } from "node:http";
import { allPermissions, type OutputOf } from "@yunshou/contract";
import { account } from "@yunshou/contract/access/account";
import type { MenuNode } from "@yunshou/contract/access/shapes";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";
import { baseRoles } from "../people/baseRoles.ts";
import { pageRules } from "../menu/menu.ts";

let server: TestServer;
let mixed: Client;
let replenisher: Client;
let others: Client[];

beforeAll(async () => {
  server = await startTestServer();
  const top = await givenMerchant(server);
  const child = await givenMerchant(server, { parentId: top.merchantId });
  const stranger = await givenMerchant(server);
  await givenUser(
    server,
    { merchantId: "1", topId: "1", merchantNo: "0000" },
    { account: "root", level: "3", roles: ["platformAdmin"] },
  );
  await givenUser(server, top, { account: "mixed", roles: ["replenisher", "platformAdmin"] });
  await givenUser(server, top, { account: "replenisher", roles: ["replenisher"] });
  await givenUser(server, child, { account: "childagent", roles: ["agent"], level: "2" });
  await givenUser(server, stranger, { account: "stranger" });
  [mixed, replenisher, ...others] = (await Promise.all(
    ["mixed", "replenisher", "root", "childagent", "stranger"].map((name) => loginAs(server, name, testPassword)),
  )) as [Client, Client, ...Client[]];
});

afterAll(() => server.stop());

const leaves = (nodes: readonly MenuNode[]): string[] =>
  nodes.flatMap((node) => (node.children.length > 0 ? leaves(node.children) : [node.path]));
/** None of the merchants here sells medicine or offers lucky purchases. */
const pagesFor = (permissions: readonly string[]) =>
  [...pageRules]
    .filter(
      ([, { kind, medicine, lucky, access }]) =>
        kind === undefined && medicine === undefined && lucky === undefined && permissions.includes(access),
    )
    .map(([path]) => path);

/** The current user as a browser on another host asks for it. */
function currentOn(host: string, client: Client): Promise<OutputOf<typeof account.current>> {
  return new Promise((done, fail) => {
    const call = request(
      `${server.address}${account.current.path}`,
      { headers: { host, authorization: client.token ?? "" } },
      (answer) => {
        let text = "";
        answer.on("data", (bytes: Buffer) => (text += bytes.toString()));
        answer.on("end", () => done((JSON.parse(text) as { data: OutputOf<typeof account.current> }).data));
      },
    );
    call.on("error", fail).end();
  });
}

describe("roles and routes", () => {
  it("PERM-02 allows everything to a role list that contains the administrator", async () => {
    const { userInfo, customData } = await mixed.call(account.current, {});
    expect(customData.permissions).toEqual(allPermissions);
    expect(leaves(userInfo.menuJsonTree)).toEqual(pagesFor(allPermissions));
  });

  it("PERM-03 filters the routes of everybody else by their roles", async () => {
    const { userInfo, customData } = await replenisher.call(account.current, {});
    expect([...customData.permissions].sort()).toEqual([...baseRoles.replenisher.permissions].sort());
    expect(leaves(userInfo.menuJsonTree)).toEqual(pagesFor(baseRoles.replenisher.permissions));
    expect(leaves(userInfo.menuJsonTree).length).toBeLessThan(pagesFor(allPermissions).length);
  });

  it("PERM-06 PERM-07 says isAgent to everybody, whatever the merchant number begins with and whichever host was asked", async () => {
    const numbers = new Set<string>();
    for (const client of [mixed, replenisher, ...others]) {
      for (const host of ["127.0.0.1", "ym.example", "yg.example:8080"]) {
        const { userInfo } = await currentOn(host, client);
        expect([host, userInfo.username, userInfo.isAgent]).toEqual([host, userInfo.username, true]);
        numbers.add(userInfo.shbh);
      }
    }
    expect(numbers.size).toBeGreaterThanOrEqual(4);
  });
});
