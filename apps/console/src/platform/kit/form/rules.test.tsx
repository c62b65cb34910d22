import { accept, checkMobile, refuse } from "@yunshou/domain";
import { loadEvery } from "@yunshou/phrases/load";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { loadWanted, phrasesOf } from "../../phrases/loadedRooms.ts";
import { LanguageContext } from "../../phrases/usePhrases.ts";
import { fenOf, ofYuan, ruleOf, useRules } from "./useRules.ts";

await loadWanted("zh");
const zh = phrasesOf("zh", []);

const hooks = { useRules, LanguageContext };

/** The rules as a form of a Chinese page gets them. */
function rulesOf(from: typeof hooks): ReturnType<typeof useRules> {
  const held: ReturnType<typeof useRules>[] = [];
  function Page(): ReactNode {
    held.push(from.useRules());
    return null;
  }
  renderToStaticMarkup(
    <from.LanguageContext value="zh">
      <Page />
    </from.LanguageContext>,
  );
  return held[0]!;
}

/** The program as a page load finds it: no words are there but those of the layout, whatever other files have fetched. */
async function freshProgram() {
  vi.resetModules();
  const rooms = await import("../../phrases/loadedRooms.ts");
  await rooms.loadWanted("zh");
  return { ...rooms, ...(await import("../../phrases/usePhrases.ts")), ...(await import("./useRules.ts")) };
}

/** What the field shows under a value, or nothing. */
const shown = async (rule: ReturnType<typeof ruleOf<string>>, value: string | undefined) =>
  rule.validator(undefined, value as string).then(
    () => undefined,
    (problem: Error) => problem.message,
  );
const above = (fen: bigint) => (fen > 0n ? accept() : refuse("amount.notPositive"));

describe("the rules of form fields", () => {
  const { rule, amount } = rulesOf(hooks);
  const phone = (text: string) => checkMobile(text, "phone");

  it("refuse what the domain refuses, in its words", async () => {
    expect(await shown(rule(phone), "13800138000")).toBeUndefined();
    expect(await shown(rule(phone), "123")).toBe(zh.common.errors["field.notMobile"]);
  });

  it("FORM-01 say why in the words of another room from the first refusal on, though they are fetched for it", async () => {
    const fresh = await freshProgram();
    expect(fresh.isLoaded("zh", "goods")).toBe(false);
    const said = await shown(
      rulesOf(fresh).rule(() => refuse("goods.picturesMissing")),
      "x",
    );
    expect(said).toBe((await loadEvery("errors", "zh"))["goods.picturesMissing"]);
    expect(said).not.toBe(zh.common.failure.operation.operate);
  });

  it("FORM-01 ask the domain about an empty field too, unless it may be empty", async () => {
    expect(await shown(rule(phone), undefined)).toBe("${label}不能为空");
    expect(await shown(rule(phone, { optional: true }), undefined)).toBeUndefined();
    expect(await shown(rule(phone, { optional: true }), "123")).toBe(zh.common.errors["field.notMobile"]);
  });

  it.each([
    ["12.50", undefined],
    ["1.234", zh.common.errors["amount.malformed"]],
    ["0", zh.common.errors["amount.notPositive"]],
    ["  ", "${label}不能为空"],
  ])("of an amount of %j say %j", async (text, problem) => {
    expect(await shown(amount(above), text)).toBe(problem);
  });

  it("take an empty amount where none is needed, and nothing else that is no amount", async () => {
    const optional = amount(above, { optional: true });
    expect([await shown(optional, ""), await shown(optional, "abc")]).toEqual([
      undefined,
      zh.common.errors["amount.malformed"],
    ]);
  });

  it("read an amount as the wire carries it", () => {
    expect([fenOf("3.05"), fenOf(""), ofYuan(accept)("3.05")]).toEqual(["305", "0", accept(305n)]);
  });
});
