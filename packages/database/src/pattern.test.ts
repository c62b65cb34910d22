import { expect, it } from "vitest";
import { likePattern } from "./pattern.ts";

it("takes the wildcards that people type literally", () => {
  expect(likePattern("50%_a\\")).toBe("%50\\%\\_a\\\\%");
});
