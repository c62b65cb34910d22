import { pages } from "@yunshou/contract/pages";
import { describe, expect, it } from "vitest";
import { exportSources } from "./exports.ts";

const names = exportSources.map(({ name }) => name);

describe("exports", () => {
  it("have a name each, by which the process that writes the file finds them", () => {
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it("are those that pages offer, no fewer and no more", () => {
    expect(names.toSorted()).toEqual(pages.flatMap((page) => page.exports ?? []).toSorted());
  });
});
