import { permissions } from "@yunshou/contract";
import { recordActions, recordKinds, recordReaders } from "@yunshou/contract/records";
import { describe, expect, it } from "vitest";
import { placeOf, readersOf, readersOfPart } from "./records.queries.ts";

describe("D8 the map of records", () => {
  it.each(recordKinds)("says of a %s how it is found and which rights read it", (kind) => {
    const where = placeOf(kind, { merchants: ["1"] }, "7").where([]);
    expect(where).toContain(".merchant_id = any(");
    expect(recordActions[kind].length).toBeGreaterThan(0);
    expect(readersOf(kind, { part: Object.keys(readersOfPart[kind] ?? { none: [] })[0]! }).length).toBeGreaterThan(0);
    for (const right of recordReaders[kind]) expect(Object.keys(permissions)).toContain(right);
  });

  it("gives the parts of a kind no right that the kind has not", () => {
    for (const kind of recordKinds) {
      const known: readonly string[] = recordReaders[kind];
      for (const rights of Object.values(readersOfPart[kind] ?? {}))
        expect(known).toEqual(expect.arrayContaining([...rights]));
    }
  });

  it("narrows people with machines where the list of the kind does", () => {
    const narrowed = recordKinds.filter((kind) =>
      placeOf(kind, { merchants: ["1"], machines: ["5"] }, "7")
        .where([])
        .includes("machine_id = any("),
    );
    expect(narrowed.toSorted()).toEqual(["document", "machine", "machineCount", "mallOrder", "order", "ticket"]);
  });
});
