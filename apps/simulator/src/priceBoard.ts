import type { DownBody } from "@yunshou/contract/machines/downMessages";
import type { UpBody } from "@yunshou/contract/machines/upMessages";

type Offers = DownBody<"prices">["offers"];

/** A price below that of the lane: what the pieces cost together, and the offer that says so. */
export interface BoardPrice {
  readonly payFen: number;
  readonly offer: NonNullable<UpBody<"sale">["offer"]>;
}

/** The prices that a machine shows and takes by itself, which a real one keeps on flash. */
export class PriceBoard {
  #version = 0;
  #offers: Offers = [];

  /** The answer to what the cloud offers; undefined for what is late or older than what was taken over. `now` is ms. */
  judge({ version, notAfter, offers }: DownBody<"prices">, now: number): UpBody<"priceAnswer"> | undefined {
    if (now > notAfter || version < this.#version) return undefined;
    this.#version = version;
    this.#offers = offers;
    return { version, result: "applied" };
  }

  /** What so many pieces of a lane cost at this moment; undefined at the price of the lane. */
  priceOf(
    lane: { readonly cabinet: string; readonly lane: number; readonly priceFen: number | null },
    quantity: number,
    now: number,
  ): BoardPrice | undefined {
    const { day, minute } = inChina(now);
    const found = this.#offers.find(
      (one) =>
        one.cabinet === lane.cabinet &&
        one.lane === lane.lane &&
        one.priceFen === lane.priceFen &&
        day >= one.fromDay &&
        day <= one.toDay &&
        minute >= one.from &&
        minute < one.to,
    );
    const payFen = found?.payFen[quantity - 1];
    if (found === undefined || payFen === undefined) return undefined;
    return { payFen, offer: { version: this.#version, offer: found.offer } };
  }
}

/** Machines of the simulator stand in China. */
function inChina(now: number): { readonly day: string; readonly minute: number } {
  const there = new Date(now + 480 * 60_000);
  return { day: there.toISOString().slice(0, 10), minute: there.getUTCHours() * 60 + there.getUTCMinutes() };
}
