import type { DownBody } from "@yunshou/contract/machines/downMessages";
import type { UpBody } from "@yunshou/contract/machines/upMessages";
import { popularity } from "./demand.ts";
import type { Random } from "./random.ts";

type Configured = DownBody<"welcome">["lanes"][number];
export type Cabinet = UpBody<"sale">["cabinet"];

export interface ShelfLane {
  readonly cabinet: Cabinet;
  readonly lane: number;
  /** What a piece weighs by the cloud's word, if it said so. */
  readonly weight: Configured["weight"];
  productName: string | null;
  priceFen: number | null;
  capacity: number;
  stock: number;
  sellable: boolean;
  /** Jammed until somebody frees it. */
  jammed: boolean;
  /** How much people like what is in it. */
  appeal: number;
}

const keyOf = (cabinet: string, lane: number) => `${cabinet}/${lane}`;

/** The lanes of one machine as the machine knows them. */
export class Shelf {
  readonly #lanes = new Map<string, ShelfLane>();

  get lanes(): readonly ShelfLane[] {
    return [...this.#lanes.values()];
  }

  /**
   * Takes over lanes that people changed. The count of a lane whose product stays is taken only when `trustCounts` says that
   * the cloud has heard everything.
   */
  change(changed: readonly Configured[], removed: readonly { cabinet: string; lane: number }[], trustCounts: boolean) {
    for (const { cabinet, lane } of removed) this.#lanes.delete(keyOf(cabinet, lane));
    for (const lane of changed) {
      const isOther = this.#lanes.get(keyOf(lane.cabinet, lane.lane))?.productName !== lane.productName;
      this.#put(lane, trustCounts || isOther);
    }
  }

  /**
   * Takes over what the cloud says. The count of a lane that the machine knows is taken only when `trustCounts` says
   * that the cloud has heard everything.
   */
  configure(configured: readonly Configured[], trustCounts: boolean): void {
    const kept = new Set<string>();
    for (const lane of configured) {
      kept.add(keyOf(lane.cabinet, lane.lane));
      this.#put(lane, trustCounts);
    }
    for (const key of this.#lanes.keys()) if (!kept.has(key)) this.#lanes.delete(key);
  }

  #put(lane: Configured, trustCount: boolean): void {
    const key = keyOf(lane.cabinet, lane.lane);
    const known = this.#lanes.get(key);
    const { productName, priceFen, capacity, sellable, weight } = lane;
    this.#lanes.set(key, {
      cabinet: lane.cabinet === "sub" ? "sub" : "main",
      lane: lane.lane,
      weight,
      productName,
      priceFen,
      capacity,
      sellable,
      stock: known === undefined || trustCount ? lane.stock : known.stock,
      jammed: known?.jammed ?? false,
      appeal: popularity(productName ?? ""),
    });
  }

  find(cabinet: string, lane: number): ShelfLane | undefined {
    return this.#lanes.get(keyOf(cabinet, lane));
  }

  /** A lane that a customer could choose now, the popular ones more often. */
  choose(random: Random): ShelfLane | undefined {
    const choices: { value: ShelfLane; weight: number }[] = [];
    for (const lane of this.#lanes.values()) {
      if (lane.sellable && !lane.jammed && lane.stock > 0 && (lane.priceFen ?? 0) > 0)
        choices.push({ value: lane, weight: lane.appeal });
    }
    return choices.length === 0 ? undefined : random.weighted(choices);
  }

  /** Takes up to `quantity` pieces; answers how many there were. */
  take(lane: ShelfLane, quantity: number): number {
    const taken = Math.min(quantity, lane.stock);
    lane.stock -= taken;
    return taken;
  }

  /** Share of the lanes that are nearly empty, 0 to 1. */
  get need(): number {
    let all = 0;
    let low = 0;
    for (const lane of this.#lanes.values()) {
      if (lane.capacity === 0) continue;
      all++;
      if (lane.stock <= 1) low++;
    }
    return all === 0 ? 0 : low / all;
  }

  /** Fills every lane up; answers the lanes that changed. */
  refill(): ShelfLane[] {
    const changed = [...this.#lanes.values()].filter((lane) => lane.stock < lane.capacity && lane.productName !== null);
    for (const lane of changed) lane.stock = lane.capacity;
    return changed;
  }
}
