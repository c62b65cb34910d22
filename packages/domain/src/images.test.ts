import { describe, expect, it } from "vitest";
import { checkImage, checkImageSize, imageLimitBytes, imageTypeOf } from "./images.ts";

describe("a picture", () => {
  const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);

  it("SYS-10 is PNG or JPEG by its content", () => {
    expect(imageTypeOf(png)).toBe("image/png");
    expect(imageTypeOf(Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0]))).toBe("image/jpeg");
  });

  it.each([
    ["a page", "<html>"],
    ["a program", "MZ"],
    ["a GIF", "GIF89a"],
    ["a drawing", "<svg/>"],
    ["nothing", ""],
    ["only the mark of a PNG", "\u0089PNG\r\n\u001a\n<script>"],
  ])("SYS-10 refuses %s", (_what, text) => {
    expect(checkImage(Buffer.from(text, "latin1"))).toMatchObject({ code: "image.kind" });
  });

  it("SYS-10 takes 2 MB and not a byte more", () => {
    const of = (bytes: number) => Uint8Array.from({ length: bytes }, (_, place) => png[place] ?? 0);
    expect(checkImage(of(imageLimitBytes)).ok).toBe(true);
    expect(checkImage(of(imageLimitBytes + 1))).toMatchObject({ code: "image.tooLarge" });
  });

  it("SYS-10 takes 25 million pixels and none more", () => {
    expect(checkImageSize(5_000, 5_000).ok).toBe(true);
    expect(checkImageSize(5_000, 5_001)).toMatchObject({ code: "image.tooManyPixels", field: "image" });
    expect(checkImageSize(0, 5)).toMatchObject({ code: "image.damaged" });
  });
});
