import { laneNumber, type LaneMode } from "@yunshou/domain";
import { createRandom, type Random } from "@yunshou/simulator";
import type { NewLane } from "./demo.queries.ts";
import type { DemoPlace } from "./places.ts";
import { pharmacyProducts, retailProducts, type DemoProduct } from "./products.ts";

type Kind = DemoProduct["kind"];

/** What stands on a layer from the top down: light things above, bottles below. */
const layersOf: Readonly<Record<DemoPlace["type"], readonly Kind[]>> = {
  combined: ["snack", "snack", "snack", "fresh", "drink", "drink"],
  snack: ["snack", "snack", "snack", "snack", "fresh", "drink"],
  drink: ["fresh", "drink", "drink", "drink", "drink", "drink"],
  fresh: ["fresh", "fresh", "snack", "drink", "drink", "drink"],
  coffee: ["snack", "fresh", "drink", "drink", "drink", "drink"],
  pharmacy: ["medicine", "medicine", "medicine", "medicine", "medicine", "medicine"],
  locker: ["snack", "snack", "snack", "snack", "snack", "snack"],
};

const sizes: Readonly<Record<Kind, { mode: LaneMode; capacity: number }>> = {
  drink: { mode: "medium", capacity: 8 },
  snack: { mode: "small", capacity: 10 },
  fresh: { mode: "medium", capacity: 7 },
  medicine: { mode: "small", capacity: 8 },
};

const products: readonly DemoProduct[] = [...retailProducts, ...pharmacyProducts];

/** °C that a machine of this type holds. */
export const targetTemperature = ({ type }: DemoPlace): number =>
  type === "pharmacy" ? 18 : type === "snack" ? 16 : 5;

/** The lanes of a machine: every product of a layer's kind in turn, the popular ones first and twice. */
export function lanesFor(place: DemoPlace, productIds: ReadonlyMap<string, string>, loadedOn: string): NewLane[] {
  const random = createRandom(2_026).fork(place.machineNo);
  const queues = new Map<Kind, DemoProduct[]>();
  const lanes: NewLane[] = [];
  for (let layer = 1; layer <= place.layers; layer++) {
    const kind = layersOf[place.type][layer - 1 + (place.type === "pharmacy" ? 0 : 6 - place.layers)] ?? "drink";
    for (let position = 1; position <= place.perLayer; position++) {
      const product = nextProduct(queues, kind, random);
      const bulky = product.code === "S013";
      lanes.push({
        laneNo: laneNumber(layer, position),
        mode: bulky ? "large" : sizes[kind].mode,
        productId: productIds.get(product.code)!,
        priceFen: product.priceFen + surcharge(place, product),
        purchaseFen: product.purchaseFen,
        capacity: bulky ? 5 : sizes[kind].capacity,
        warnThreshold: 2,
        batchNo: `${loadedOn.replaceAll("-", "")}${String(random.between(1, 99)).padStart(2, "0")}`,
      });
    }
  }
  return lanes;
}

function nextProduct(queues: Map<Kind, DemoProduct[]>, kind: Kind, random: Random): DemoProduct {
  let queue = queues.get(kind) ?? [];
  if (queue.length === 0) {
    const own = products.filter((product) => product.kind === kind);
    const twice = own.flatMap((product) => (product.appeal >= 1.7 ? [product, product] : [product]));
    queue = twice
      .map((product) => ({ product, rank: product.appeal * (0.6 + random.next()) }))
      .sort((a, b) => b.rank - a.rank)
      .map(({ product }) => product);
    queues.set(kind, queue);
  }
  return queue.shift()!;
}

/** Stations and airports are dearer. */
function surcharge({ point }: DemoPlace, { kind }: DemoProduct): number {
  return kind !== "medicine" && /候车厅|到达厅|口岸/.test(point) ? 50 : 0;
}
