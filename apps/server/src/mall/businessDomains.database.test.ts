import { request } from "node:http";
import { businessDomains } from "@yunshou/contract/mall/businessDomains";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, loginAs, startTestServer, type TestServer } from "../testing/bench/client.ts";
import { givenMerchant, givenUser, testPassword } from "../testing/bench/people.ts";

let server: TestServer;
let owner: Client;
let stranger: Client;

beforeAll(async () => {
  server = await startTestServer();
  const merchant = await givenMerchant(server);
  await givenUser(server, merchant, { account: "domainowner" });
  await givenUser(server, merchant, { account: "domainclerk", level: "2" });
  owner = await loginAs(server, "domainowner", testPassword);
  await givenUser(server, await givenMerchant(server), { account: "domainstranger" });
  stranger = await loginAs(server, "domainstranger", testPassword);
});
afterAll(() => server.stop());

const codeOf = async (answer: ReturnType<Client["try"]>) => (await answer).body.code;
const file = (fileName: string, content = "5f2b7d0c9a1e4c33") => ({ fileName, content });
const rowOf = async (businessDomainId: string) =>
  (await owner.call(businessDomains.list, {})).rows.find((row) => row.businessDomainId === businessDomainId);

/** What anybody gets who asks the host for the path: the text, or the status of a refusal. */
const read = (host: string, path: string) =>
  new Promise<{ text: string; type: string | undefined } | number | undefined>((resolve, reject) => {
    const { hostname, port } = new URL(server.address);
    // The path is sent as it is written, which `fetch` would tidy up.
    request({ hostname, port, path, headers: { host } }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (part: string) => (text += part));
      answer.on("end", () =>
        resolve(answer.statusCode === 200 ? { text, type: answer.headers["content-type"] } : answer.statusCode),
      );
    })
      .on("error", reject)
      .end();
  });
const plain = (text: string) => ({ text, type: "text/plain; charset=utf-8" });

describe("business domains", () => {
  it("PERM-11 are those of the merchant to an ordinary user too, who is narrowed to machines only", async () => {
    const clerk = await loginAs(server, "domainclerk", testPassword);
    const { businessDomainId } = await clerk.call(businessDomains.create, { domainName: "clerk.example.com" });
    const { rows } = await clerk.call(businessDomains.list, {});
    expect(rows.map(({ domainName }) => domainName)).toEqual(["clerk.example.com"]);
    expect(await codeOf(clerk.try(businessDomains.remove, { businessDomainId }))).toBe("H0000");
  });

  it("GEN-19 MSG-26 refuse what is no host name, a name twice, and a file with a path in its name", async () => {
    for (const [wrong, code, field] of [
      [{ domainName: " " }, "field.required", "domainName"],
      [{ domainName: "https://a.example.com/x" }, "mall.domainMalformed", "domainName"],
      [{ verifyFile: file("../../etc/passwd.txt") }, "mall.verifyFileName", "verifyFile"],
      [{ verifyFile: file("a.txt", "<é>") }, "mall.verifyFileContent", "verifyFile"],
    ] as const)
      expect(
        (await owner.try(businessDomains.create, { domainName: "a.example.com", ...wrong })).body,
        code,
      ).toMatchObject({ code, data: { field } });
    const { businessDomainId } = await owner.call(businessDomains.create, { domainName: "Bad.Example.com" });
    expect(await codeOf(owner.try(businessDomains.create, { domainName: "bad.example.com" }))).toBe("mall.domainTaken");
    const other = await owner.call(businessDomains.create, { domainName: "other.example.com" });
    expect(await codeOf(owner.try(businessDomains.update, { ...other, domainName: "BAD.example.com" }))).toBe(
      "mall.domainTaken",
    );
    expect(await codeOf(owner.try(businessDomains.setFile, { ...other, verifyFile: file("a/b.txt") }))).toBe(
      "mall.verifyFileName",
    );
    expect(await rowOf(businessDomainId)).toMatchObject({ domainName: "bad.example.com", verifyFile: null });
  });

  it("GEN-19 answer their file at the root of the domain while they are enabled, as plain text, and nothing else", async () => {
    const host = "mall.example.com";
    const { businessDomainId } = await owner.call(businessDomains.create, { domainName: host });
    expect(await rowOf(businessDomainId)).toMatchObject({ domainStatus: "fileMissing" });
    await owner.call(businessDomains.setFile, { businessDomainId, verifyFile: file("MP_verify_1.txt", "first") });
    expect(await rowOf(businessDomainId)).toMatchObject({ domainStatus: "enabled", verifyFile: "MP_verify_1.txt" });
    for (const given of [host, "MALL.example.com:8080"])
      expect(await read(given, "/MP_verify_1.txt"), given).toEqual(plain("first"));
    for (const [at, path] of [
      ["other.example.org", "/MP_verify_1.txt"],
      [host, "/MP_verify_2.txt"],
      [host, "/x/MP_verify_1.txt"],
      [host, "/..%2fMP_verify_1.txt"],
      [host, "/api/MP_verify_1.txt"],
    ] as const)
      expect(await read(at, path), `${at}${path}`).toBe(404);
    const again = { businessDomainId, domainName: host, verifyFile: file("MP_verify_2.txt", "second") };
    await owner.call(businessDomains.update, again);
    expect(await read(host, "/MP_verify_1.txt")).toBe(404);
    expect(await read(host, "/MP_verify_2.txt")).toEqual(plain("second"));
    await owner.call(businessDomains.update, { ...again, verifyFile: null });
    expect(await read(host, "/MP_verify_2.txt"), "the file stays").toEqual(plain("second"));
    await owner.call(businessDomains.setEnabled, { businessDomainId, enabled: false });
    expect(await rowOf(businessDomainId)).toMatchObject({ enabled: false, domainStatus: "disabled" });
    expect(await read(host, "/MP_verify_2.txt")).toBe(404);
    await owner.call(businessDomains.setEnabled, { businessDomainId, enabled: true });
    expect(await read(host, "/MP_verify_2.txt")).toEqual(plain("second"));
    await owner.call(businessDomains.remove, { businessDomainId });
    expect(await read(host, "/MP_verify_2.txt")).toBe(404);
  });

  it("GEN-19 merchants share a domain, and nobody changes the file of another one", async () => {
    const domainName = "shared.example.com";
    await owner.call(businessDomains.create, { domainName, verifyFile: file("MP_verify_a.txt", "mine") });
    await stranger.call(businessDomains.create, { domainName, verifyFile: file("MP_verify_b.txt", "theirs") });
    await stranger.call(businessDomains.create, {
      domainName: "shared2.example.com",
      verifyFile: file("MP_verify_a.txt"),
    });
    const [copy] = (await stranger.call(businessDomains.list, { sort: "domainName", direction: "asc" })).rows;
    await stranger.call(businessDomains.setFile, {
      businessDomainId: copy!.businessDomainId,
      verifyFile: file("MP_verify_a.txt", "taken over"),
    });
    expect(await read(domainName, "/MP_verify_a.txt")).toEqual(plain("mine"));
    expect((await stranger.call(businessDomains.list, {})).rows).toHaveLength(2);
  });
});
