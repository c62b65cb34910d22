import { Worker } from "node:worker_threads";
import type { Paper } from "./paper.ts";

let last: Promise<unknown> = Promise.resolve();

/**
 * A page for print as PDF. Cutting fonts takes half a second, so it happens beside the event loop, one file after another.
 *
 * @throws Error when it cannot be drawn.
 */
export function pdfOf(paper: Paper): Promise<Buffer> {
  const mine = last.then(() => draw(paper));
  last = mine.catch(() => undefined);
  return mine;
}

async function draw(paper: Paper): Promise<Buffer> {
  const worker = new Worker(new URL("./pdfWorker.ts", import.meta.url));
  try {
    return await new Promise<Buffer>((done, fail) => {
      worker.once("message", (content: Uint8Array) => done(Buffer.from(content)));
      worker.once("error", fail);
      worker.postMessage(paper);
    });
  } finally {
    await worker.terminate();
  }
}
