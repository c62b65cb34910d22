import { readFileSync } from "node:fs";
import { Readable } from "node:stream";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { pngOf } from "../../testing/standIns/pictures.ts";
import { createPictures, type Pictures } from "./pictures.ts";

const failures: string[] = [];
const started: Pictures[] = [];
const start = (limits: Parameters<typeof createPictures>[1] = {}) => {
  const pictures = createPictures({ warn: ({ err }) => void failures.push(err.message) }, limits);
  started.push(pictures);
  return pictures;
};
afterAll(() => Promise.all(started.map((pictures) => pictures.stop())));

const order = { kind: "document", queue: "1" } as const;
const small = pngOf();
/** 24 megapixels of noise that packs well, so that a decoder is busy for a while. */
const large = sharp({ create: { width: 4_900, height: 4_900, channels: 3, background: "teal" } })
  .png({ progressive: true })
  .toBuffer();
const isLinux = process.platform === "linux";
const peakMb = (id: number | undefined) =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, "utf8"))?.[1]) / 1_024;

/** Until the process of `pictures` runs, and is not the one before. */
async function processOf(pictures: Pictures): Promise<number> {
  await expect.poll(() => pictures.processId, { interval: 2 }).toBeDefined();
  return pictures.processId ?? 0;
}

describe("the process that decodes pictures", () => {
  it("S13 answers one picture with a refusal when it is killed, and gives the next a fresh process", async () => {
    const pictures = start();
    const lost = pictures.draw(await large, order);
    const next = pictures.draw(small, order);
    const first = await processOf(pictures);
    process.kill(first, "SIGKILL");
    expect(await lost).toMatchObject({ ok: false, code: "image.unprocessed", field: "image" });
    expect(await next).toMatchObject({ width: 4, height: 3 });
    expect(pictures.processId).not.toBe(first);
    expect(failures.at(-1)).toMatch(/ended/);
  });

  it("S13 loses no picture when it is killed between two", async () => {
    const pictures = start();
    await pictures.draw(small, order);
    const first = await processOf(pictures);
    process.kill(first, "SIGKILL");
    await expect.poll(() => pictures.processId).toBeUndefined();
    expect(await pictures.draw(small, order)).toMatchObject({ width: 4 });
  });

  it("S13 ends what needs too long, and takes the next", async () => {
    const pictures = start({ timeoutMs: 120 });
    expect(await pictures.draw(await large, order)).toMatchObject({ code: "image.unprocessed" });
    await pictures.stop();
    expect(await start().draw(small, order)).toMatchObject({ width: 4 });
  });

  it("S13 ends one that hangs and answers nothing", async () => {
    const pictures = start({ timeoutMs: 500, patienceMs: 3_000 });
    // A busy machine may take longer than that to the first one, whose process is ended too.
    await expect.poll(() => pictures.draw(small, order)).toMatchObject({ width: 4 });
    const id = await processOf(pictures);
    process.kill(id, "SIGSTOP");
    expect(await pictures.draw(small, order)).toMatchObject({ code: "image.unprocessed" });
    expect(() => process.kill(id, 0)).toThrow();
    expect(await pictures.draw(small, order)).toMatchObject({ width: 4 });
  });

  it("S13 ends what needs too much memory", async () => {
    const pictures = start({ memoryMb: 110 });
    expect(await pictures.draw(await large, order)).toMatchObject({ code: "image.unprocessed" });
    expect(await pictures.draw(small, order)).toMatchObject({ width: 4 });
  });

  it.runIf(isLinux)("S13 stays below 300 MB with the most that a picture may need, one after the other", async () => {
    const pictures = start();
    const photograph = await sharp({ create: { width: 5_000, height: 5_000, channels: 3, background: "teal" } })
      .withMetadata({ orientation: 6 })
      .jpeg({ progressive: true, chromaSubsampling: "4:4:4", quality: 60 })
      .toBuffer();
    let peak = 0;
    const watch = setInterval(() => {
      if (pictures.processId !== undefined) peak = Math.max(peak, peakMb(pictures.processId));
    }, 5);
    for (const content of [photograph, await large, photograph])
      expect(await pictures.draw(content, order)).toMatchObject({ width: expect.any(Number) as number });
    clearInterval(watch);
    expect(peak).toBeGreaterThan(100);
    expect(peak).toBeLessThan(300);
  });

  it.runIf(isLinux)("S13 knows nothing of our environment", async () => {
    process.env["YUNSHOU_TEST_SECRET"] = "open sesame";
    const pictures = start();
    await pictures.draw(small, order);
    const environment = readFileSync(`/proc/${await processOf(pictures)}/environ`, "latin1");
    expect(environment).toContain("VIPS_CONCURRENCY=1");
    expect(environment).not.toContain("sesame");
  });
});

describe("pictures of many merchants", () => {
  it("S13 puts the first of one merchant before the fiftieth of another", async () => {
    const pictures = start();
    const done: string[] = [];
    const send = async (queue: string) => {
      const answer = await pictures.receive(Readable.from([small]), { kind: "product", queue });
      done.push("ok" in answer ? answer.code : queue);
    };
    const crowd = Array.from({ length: 50 }, () => send("crowd"));
    await Promise.all([...crowd, send("other")]);
    expect(done.filter((queue) => queue === "crowd")).toHaveLength(50);
    expect(done.indexOf("other")).toBeLessThanOrEqual(4);
  });

  it("S13 reads four bodies of a merchant at once, and turns the hundred and fifth away", async () => {
    const pictures = start();
    let begun = 0;
    const slow = () =>
      new Readable({
        read() {
          begun += 1;
        },
      });
    const bodies = Array.from({ length: 104 }, slow);
    const sent = bodies.map((body) => pictures.receive(body, order));
    await expect.poll(() => begun).toBe(4);
    expect(await pictures.receive(slow(), order)).toMatchObject({ code: "image.busy" });
    expect(await pictures.receive(Readable.from([small]), { ...order, queue: "2" })).toMatchObject({ width: 4 });
    for (const body of bodies) body.push(null);
    expect(await Promise.all(sent)).toEqual(sent.map(() => expect.objectContaining({ code: "image.kind" }) as unknown));
  });
});
