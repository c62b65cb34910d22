import { describe } from "vitest";
import { isolationOf } from "../suites/isolation.ts";
import { matrixOf } from "../suites/matrix.ts";

describe("isolation", () => isolationOf("goods"));
describe("rules", () => matrixOf("goods"));
