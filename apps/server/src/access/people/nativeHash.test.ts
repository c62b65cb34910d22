import { deriveClientKey } from "@yunshou/contract/access/proof";
import { describe, expect, it } from "vitest";
import { nativeHash } from "./nativeHash.ts";

describe("the hash of passwords on the server", () => {
  it.each(["Yunshou-2026", "密码 ñ 🔑", "x".repeat(200)])(
    "LOGIN-19 derives the same key of %j as a browser does in WebAssembly",
    async (password) => {
      const [native, inBrowser] = await Promise.all([
        deriveClientKey("test", " Demo ", password, nativeHash),
        deriveClientKey("test", " Demo ", password),
      ]);
      expect(native).toEqual(inBrowser);
      expect(native).toHaveLength(32);
    },
  );
});
