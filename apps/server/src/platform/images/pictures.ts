import {
  checkImage,
  imageLimitBytes,
  imageLimitPixels,
  type ImageType,
  type PictureKind,
  pictureKinds,
  refuse,
  type Refusal,
  type Result,
} from "@yunshou/domain";
import type { Readable } from "node:stream";
import type { DrawnPicture } from "./drawing.ts";
import { FairTurns, type TurnLimits } from "./fairTurns.ts";
import { readImageBody } from "./body.ts";
import { PictureProcess, type ProcessLimits } from "./pictureProcess.ts";

/** A picture as it may be stored and served. */
export interface Picture extends DrawnPicture {
  readonly mediaType: ImageType;
  /** Ending of a file name. */
  readonly extension: "png" | "jpg";
  /** Smaller copies in WebP, as the kind declares them. */
  readonly thumbnails: readonly (DrawnPicture & { readonly side: number })[];
}

export interface PictureOrder {
  readonly kind: PictureKind;
  /** Who takes turns with others: the merchant, or whatever sends on its own. */
  readonly queue: string;
  /** A stricter rule about what was sent than that of every picture. */
  readonly check?: (content: Uint8Array) => Result<ImageType>;
}

/** The door through which every picture of people comes in (SYS-10). */
export interface Pictures {
  /**
   * A picture made anew: upright, without metadata, no larger than its kind allows.
   * Refuses what is no PNG or JPEG, damaged, above 2 MB or 25 million pixels, or costs too much to decode.
   */
  draw(content: Buffer, order: PictureOrder): Promise<Picture | Refusal>;
  /** The same of a request's body, which is read when the turn of `queue` has come. @throws Refused above 2 MB. */
  receive(body: Readable | undefined, order: PictureOrder): Promise<Picture | Refusal>;
  /** Of the picture process, while it runs. */
  readonly processId: number | undefined;
  stop(): Promise<void>;
}

/** What is known of a failed picture goes to the log; the picture itself never does. */
interface PictureLog {
  warn(detail: { readonly err: Error }, message: string): void;
}

const processLimits: ProcessLimits = { timeoutMs: 10_000, patienceMs: 5_000, memoryMb: 290 };
/** Bodies in memory: four of a merchant, while the rest waits unread. */
const bodyTurns: TurnLimits = { atOnce: Infinity, atOnceOfKey: 4, waiting: 2_000, waitingOfKey: 100 };
/** One picture is decoded at a time; forty whole ones that wait need 80 MB. */
const drawingTurns: TurnLimits = { atOnce: 1, atOnceOfKey: 1, waiting: 40, waitingOfKey: 40 };

export function createPictures(log: PictureLog, limits: Partial<ProcessLimits> = {}): Pictures {
  const process = new PictureProcess({ ...processLimits, ...limits }, (err) =>
    log.warn({ err }, "a picture could not be processed"),
  );
  const bodies = new FairTurns(bodyTurns);
  const drawings = new FairTurns(drawingTurns);
  const busy = () => refuse("image.busy", { field: "image" });

  async function draw(content: Buffer, { kind, queue, check = checkImage }: PictureOrder): Promise<Picture | Refusal> {
    const type = check(content);
    if (!type.ok) return type;
    const { side, thumbnails } = pictureKinds[kind];
    const order = { side, thumbnails, limitPixels: imageLimitPixels, limitBytes: imageLimitBytes };
    const answer = (await drawings.run(queue, () => process.draw(content, order)))?.done ?? busy();
    if ("ok" in answer) return answer;
    const [original, ...copies] = answer;
    return {
      ...original,
      mediaType: type.value,
      extension: type.value === "image/png" ? "png" : "jpg",
      thumbnails: copies.map((copy, place) => ({ ...copy, side: thumbnails[place] ?? 0 })),
    };
  }

  return {
    draw,
    async receive(body, order) {
      const received = await bodies.run(order.queue, async () => draw(await readImageBody(body), order));
      return received?.done ?? busy();
    },
    get processId() {
      return process.id;
    },
    stop: () => process.stop(),
  };
}
