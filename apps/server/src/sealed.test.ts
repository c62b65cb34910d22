import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { currentSchema } from "@yunshou/database/schema";
import { sealedColumns, sealedFiles, sealedSettings, unsealedColumns } from "./sealed.ts";

const folder = new URL("./", import.meta.url);
/** The rotation itself, the keys, and helpers of tests seal nothing of their own. */
const notOwners = ["platform/secrets.ts", "platform/rotation.ts"];

/** Byte columns of all tables, as `table.column`. */
function byteColumns(): string[] {
  return [...currentSchema().matchAll(/create table ([\w.]+) \(\n([\s\S]*?)\n\)/g)].flatMap(
    ([, table = "", body = ""]) =>
      [...body.matchAll(/^ {2}(\w+) bytea\b/gm)].map(([, column = ""]) => `${table}.${column}`),
  );
}

describe("the list of what is sealed", () => {
  it("S14 names every byte column, as sealed or with the reason why not", () => {
    const listed = [
      ...sealedColumns.filter(({ stored }) => stored === "bytea").map(({ table, column }) => `${table}.${column}`),
      ...Object.keys(unsealedColumns),
    ];
    expect(byteColumns().length).toBeGreaterThan(30);
    expect(byteColumns().toSorted()).toEqual(listed.toSorted());
  });

  it("S14 names every source that seals something, so that a rotation misses none", () => {
    const sources = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
      (name) =>
        name.endsWith(".ts") &&
        !/\.test\.ts$|^testing\//.test(name) &&
        readFileSync(new URL(name, folder), "utf8").includes(".seal("),
    );
    const named = new Set([...sealedColumns, ...sealedFiles].map(({ source }) => source));
    expect(sources.filter((name) => !notOwners.includes(name)).toSorted()).toEqual(
      [...named, ...sealedSettings].toSorted(),
    );
  });

  it("makes every keyed hash of a sealed content anew", () => {
    const followers = Object.entries(unsealedColumns).flatMap(([column, why]) =>
      why.startsWith("keyed hash, made anew with ") ? [column] : [],
    );
    const secrets = { keyedHash: () => Buffer.alloc(32) } as never;
    const samples: Readonly<Record<string, string>> = {
      contact_sealed: '{"contactPhone":"1"}',
      patient_sealed: '{"patientName":"a"}',
      receiver_sealed: '{"receiverPhone":"1","pickupCode":"1"}',
      holder_sealed: '{"holderName":"a","holderPhone":"1"}',
    };
    const made = sealedColumns.flatMap(({ table, column, lookups }) =>
      Object.keys(lookups?.(secrets, Buffer.from(samples[column] ?? "1")) ?? {}).map((name) => `${table}.${name}`),
    );
    expect(made.toSorted()).toEqual(followers.toSorted());
  });
});
