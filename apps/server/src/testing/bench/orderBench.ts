import { createTestDatabase } from "@yunshou/database/testing";
import { type Bench, openBenchAt } from "./orderBenchAt.ts";

export * from "./orderBenchAt.ts";

/** A fresh database with one merchant in Shanghai and one machine of lanes 11 to 13, five pieces each at 3.50. */
export const openBench = async (): Promise<Bench> => openBenchAt(await createTestDatabase());
