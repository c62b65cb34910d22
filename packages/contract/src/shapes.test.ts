import { describe, expect, it } from "vitest";
import { instant } from "./shapes.ts";

describe("an instant", () => {
  const text = "2026-11-21T06:03:09.500Z";

  it("is a Date on the server and an ISO text in UTC on the wire", () => {
    expect(instant.decode(text)).toEqual(new Date(text));
    expect(instant.encode(new Date(text))).toBe(text);
    expect(JSON.stringify({ at: new Date(text) })).toBe(JSON.stringify({ at: instant.encode(new Date(text)) }));
  });

  it.each(["2026-11-21 06:03:09", "2026-11-21T06:03:09+00:00", "2026-11-21", ""])("is not the text %j", (given) =>
    expect(instant.safeParse(given).success).toBe(false),
  );
});
