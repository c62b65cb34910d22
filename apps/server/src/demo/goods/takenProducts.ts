import { productCodeOf } from "@yunshou/domain";
import type { DemoLibraryProduct } from "../libraryProducts.ts";
import type { DemoProduct } from "../products.ts";

interface Terms {
  readonly kind: DemoProduct["kind"];
  /** Price of the usual size; others cost by their weight. */
  readonly fen: number;
  readonly grams: number;
  readonly shelfLifeDays: number;
}

/** What products of each category cost, and how long they keep. */
const terms: Readonly<Record<string, Terms>> = {
  饮用水: { kind: "drink", fen: 250, grams: 570, shelfLifeDays: 540 },
  茶饮料: { kind: "drink", fen: 500, grams: 528, shelfLifeDays: 365 },
  果汁: { kind: "drink", fen: 650, grams: 478, shelfLifeDays: 270 },
  运动饮料: { kind: "drink", fen: 600, grams: 530, shelfLifeDays: 365 },
  汽水: { kind: "drink", fen: 350, grams: 350, shelfLifeDays: 365 },
  咖啡: { kind: "drink", fen: 800, grams: 280, shelfLifeDays: 240 },
  乳制品: { kind: "fresh", fen: 500, grams: 264, shelfLifeDays: 180 },
  甜点: { kind: "fresh", fen: 550, grams: 196, shelfLifeDays: 120 },
  熟食: { kind: "fresh", fen: 500, grams: 66, shelfLifeDays: 180 },
  膨化食品: { kind: "snack", fen: 650, grams: 79, shelfLifeDays: 270 },
  饼干: { kind: "snack", fen: 750, grams: 104, shelfLifeDays: 300 },
  糖果: { kind: "snack", fen: 600, grams: 44, shelfLifeDays: 365 },
  坚果: { kind: "snack", fen: 1_200, grams: 88, shelfLifeDays: 240 },
  肉脯: { kind: "snack", fen: 1_600, grams: 56, shelfLifeDays: 270 },
  方便面: { kind: "snack", fen: 600, grams: 128, shelfLifeDays: 180 },
  面包: { kind: "snack", fen: 600, grams: 86, shelfLifeDays: 30 },
  日用品: { kind: "snack", fen: 350, grams: 60, shelfLifeDays: 1_095 },
};

/** Half yuan, as prices end on machines. */
const priceStepFen = 50;

function taken(
  { name, brand, category, specification, unit, barcode, weightGrams, toleranceGrams, image }: DemoLibraryProduct,
  place: number,
): DemoProduct {
  const { kind, fen, grams, shelfLifeDays } = terms[category]!;
  // Larger sizes are cheaper by the gram.
  const priceFen = Math.max(2, Math.round((fen * (weightGrams / grams) ** 0.7) / priceStepFen)) * priceStepFen;
  return {
    code: productCodeOf(place + 1),
    name: `${name} ${specification}`,
    brand,
    category,
    specification,
    unit,
    priceFen,
    purchaseFen: Math.round(priceFen * (0.5 + (place % 13) / 100)),
    image,
    shelfLifeDays,
    kind,
    appeal: 1,
    barcode,
    weightGrams,
    toleranceGrams,
  };
}

/** Products that the retail merchant took from the platform's library: of all brands and categories, none on a lane yet. */
export function takenProducts(count: number, library: readonly DemoLibraryProduct[]): DemoProduct[] {
  return Array.from({ length: count }, (_, place) =>
    taken(library[Math.floor((place * library.length) / count)]!, place),
  );
}
