import type { DownBody } from "@yunshou/contract/machines/downMessages";
import type { UpBody } from "@yunshou/contract/machines/upMessages";

/** Seconds for which one ad is shown before the next. */
const secondsOfOne = 15;

/** The ads of a machine, which a real one keeps on flash, and how often it showed each since it last said so. */
export class AdScreen {
  #version = 0;
  #ads: DownBody<"ads">["ads"] = [];
  #shownUntil = 0;

  /** The answer to what the cloud wants shown; undefined for what is late or older than what was taken over. `now` is ms. */
  judge({ version, notAfter, ads }: DownBody<"ads">, now: number): UpBody<"adAnswer"> | undefined {
    if (now > notAfter || version < this.#version) return undefined;
    this.#version = version;
    this.#ads = ads;
    this.#shownUntil = now;
    return { version, result: "applied" };
  }

  /** What was shown since the last time of asking, one ad after the other; a screen of which nothing is known shows nothing. */
  count(now: number): UpBody<"adPlays">["plays"] {
    const running = this.#ads.filter(({ slots }) => slots.some(({ from, to }) => isWithin(now, from, to)));
    const rounds = Math.floor((now - this.#shownUntil) / 1_000 / secondsOfOne / Math.max(1, running.length));
    if (rounds < 1 || running.length === 0) return [];
    this.#shownUntil = now;
    return running.map(({ adId }) => ({ adId, count: rounds }));
  }
}

/** Machines of the simulator stand in China. */
function isWithin(now: number, from: number, to: number): boolean {
  const minute = (Math.floor(now / 60_000) + 480) % 1_440;
  return minute >= from && minute < to;
}
