import { describe, expect, it } from "vitest";
import { pictureKinds, thumbnailName, thumbnailSides } from "./imageSizes.ts";

describe("the sizes of pictures", () => {
  it("SYS-10 a thumbnail is smaller than its original and bears its name", () => {
    for (const { side, thumbnails } of Object.values(pictureKinds))
      for (const smaller of thumbnails) expect(smaller).toBeLessThan(side);
    expect(thumbnailName(`${"0a".repeat(16)}.jpg`, 320)).toBe(`${"0a".repeat(16)}-320.webp`);
  });

  it("S13 every size of every kind is known to what removes pictures", () => {
    for (const { thumbnails } of Object.values(pictureKinds))
      for (const side of thumbnails) expect(thumbnailSides).toContain(side);
  });
});
