import type { Cases } from "./case.ts";
import { codeCases } from "./codes.ts";

/** Inputs of the calls of promotions and codes. */
export const marketingCases: Cases = { ...codeCases };
