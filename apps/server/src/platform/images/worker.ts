import type { Refusal } from "@yunshou/domain/result";
import { type DrawingOrder, drawPicture } from "./drawing.ts";
import { decodeFrames, encodeFrame } from "./frames.ts";

/** The order of one picture, and what ends this process when it costs more. */
export interface WorkerOrder extends DrawingOrder {
  readonly timeoutMs: number;
  readonly memoryMb: number;
}

export type WorkerAnswer =
  | { readonly refusal: Refusal }
  | { readonly sizes: readonly { readonly width: number; readonly height: number }[]; readonly residentMb: number };

const watchMs = 5;
const residentMb = () => process.memoryUsage.rss() / 1_048_576;

/** Ends this process at once. An ordinary exit would wait for the decoder. */
const end = () => process.kill(process.pid, "SIGKILL");

/** Draws within the limits, or ends the process. The decoder runs beside this thread, so the watch goes on. */
async function withinLimits<T>({ timeoutMs, memoryMb }: WorkerOrder, work: () => Promise<T>): Promise<T> {
  const until = performance.now() + timeoutMs;
  const watch = setInterval(() => {
    if (residentMb() > memoryMb || performance.now() > until) end();
  }, watchMs);
  try {
    return await work();
  } finally {
    clearInterval(watch);
  }
}

async function answered(content: Buffer, order: WorkerOrder): Promise<Buffer[]> {
  const made = await withinLimits(order, () => drawPicture(content, order));
  if ("ok" in made) return encodeFrame<WorkerAnswer>({ head: { refusal: made }, parts: [] });
  const sizes = made.map(({ width, height }) => ({ width, height }));
  return encodeFrame<WorkerAnswer>({
    head: { sizes, residentMb: residentMb() },
    parts: made.map((picture) => picture.content),
  });
}

const limits = { parts: 1, bytes: 16 * 1_048_576 };
for await (const { head, parts } of decodeFrames(process.stdin as AsyncIterable<Buffer>, limits)) {
  for (const piece of await answered(parts[0] ?? Buffer.alloc(0), head as WorkerOrder)) process.stdout.write(piece);
}
