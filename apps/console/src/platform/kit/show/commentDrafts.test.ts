import { beforeEach, describe, expect, it } from "vitest";
import { draftOf, keepDraft, mentionedIn, nameOf } from "./commentDrafts.ts";

const wang = { userId: "1", account: "wang", userName: "王五" };
const other = { userId: "2", account: "wang2", userName: "王五" };

describe("D8 drafts of comments", () => {
  beforeEach(() => keepDraft("machine", "YT1", { text: "", chosen: new Map() }));

  it("are kept for each record until they are sent", () => {
    keepDraft("machine", "YT1", { text: "门锁", chosen: new Map() });
    expect([draftOf("machine", "YT1").text, draftOf("order", "YT1").text]).toEqual(["门锁", ""]);
    keepDraft("machine", "YT1", { text: "", chosen: new Map() });
    expect(draftOf("machine", "YT1").text).toBe("");
  });

  it("mention those whose name still stands in the text, and not whose name another begins with", () => {
    const chosen = new Map([
      ["王五", "1"],
      ["王五六", "3"],
      ["李四", "4"],
    ]);
    expect(mentionedIn({ text: "@王五六 请看，李四知道", chosen })).toEqual(["3"]);
    expect(mentionedIn({ text: "@王五 和 @王五六", chosen }).toSorted()).toEqual(["1", "3"]);
  });

  it("tell two people of one name apart by their account", () => {
    expect(nameOf(wang, [wang], new Map())).toBe("王五");
    expect(nameOf(wang, [wang, other], new Map())).toBe("王五(wang)");
    expect(nameOf(other, [other], new Map([["王五", "1"]]))).toBe("王五(wang2)");
  });
});
