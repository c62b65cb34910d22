import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answerError } from "./errors.ts";
import { addConsole, addFiles, createStaticServer } from "./statics.ts";

const root = mkdtempSync(join(tmpdir(), "yunshou-statics-"));
const folders = {
  dataDir: join(root, "data"),
  assets: join(root, "assets"),
  console: join(root, "dist"),
  phone: join(root, "phone"),
};
let app: FastifyInstance;
let files: FastifyInstance;

beforeAll(async () => {
  for (const folder of [
    "data/files/spImg",
    "data/files/softFile",
    "assets/spImg",
    "dist/assets",
    "phone/assets",
    "data/secrets",
  ])
    mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, "data/secrets/master.key"), "0123abcd");
  writeFileSync(join(root, "assets/spImg/cola.svg"), "<svg/>");
  writeFileSync(join(root, "data/files/spImg/own.png"), "png");
  writeFileSync(join(root, "data/files/softFile/agent.zip"), "zip");
  writeFileSync(join(root, "dist/index.html"), "<html>console</html>");
  writeFileSync(join(root, "phone/index.html"), "<html>phone</html>");
  writeFileSync(join(root, "phone/shop.zh.html"), "<html>shop</html>");
  writeFileSync(join(root, "phone/shop.de.html"), "<html>Laden</html>");
  writeFileSync(join(root, "phone/round.de.html"), "<html>Runde</html>");
  writeFileSync(join(root, "phone/assets/shop-1a2b3c.js"), "shop()");
  writeFileSync(join(root, "dist/assets/app-1a2b3c.js"), "console.log(1)");
  writeFileSync(join(root, "dist/assets/app-1a2b3c.js.br"), brotliCompressSync("console.log(1)"));
  app = fastify();
  app.setErrorHandler(answerError);
  app.decorateRequest("language", undefined);
  await addFiles(app, folders);
  await addConsole(app, folders);
  files = await createStaticServer(folders);
});

afterAll(async () => {
  await Promise.all([app.close(), files.close()]);
  rmSync(root, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}, server = app) =>
  server.inject({ method: "GET", url, headers });

describe("static files", () => {
  it("answers every page below /m with the pages for phones, and no other", async () => {
    for (const url of ["/m", "/m/", "/m/buy/YT310001", "/m/machine/1?x=1"])
      expect([url, (await get(url)).body]).toEqual([url, "<html>phone</html>"]);
    for (const url of ["/members", "/mall", "/"]) expect((await get(url)).body).toBe("<html>console</html>");
    const asset = await get("/m/assets/shop-1a2b3c.js");
    expect([asset.body, asset.headers["cache-control"]]).toEqual(["shop()", expect.stringContaining("immutable")]);
    expect((await get("/m/assets/gone-1a2b3c.js")).statusCode).toBe(404);
  });

  it("LANG-03 answers an address for phones with the page that names all its entry needs in the language of the phone", async () => {
    const pageOf = async (url: string, language: string) => (await get(url, { "accept-language": language })).body;
    expect(await pageOf("/m/shop/S100001/basket?x=1", "zh-CN,zh;q=0.9")).toBe("<html>shop</html>");
    expect(await pageOf("/m/shop/S100001", "")).toBe("<html>shop</html>");
    expect(await pageOf("/m/shop/S100001", "de-DE")).toBe("<html>Laden</html>");
    expect(await pageOf("/m/shop/S100001", "fr")).toBe("<html>phone</html>");
    for (const url of ["/m", "/m/", "/m/login", "/m/machine/1"])
      expect(await pageOf(url, "de")).toBe("<html>Runde</html>");
    const { headers } = await get("/m/shop/S100001");
    expect([headers["vary"], headers["cache-control"]]).toEqual([
      expect.stringContaining("accept-language"),
      "no-cache",
    ]);
  });

  it("HTTP-15 HTTP-16 serves uploaded and built-in pictures and files on both ports, and lets none of them run", async () => {
    for (const server of [app, files]) {
      for (const url of ["/spImg/cola.svg", "/spImg/own.png", "/softFile/agent.zip"]) {
        const answer = await get(url, {}, server);
        expect([url, answer.statusCode]).toEqual([url, 200]);
        expect(answer.headers["content-security-policy"]).toContain("default-src 'none'");
        expect(answer.headers["x-content-type-options"]).toBe("nosniff");
      }
      expect((await get("/softFile/agent.zip", {}, server)).headers["content-disposition"]).toBe("attachment");
      expect((await get("/spImg/unknown.png", {}, server)).statusCode).toBe(404);
    }
  });

  it("HTTP-16 lets uploaded pictures and their thumbnails be kept for ever, because their names never stand for another", async () => {
    const name = "0123456789abcdef".repeat(2);
    for (const file of [`${name}.png`, `${name}-320.webp`]) {
      writeFileSync(join(root, "data/files/spImg", file), "x");
      for (const server of [app, files]) {
        const { headers } = await get(`/spImg/${file}`, {}, server);
        expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
        expect(headers["content-type"]).toBe(file.endsWith("png") ? "image/png" : "image/webp");
      }
    }
    for (const url of ["/spImg/cola.svg", "/softFile/agent.zip"])
      expect((await get(url)).headers["cache-control"]).toBe("public, max-age=3600");
  });

  it("never leaves the folders", async () => {
    for (const path of [
      "/spImg/../../secrets/master.key",
      "/spImg/..%2f..%2fsecrets/master.key",
      "/spImg/%2e%2e/%2e%2e/secrets/master.key",
      "/spImg//etc/passwd",
    ]) {
      for (const server of [app, files]) expect((await get(path, {}, server)).body).not.toContain("0123abcd");
    }
  });

  it("caches hashed assets for ever, sends them precompressed, and asks again for the page", async () => {
    const asset = await get("/assets/app-1a2b3c.js", { "accept-encoding": "br" });
    expect([asset.headers["cache-control"], asset.headers["content-encoding"]]).toEqual([
      "public, max-age=31536000, immutable",
      "br",
    ]);
    expect((await get("/assets/app-1a2b3c.js")).body).toBe("console.log(1)");
    const page = await get("/");
    expect([page.body, page.headers["cache-control"]]).toEqual(["<html>console</html>", "no-cache"]);
  });

  it("answers every page path with the console, and an unknown call or file with the envelope", async () => {
    for (const url of ["/login", "/shj/wdshj?page=2", "/databases"]) {
      const page = await get(url);
      expect([url, page.statusCode, page.body, page.headers["cache-control"]]).toEqual([
        url,
        200,
        "<html>console</html>",
        "no-cache",
      ]);
      expect(page.headers["content-security-policy"]).toBeUndefined();
    }
    for (const url of ["/api/v1/x", "/sram/x", "/service-order/x", "/assets/gone-1.js", "/ws/x"]) {
      const answer = await get(url);
      expect([url, answer.statusCode, answer.json<{ code: string }>().code]).toEqual([url, 404, "route.unknown"]);
    }
    expect((await app.inject({ method: "POST", url: "/login" })).statusCode).toBe(404);
  });
});
