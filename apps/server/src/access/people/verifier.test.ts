import { randomBytes } from "node:crypto";
import { kdfVersion } from "@yunshou/contract/access/proof";
import { expect, it } from "vitest";
import { type Secrets, secretsFrom } from "../../platform/secrets.ts";
import { openVerifier, sealVerifier, verifierToCheck } from "./verifier.ts";

/** Secrets that write down what they are asked to do. */
function watched(secrets: Secrets): { secrets: Secrets; work: string[] } {
  const work: string[] = [];
  const proxy = new Proxy(secrets, {
    get: (target, name, receiver) => {
      const value: unknown = Reflect.get(target, name, receiver);
      if (typeof value !== "function") return value;
      return (...parts: unknown[]) => {
        work.push(String(name));
        return Reflect.apply(value, target, parts) as unknown;
      };
    },
  });
  return { secrets: proxy, work };
}

it("S8 does the same work for a known and for an unknown account", () => {
  const real = secretsFrom(randomBytes(32));
  const verifier = randomBytes(32);
  const { sealed } = sealVerifier({ secrets: real, realm: "test" }, "7", verifier.toString("hex"));
  const { secrets, work } = watched(real);
  const keys = { secrets, realm: "test" };
  expect(verifierToCheck(keys, "known", { userId: "7", kdfVersion, verifier: sealed })).toEqual(verifier);
  const ofKnown = work.splice(0);
  const decoy = verifierToCheck(keys, "unknown", undefined);
  expect(work).toEqual(ofKnown);
  expect(verifierToCheck(keys, "unknown", undefined)).toEqual(decoy);
  expect(verifierToCheck(keys, "another", undefined)).not.toEqual(decoy);
  expect(() => openVerifier(keys, "8", kdfVersion, sealed)).toThrow();
});
