import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkStorage, type StorageKind, storageLimits } from "./storage.ts";

const kinds = Object.keys(storageLimits) as StorageKind[];
const megabytes = (count: number) => count * 1_048_576;

describe("what may be stored", () => {
  it("S10 ends at the limit of the merchant and at that of the person, and says which and how much is used", () => {
    const { merchant, user } = storageLimits.files;
    expect(checkStorage("files", { merchant: merchant - 5, user: 0 }, 5).ok).toBe(true);
    expect(checkStorage("files", { merchant: merchant - 5, user: 0 }, 6)).toEqual({
      ok: false,
      code: "storage.merchantFull",
      values: { limit: "1024 MB", used: "1023.9 MB" },
    });
    expect(checkStorage("files", { merchant: user, user: user - megabytes(10) }, megabytes(20))).toEqual({
      ok: false,
      code: "storage.userFull",
      values: { limit: "200 MB", used: "190 MB" },
    });
  });

  it("S10 never lets anybody pass a limit, in whatever portions he brings it", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...kinds),
        fc.array(fc.integer({ min: 1, max: megabytes(400) }), { maxLength: 60 }),
        (kind, portions) => {
          let stored = 0;
          for (const bytes of portions)
            if (checkStorage(kind, { merchant: stored, user: stored }, bytes).ok) stored += bytes;
          expect(stored).toBeLessThanOrEqual(storageLimits[kind].user);
        },
      ),
    );
  });

  it.each(["files", "pictures"] as const)("S10 leaves colleagues half of the room for %s and more", (kind) => {
    expect(storageLimits[kind].user * 2).toBeLessThanOrEqual(storageLimits[kind].merchant);
  });
});
