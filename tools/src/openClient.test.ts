import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { clientFile, clientText } from "./openClient.ts";

it("SYS-08 has the client of the open calls as their OpenAPI description says; `npm run client` writes it anew", () => {
  // How it is laid out is the formatter's.
  const words = (text: string) => text.replaceAll(/[\s,;]+/g, "");
  expect(words(readFileSync(clientFile, "utf8"))).toBe(words(clientText()));
});
