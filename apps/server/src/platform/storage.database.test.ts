import type { Endpoint } from "@yunshou/contract";
import { certificateImages } from "@yunshou/contract/merchants/certificates";
import { merchantLogos } from "@yunshou/contract/merchants/account";
import { applicationImages, applications } from "@yunshou/contract/merchants/onboarding/applications";
import { agreementUploads } from "@yunshou/contract/system/agreements";
import { uploads } from "@yunshou/contract/system/downloads";
import { imageLimitBytes, storageLimits } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Client, loginAs, startTestServer, type TestServer } from "../testing/bench/client.ts";
import { rowsOf } from "../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../testing/bench/people.ts";
import { pngOf } from "../testing/standIns/pictures.ts";

const png = pngOf({ width: 40, height: 30 });
const accepted = "H0000";
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function send(client: Client, { path }: Endpoint, fields: Record<string, string>, content: Buffer | string) {
  const rest = new URLSearchParams(fields);
  const address = path.replace(/:(\w+)/g, (_all, name: string) => {
    const value = rest.get(name) ?? "";
    rest.delete(name);
    return value;
  });
  const response = await fetch(`${server.address}${address}?${rest}`, {
    method: "POST",
    headers: { "content-type": "application/octet-stream", authorization: client.token! },
    body: new Uint8Array(Buffer.from(content)),
  });
  return (await response.json()) as { code: string; msg: string };
}

/** Two people of one new merchant, and the names of all three. */
async function givenPeople(name: string) {
  const merchant = await givenMerchant(server, { name });
  const one = await givenUser(server, merchant, { account: `${name}One` });
  const two = await givenUser(server, merchant, { account: `${name}Two` });
  const [first, second] = await Promise.all([
    loginAs(server, `${name}One`, testPassword),
    loginAs(server, `${name}Two`, testPassword),
  ]);
  return { merchant, userId: one.userId, otherId: two.userId, first: first!, second: second! };
}
type People = Awaited<ReturnType<typeof givenPeople>>;

const store = ({ merchant }: People, userId: string, bytes: number) =>
  rowsOf(
    server,
    `insert into file (top_id, merchant_id, owner_id, name, kind, media_type, state, size_bytes) values ($1, $2, $3, 'a.pdf', 'manual', 'application/pdf', 'ready', $4)`,
    [merchant.topId, merchant.merchantId, userId, bytes],
  );
const storePictures = ({ merchant }: People, userId: string, count: number) =>
  rowsOf(
    server,
    "insert into image (top_id, merchant_id, name, size_bytes, width, height, used, uploaded_by) select $1::bigint, $2::bigint, md5(concat($2::bigint, ' ', n, ' ', $3::bigint)) || '.png', $5, 1, 1, true, $3::bigint from generate_series(1, $4::int) n",
    [merchant.topId, merchant.merchantId, userId, count, imageLimitBytes],
  );

describe("S13 what is stored", () => {
  it("takes of fifty files at once those for which the person has room, and says how much he uses", async () => {
    const people = await givenPeople("crowd");
    const content = (n: number) => `%PDF-1.7 ${String(n).padStart(91, "0")}`;
    await store(people, people.userId, storageLimits.files.user - 350);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        send(people.first, uploads.upload, { fileName: `${n}.pdf`, fileType: "manual" }, content(n)),
      ),
    );
    const codes = answers.map(({ code }) => code);
    expect(codes.filter((code) => code === accepted)).toHaveLength(3);
    expect(codes.filter((code) => code === "storage.userFull")).toHaveLength(47);
    const refused = answers.find(({ code }) => code !== accepted)!;
    expect(refused.msg).toContain("199.9 MB");
    expect(refused.msg).toContain("200 MB");
    expect(
      (await send(people.second, uploads.upload, { fileName: "b.pdf", fileType: "manual" }, content(1))).code,
    ).toBe(accepted);
  });

  it("ends for everybody of a merchant that has no room, and for nobody of another", async () => {
    const [people, others] = [await givenPeople("full"), await givenPeople("free")];
    await store(people, people.userId, storageLimits.files.merchant);
    const upload = (client: Client) =>
      send(client, uploads.upload, { fileName: "a.pdf", fileType: "manual" }, "%PDF-1.7 a");
    expect((await upload(people.second)).code).toBe("storage.merchantFull");
    expect((await upload(others.first)).code).toBe(accepted);
  });

  it("does not count exports, which go by themselves", async () => {
    const people = await givenPeople("exports");
    await store(people, people.userId, storageLimits.files.merchant);
    await rowsOf(server, "update file set kind = 'export' where merchant_id = $1", [people.merchant.merchantId]);
    const answer = await send(people.first, uploads.upload, { fileName: "a.pdf", fileType: "manual" }, "%PDF-1.7 a");
    expect(answer.code).toBe(accepted);
  });

  it("counts logos, pictures of certificates and of applications together, by person and by merchant", async () => {
    const people = await givenPeople("pictures");
    const { applicationId } = await people.second.call(applications.create, {});
    const all = async (client: Client) =>
      [
        await send(client, merchantLogos.upload, {}, png),
        await send(client, certificateImages.upload, {}, png),
        await send(client, applicationImages.upload, { applicationId, kind: "store" }, png),
      ].map(({ code }) => code);
    await storePictures(people, people.userId, storageLimits.pictures.user / imageLimitBytes);
    // The application is that of the other one, whoever sends its pictures.
    expect(await all(people.first)).toEqual(["storage.userFull", "storage.userFull", accepted]);
    expect(await all(people.second)).toEqual([accepted, accepted, accepted]);
    await storePictures(people, people.otherId, storageLimits.pictures.user / imageLimitBytes);
    expect(await all(people.second)).toEqual(Array.from({ length: 3 }, () => "storage.merchantFull"));
  });

  it("ends for agreements of the platform", async () => {
    const platform = { merchantId: "1", topId: "1", merchantNo: "0" };
    await givenUser(server, platform, { account: "platform", level: "3", roles: ["platformAdmin"] });
    const client = await loginAs(server, "platform", testPassword);
    const pdf = "%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF";
    expect((await send(client, agreementUploads.upload, { agreementName: "A" }, pdf)).code).toBe(accepted);
    await rowsOf(
      server,
      "insert into agreement (name, md5, sha256, content) select 'x', '', '', convert_to(repeat('x', $1::int), 'UTF8') from generate_series(1, 40)",
      [storageLimits.agreements.merchant / 40],
    );
    const answer = await send(client, agreementUploads.upload, { agreementName: "B" }, pdf);
    expect(answer).toMatchObject({ code: "storage.merchantFull", data: { field: "file" } });
  });
});
