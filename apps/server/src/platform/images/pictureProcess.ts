import { imageTypeOf } from "@yunshou/domain/images";
import { refuse, type Refusal } from "@yunshou/domain/result";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { Socket } from "node:net";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import type { Drawing, DrawingOrder } from "./drawing.ts";
import { decodeFrames, encodeFrame } from "./frames.ts";
import type { WorkerOrder } from "./worker.ts";

export interface ProcessLimits {
  /** For one picture; the process ends itself when it needs longer. */
  readonly timeoutMs: number;
  /** On top of it, for the start of the process; then one that cannot end itself is killed. */
  readonly patienceMs: number;
  /** Resident memory of the process, with what the program itself needs. */
  readonly memoryMb: number;
}

/** A process that keeps more than this after a picture makes room for a fresh one, of 85 MB; the next picture may need 200 MB. */
const keptMb = 110;
const idleMs = 60_000;
const worker = fileURLToPath(new URL("worker.ts", import.meta.url));

/** Nothing of our own environment, in which the keys are; one arena keeps freed memory from lying about. */
const environment = { MALLOC_ARENA_MAX: "1", UV_THREADPOOL_SIZE: "2", VIPS_CONCURRENCY: "1" };
const flags = ["--max-old-space-size=64", "--max-semi-space-size=2", "--disable-warning=ExperimentalWarning"];

const side = z.int().min(1).max(65_535);
const answers = z.union([
  z.object({
    refusal: z.object({
      code: z.enum(["image.kind", "image.damaged", "image.tooManyPixels", "image.tooLarge", "image.unprocessed"]),
      values: z.record(z.string(), z.union([z.string().max(20), z.number()])).default({}),
    }),
  }),
  z.object({ sizes: z.array(z.object({ width: side, height: side })), residentMb: z.number() }),
]);

interface Running {
  readonly child: ChildProcess;
  readonly frames: ReturnType<typeof decodeFrames>;
}

/**
 * Decodes pictures in a process of its own, one after the other. It is started by the first picture, ends when there is
 * nothing to do, and whatever ends it in between answers one picture with a refusal; the next gets a fresh process.
 */
export class PictureProcess {
  readonly #limits: ProcessLimits;
  readonly #onFailure: (error: Error) => void;
  #running: Running | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor(limits: ProcessLimits, onFailure: (error: Error) => void) {
    this.#limits = limits;
    this.#onFailure = onFailure;
  }

  /** Of the process that runs, if one does. */
  get id(): number | undefined {
    return this.#running?.child.pid;
  }

  /** One picture at a time: whoever calls waits for the answer before the next. */
  async draw(content: Buffer, order: DrawingOrder): Promise<Drawing | Refusal> {
    clearTimeout(this.#idle);
    const running = (this.#running ??= this.#start());
    const timer = setTimeout(() => running.child.kill("SIGKILL"), this.#limits.timeoutMs + this.#limits.patienceMs);
    try {
      const drawing = await this.#asked(running, content, order);
      this.#idle = setTimeout(() => void this.stop(), idleMs).unref();
      return drawing;
    } catch (error) {
      this.#onFailure(error as Error);
      await this.stop();
      return refuse("image.unprocessed", { field: "image" });
    } finally {
      clearTimeout(timer);
    }
  }

  /** Ends the process, whatever it does; a picture after this gets a fresh one. */
  async stop(): Promise<void> {
    clearTimeout(this.#idle);
    const child = this.#running?.child;
    this.#running = undefined;
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.ref();
    child.kill("SIGKILL");
    await ended;
  }

  async #asked({ child, frames }: Running, content: Buffer, order: DrawingOrder): Promise<Drawing | Refusal> {
    const { timeoutMs, memoryMb } = this.#limits;
    const head: WorkerOrder = { ...order, timeoutMs, memoryMb };
    for (const piece of encodeFrame({ head, parts: [content] })) child.stdin?.write(piece);
    const next = await frames.next();
    if (next.done === true) throw new Error("the picture process ended before its answer");
    const answer = answers.parse(next.value.head);
    if ("refusal" in answer) return { ok: false, field: "image", ...answer.refusal };
    const drawing = proven(content, order, answer.sizes, next.value.parts);
    if (answer.residentMb > keptMb) await this.stop();
    return drawing;
  }

  #start(): Running {
    const child = spawn(process.execPath, [...flags, worker], {
      env: environment,
      stdio: ["pipe", "pipe", "ignore"],
      windowsHide: true,
    });
    const running = {
      child,
      frames: decodeFrames(child.stdout as AsyncIterable<Buffer>, { parts: 8, bytes: 16 * 1_048_576 }),
    };
    const gone = () => {
      if (this.#running === running) this.#running = undefined;
    };
    child.on("exit", gone);
    child.on("error", gone);
    child.stdin.on("error", gone);
    child.stdout.on("error", gone);
    // A process that waits for pictures keeps nobody from ending.
    child.unref();
    (child.stdin as Socket).unref();
    (child.stdout as Socket).unref();
    return running;
  }
}

/** What came back is what was ordered: the original in its own media type, the rest WebP, none too large. */
function proven(
  content: Buffer,
  { thumbnails, limitBytes }: DrawingOrder,
  sizes: readonly { readonly width: number; readonly height: number }[],
  parts: readonly Buffer[],
): Drawing {
  const pictures = parts.map((part, place) => ({ content: part, width: 0, height: 0, ...sizes[place] }));
  const [original, ...rest] = pictures;
  const isWebp = (part: Buffer) => part.toString("latin1", 0, 4) + part.toString("latin1", 8, 12) === "RIFFWEBP";
  if (
    original === undefined ||
    sizes.length !== parts.length ||
    rest.length !== thumbnails.length ||
    original.content.length > limitBytes ||
    imageTypeOf(original.content) !== imageTypeOf(content) ||
    !rest.every((picture) => isWebp(picture.content))
  )
    throw new Error("the picture process answered something else than was ordered");
  return [original, ...rest];
}
