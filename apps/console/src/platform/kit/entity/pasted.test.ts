import { describe, expect, it } from "vitest";
import { pastedNumbers, portions } from "./pasted.ts";

describe("pasted numbers", () => {
  it.each([
    ["YT110001\nYT110002\r\nYT110003\n", ["YT110001", "YT110002", "YT110003"]],
    ["YT110001\t国贸\nYT110002\t广场", ["YT110001", "国贸", "YT110002", "广场"]],
    ["YT110001，YT110002、YT110003；YT110004", ["YT110001", "YT110002", "YT110003", "YT110004"]],
    ["YT110001 YT110002  YT110001", ["YT110001", "YT110002"]],
    ["Terminal One Coffee Bar №2", ["Terminal One Coffee Bar №2"]],
    ["  \n ", []],
  ])("M9 of %j are each named once", (text, numbers) => {
    expect(pastedNumbers(text)).toEqual(numbers);
  });

  it("M9 are asked for in portions, none left out", () => {
    expect(portions([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
    expect(portions([], 2)).toEqual([]);
  });
});
