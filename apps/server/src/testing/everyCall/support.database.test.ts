import { describe } from "vitest";
import { changesOf } from "../suites/changes.ts";
import { isolationOf } from "../suites/isolation.ts";
import { matrixOf } from "../suites/matrix.ts";

describe("isolation", () => isolationOf("support"));
describe("changes", () => changesOf("support"));
describe("rules", () => matrixOf("support"));
