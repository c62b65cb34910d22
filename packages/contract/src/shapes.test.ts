import { describe, expect, it } from "vitest";
import { instant, isId } from "./shapes.ts";

describe("an id from outside", () => {
  it.each(["1", "999999999999999999", "1000000000000000000", "9199999999999999999"])("is %s", (text) =>
    expect(isId(text)).toBe(true),
  );
  it.each(["", "M1", "9300000000000000000", "10000000000000000000", " 1"])("is not %j", (text) =>
    expect(isId(text)).toBe(false),
  );
});

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
