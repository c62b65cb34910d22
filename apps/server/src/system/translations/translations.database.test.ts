import { downloads } from "@yunshou/contract/system/downloads";
import { logs } from "@yunshou/contract/system/logs";
import { phraseOverlays, translationFiles, translations } from "@yunshou/contract/system/translations";
import { wordsOf } from "@yunshou/phrases/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";

let server: TestServer;
let translator: Client;
let reader: Client;
let boss: Client;
const code = async (answer: Promise<{ body: { code: string } }>) => (await answer).body.code;
const place = { langKey: "common.fields.orderNo", langCode: "de" } as const;
const rowOf = async (langKey: string, langCode: "de" | "en" | "zh") =>
  (await translator.call(translations.list, { langKey, langCode })).rows.find((row) => row.langKey === langKey)!;
const importFile = (content: string) =>
  translator.sendBytes(`${translationFiles.upload.path}?fileName=texts.csv&language=zh`, content);

beforeAll(async () => {
  server = await startTestServer();
  const platform = { merchantId: "1", topId: "1", merchantNo: "0" };
  await givenUser(server, platform, { account: "translator", level: "3", roles: ["platformAdmin"] });
  await givenUser(server, platform, { account: "reader", level: "3", roles: ["platformAdmin"] });
  await givenUser(server, await givenMerchant(server), { account: "boss" });
  [translator, reader, boss] = (await Promise.all(
    ["translator", "reader", "boss"].map((account) => loginAs(server, account, testPassword)),
  )) as [Client, Client, Client];
});
afterAll(() => server.stop());

describe("texts of the interface", () => {
  it("SYS-03 are written by the platform, seen by a stranger in another session at once, and taken back", async () => {
    const stranger = new Client(server.address);
    const overlay = (known = "") => stranger.call(phraseOverlays.read, { langCode: "de", known });
    const before = await overlay();
    expect(before.rooms).toEqual({});
    expect(await code(boss.try(translations.write, { ...place, langText: "Auftragsnr." }))).toBe("access.noPermission");
    await translator.call(translations.write, { ...place, langText: "Auftragsnr." });
    const after = await overlay(before.version);
    expect(after.rooms).toEqual({ common: { fields: { orderNo: "Auftragsnr." } } });
    expect((await overlay(after.version)).rooms).toBeNull();
    expect(wordsOf("de", "orders").fields.orderNo).toBe("Auftragsnr.");
    expect((await stranger.call(phraseOverlays.read, { langCode: "fr" })).rooms).toEqual({});
    await translator.call(translations.restore, place);
    expect((await overlay(after.version)).rooms).toEqual({});
    expect(wordsOf("de", "orders").fields.orderNo).not.toBe("Auftragsnr.");
  });

  it("LANG-07 SYS-03 keep their places, and a second person reviews them", async () => {
    const filled = { langKey: "translations.words.imported", langCode: "de" } as const;
    expect(await code(translator.try(translations.write, { ...filled, langText: "Fertig" }))).toBe(
      "system.translationPlaces",
    );
    expect(await code(translator.try(translations.write, { ...filled, langKey: "no.such", langText: "x" }))).toBe(
      "record.unknown",
    );
    expect(await code(reader.try(translations.review, filled))).toBe("record.unknown");
    await translator.call(translations.write, { ...filled, langText: "{{same}} gleich, {{written}} neu" });
    expect(await code(translator.try(translations.review, filled))).toBe("system.ownTranslation");
    await reader.call(translations.review, filled);
    expect(await rowOf(filled.langKey, "de")).toMatchObject({ reviewStatus: "reviewed", writer: "translator" });
    expect(await code(reader.try(translations.review, filled))).toBe("state.notAllowed");
    await translator.call(translations.write, { ...filled, langText: "{{written}} / {{same}}" });
    expect(await rowOf(filled.langKey, "de")).toMatchObject({ reviewStatus: "unreviewed", reviewer: null });
  });

  it("LANG-09 are not translated any more when the Chinese text changes, until somebody translates it", async () => {
    const { langKey } = place;
    await translator.call(translations.write, { langKey, langCode: "zh", langText: "交易单号" });
    const untranslated = await translator.call(translations.list, { translationStatus: "notTranslated", pageSize: 50 });
    expect(untranslated.rows.map((row) => row.langKey)).toEqual(Array.from({ length: 8 }, () => langKey));
    expect(await rowOf(langKey, "zh")).toMatchObject({ translationStatus: "translated", langText: "交易单号" });
    const { langText } = await rowOf(langKey, "de");
    await translator.call(translations.write, { ...place, langText });
    expect(await rowOf(langKey, "de")).toMatchObject({ translationStatus: "translated", originalText: "交易单号" });
  });

  it("SYS-03 come from a file as a whole or not at all, and an export can be imported again", async () => {
    const wrong =
      "词条键,语言,词条文本\nlogs.words.before,de,Davor\nlogs.words.none,de,x\ntranslations.words.imported,de,x\n";
    const refused = await importFile(wrong);
    expect(refused.body).toMatchObject({ code: "system.translationsRefused", data: { values: { n: 2, row: 3 } } });
    expect((await rowOf("logs.words.before", "de")).reviewStatus).toBe("delivered");
    expect(await code(importFile("a,b\n1,2\n"))).toBe("system.translationColumns");
    const right =
      "langKey,langCode,langText\nlogs.words.before,Deutsch,Davor\nlogs.words.after,de,\nlogs.words.before,en,Before\n";
    const first = await importFile(right);
    expect(first.body.data).toEqual({ written: 1, same: 1 });
    expect((await importFile(right)).body.data).toEqual({ written: 0, same: 2 });
    expect(await rowOf("logs.words.before", "de")).toMatchObject({ langText: "Davor", reviewStatus: "unreviewed" });
    await translator.call(translations.export, { langKey: "logs.words", format: "csv" });
    expect((await translator.call(downloads.list, {})).rows).toHaveLength(1);
    const day = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
    const written = await translator.call(logs.list, { fromDay: day, toDay: day, pageSize: 50 });
    expect(written.rows.filter(({ logObject }) => logObject === "texts.csv")).toHaveLength(2);
  });
});
