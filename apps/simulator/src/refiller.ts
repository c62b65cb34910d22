import type { Random } from "./random.ts";
import type { Shelf } from "./shelf.ts";
import type { Stats } from "./stats.ts";
import { fullChangeFen, type Pace, type Till } from "./till.ts";
import type { Timers } from "./timers.ts";
import type { Voice } from "./voice.ts";

/** Nearly empty lanes from this share on bring somebody with a box. */
const refillNeed = 0.15;
const emptyPatienceMs = 5_000;

interface Place {
  readonly shelf: Shelf;
  readonly till: Till;
  readonly voice: Voice;
  readonly timers: Timers;
  readonly stats: Stats;
  readonly random: Random;
  readonly pace: Pace;
}

/** Who fills a machine up: opens the door, repairs lanes, brings goods and change, and closes the door. */
export class Refiller {
  readonly #place: Place;
  #isComing = false;

  constructor(place: Place) {
    this.#place = place;
  }

  /** Comes when lanes run empty, and soon when nothing could be bought. */
  look(somethingLeft: boolean): void {
    const { shelf, timers, random, pace } = this.#place;
    if (this.#isComing || (somethingLeft && shelf.need < refillNeed)) return;
    this.#isComing = true;
    const [soonest, latest] = pace.refillMs;
    timers.after(somethingLeft ? random.between(soonest, latest) : Math.min(soonest, emptyPatienceMs), () =>
      this.#refill(),
    );
  }

  /** The power is cut, and with it every timer. */
  forget(): void {
    this.#isComing = false;
  }

  #refill(): void {
    const { shelf, till, voice, timers, stats, random } = this.#place;
    voice.say("status", { doors: { left: "open" } });
    timers.after(random.between(300, 3_000), () => {
      this.#isComing = false;
      for (const lane of shelf.lanes) till.repair(lane);
      const changed = shelf.refill();
      stats.refills++;
      if (changed.length > 0) {
        const lanes = changed.map(({ cabinet, lane, stock }) => ({ cabinet, lane, stock }));
        voice.say("stock", { lanes, reason: "refill" });
      }
      till.cashFen = fullChangeFen;
      voice.say("status", { doors: { left: "closed" } });
    });
  }
}
