import * as contract from "@yunshou/contract/all";
import type { Language } from "@yunshou/contract";
import { loadEvery } from "@yunshou/phrases/load";
import { describe, expect, it } from "vitest";
import { CallFailure, failureText } from "./failure.ts";
import { operationOf } from "./operation.ts";
import { loadRooms, phrasesOf } from "../phrases/loadedRooms.ts";

await Promise.all([loadRooms("zh", ["common"]), loadRooms("de", ["common"])]);
const [zh, de] = [phrasesOf("zh", []), phrasesOf("de", [])];
const textsIn = async (language: Language) => {
  const texts: Readonly<Record<string, string>> = await loadEvery("errors", language);
  return (code: string) => texts[code];
};
const [zhText, deText] = [await textsIn("zh"), await textsIn("de")];

/** Calls of the contract by the name they have there, without those of buyers, whose phone pages know this for themselves. */
const named = (names: readonly string[]) =>
  Object.values(contract).flatMap((resource) =>
    typeof resource !== "object"
      ? []
      : Object.entries(resource as Readonly<Record<string, unknown>>)
          .filter(
            ([name, one]) =>
              names.includes(name) && /^\/api\/(?!.*\/buyer\/)/.test((one as contract.Endpoint).path ?? ""),
          )
          .map(([, one]) => one as contract.Endpoint),
  );
const wanted = (names: readonly string[]) => new Set(named(names).map(operationOf));

describe("what a failed call was about", () => {
  it("FORM-10 is told from the call, throughout the contract", () => {
    expect(wanted(["add", "register"])).toEqual(new Set(["add"]));
    expect(wanted(["update", "rename"])).toEqual(new Set(["modify"]));
    expect(wanted(["remove", "removeMember"])).toEqual(new Set(["delete"]));
    expect(wanted(["generate", "export"])).toEqual(new Set(["create"]));
    expect(
      wanted(["logout", "begin", "act", "command", "setOperation", "setStatus", "process", "refund", "decide"]),
    ).toEqual(new Set(["operate"]));
    expect([contract.account.setPassword, contract.cards.setPassword].map(operationOf)).toEqual(["operate", "modify"]);
    expect([contract.products.create, contract.library.create, contract.medicines.create].map(operationOf)).toEqual(
      Array(3).fill("addProduct"),
    );
    expect(wanted(["list", "detail"])).toEqual(new Set([undefined]));
  });

  it.each([
    ["MSG-20", "operate", "操作失败", "Vorgang fehlgeschlagen"],
    ["MSG-21", "add", "添加失败", "Hinzufügen fehlgeschlagen"],
    ["MSG-37", "addProduct", "商品添加失败", "Hinzufügen des Produkts fehlgeschlagen"],
    ["MSG-22", "modify", "修改失败", "Ändern fehlgeschlagen"],
    ["MSG-23", "delete", "删除失败", "Löschen fehlgeschlagen"],
    ["MSG-24", "create", "创建失败", "Erstellen fehlgeschlagen"],
  ] as const)("FORM-10 %s is the text of a failure that has none of its own", (_id, operation, chinese, german) => {
    const failed = (code: string, message: string) => new CallFailure("refused", code, message, {}, operation);
    for (const failure of [failed("server.failed", "系统异常，请稍后重试"), failed("neverHeard", "")]) {
      expect([failureText(failure, "zh", zh, zhText), failureText(failure, "de", de, deText)]).toEqual([
        chinese,
        german,
      ]);
    }
    expect(failureText(failed("orders.noteRequired", "请填写处理原因"), "zh", zh, zhText)).toBe("请填写处理原因");
    expect(failureText(failed("orders.noteRequired", "请填写处理原因"), "de", de, deText)).toBe(
      deText("orders.noteRequired"),
    );
    expect(failureText(failed("server.failed", "NullPointer #42"), "zh", zh, zhText)).toBe(
      zh.common.errors["server.failed"],
    );
  });
});
