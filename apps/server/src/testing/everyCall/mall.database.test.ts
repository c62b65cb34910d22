import { describe } from "vitest";
import { changesOf } from "../suites/changes.ts";
import { isolationOf } from "../suites/isolation.ts";
import { matrixOf } from "../suites/matrix.ts";

describe("isolation", () => isolationOf("mall"));
describe("changes", () => changesOf("mall"));
describe("rules", () => matrixOf("mall"));
