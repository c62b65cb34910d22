import { account } from "@yunshou/contract/access/account";
import { brandLogos, brands } from "@yunshou/contract/access/brands";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";
import { jpegOf, pngOf } from "../../testing/standIns/pictures.ts";
import { asSystem } from "@yunshou/database";

let server: TestServer;
let platform: Client;
let merchant: Client;
let host: string;

const look = {
  title: "智联",
  titles: { en: "Zhilian", de: "Zhilian Handel" },
  subtitle: "零售",
  logo: "/spImg/logo.png",
  background: "#0a2247",
  footer: "版权所有",
  startLanguage: "en",
  asksAgreement: false,
} as const;

beforeAll(async () => {
  server = await startTestServer();
  host = new URL(server.address).host;
  const shop = await givenMerchant(server);
  await givenUser(server, shop, { account: "owner" });
  const operator = await givenUser(server, { merchantId: "1", topId: "1" } as never, {
    account: "platform",
    level: "3",
    roles: ["platformAdmin"],
  });
  await asSystem(server.database, (tx) =>
    tx.query("update app_user set must_change = false where id = $1", [operator.userId]),
  );
  [platform, merchant] = (await Promise.all(
    ["platform", "owner"].map((name) => loginAs(server, name, testPassword)),
  )) as [Client, Client];
});
afterAll(() => server.stop());

const shown = async () =>
  (await new Client(server.address).call(account.deployment, {})).brands.map((brand) => `${brand.path}:${brand.title}`);

describe("LOGIN-38 LOGIN-39 brands of login pages", () => {
  it("shows the looks of the asked host without a session, the most exact first", async () => {
    for (const [title, place, path] of [
      ["all", "", ""],
      ["elsewhere", "shop.example", ""],
      ["host", host, ""],
      ["path", "", "/loginZl"],
      ["both", host.toUpperCase(), "/loginZl"],
    ] as const) {
      await platform.call(brands.save, { ...look, title, host: place, path });
    }
    expect(await shown()).toEqual(["/loginZl:both", ":host", "/loginZl:path", ":all"]);
  });

  it("replaces a record of the same place, records the change and removes it once", async () => {
    const first = await platform.call(brands.save, { ...look, host: "a.example", path: "/loginYnt" });
    const again = await platform.call(brands.save, { ...look, title: "new", host: "a.example", path: "/loginYnt" });
    expect(again.brandId).toBe(first.brandId);
    expect((await platform.call(brands.list, {})).rows.find((row) => row.brandId === first.brandId)).toEqual({
      ...look,
      title: "new",
      host: "a.example",
      path: "/loginYnt",
      brandId: first.brandId,
    });
    await platform.call(brands.remove, first);
    expect((await platform.try(brands.remove, first)).body.code).toBe("record.unknown");
    const actions = await asSystem(server.database, (tx) =>
      tx.query<{ action: string }>("select action from audit_log where object = 'a.example/loginYnt' order by id"),
    );
    expect(actions.map((row) => row.action)).toEqual(["access.brand.save", "access.brand.save", "access.brand.remove"]);
  });

  it("SYS-04 SYS-10 LOGIN-38 shows an uploaded logo without a session, and removes it when another takes its place", async () => {
    const upload = async (by: Client, content: Buffer) => {
      const answer = await fetch(server.address + brandLogos.upload.path, {
        method: "POST",
        body: new Uint8Array(content),
        headers: { "content-type": "application/octet-stream", authorization: by.token ?? "" },
      });
      const { code, data } = (await answer.json()) as { code: string; data: { name: string } };
      return { code, name: data.name };
    };
    const place = { host, path: "/loginJkq" };
    const first = await upload(platform, pngOf());
    await platform.call(brands.save, { ...look, ...place, logo: `/spImg/${first.name}` });
    const looks = (await new Client(server.address).call(account.deployment, {})).brands;
    expect(looks.find((brand) => brand.path === place.path)).toMatchObject({
      logo: `/spImg/${first.name}`,
      titles: { en: "Zhilian", de: "Zhilian Handel" },
    });
    const served = async (name: string) => (await fetch(`${server.address}/spImg/${name}`)).status;
    expect(await served(first.name)).toBe(200);
    const next = await upload(platform, jpegOf());
    await platform.call(brands.save, { ...look, ...place, logo: `/spImg/${next.name}` });
    await expect.poll(() => served(first.name)).toBe(404);
    expect(await served(next.name)).toBe(200);
    expect(
      (await platform.try(brands.save, { ...look, ...place, path: "/loginXyz", logo: `/spImg/${next.name}` })).body,
    ).toMatchObject({ code: "record.unknown", data: { field: "logo" } });
    expect((await upload(platform, Buffer.from("GIF89a"))).code).toBe("image.kind");
    expect((await upload(merchant, pngOf())).code).toBe("access.noPermission");
  });

  it("lets only the platform change them, and takes no address from elsewhere", async () => {
    expect((await merchant.try(brands.save, { ...look, host: "", path: "" })).body.code).toBe("access.noPermission");
    for (const wrong of [
      { logo: "https://evil.example/x.png" },
      { background: "url(javascript:1)" },
      { path: "login" },
      { host: "a b" },
      { title: " " },
      { startLanguage: "xx" },
      { titles: { xx: "x" } },
      { titles: { de: "x".repeat(61) } },
    ]) {
      expect(
        (await platform.try(brands.save, { ...look, host: "", path: "", ...wrong })).status,
        JSON.stringify(wrong),
      ).toBe(400);
    }
  });
});
