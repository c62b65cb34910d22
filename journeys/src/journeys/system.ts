import { createHmac, randomBytes } from "node:crypto";
import { logIn, openVisit, settled } from "../browser.ts";
import { expect, type Journey } from "../journey.ts";
import { act, confirm, dialog, drawer, enter, open, press, row, see } from "../screen.ts";
import type { World } from "../world.ts";

export const translationSeenElsewhere: Journey = {
  area: "system",
  name: "SYS-03 LANG-09: what a person writes over a text of the console is seen at once in another session in that language, and is gone when it is taken back",
  async run(world) {
    const writer = await openVisit(world.browser);
    const reader = await openVisit(world.browser, { language: "de" });
    await Promise.all([logIn(world, writer.page, "admin"), logIn(world, reader.page, "demo")]);
    const bar = reader.page.locator(".shell-links");
    await bar.getByRole("button", { name: "Rückmeldung" }).waitFor();

    const text = `Störung melden ${Date.now().toString(36)}`;
    await open(writer.page, world.url, "/xtgl/yysz?langKey=common.words.layout.feedback&langCode=de");
    const line = row(writer.page, "Deutsch");
    await act(line, "编辑");
    await enter(dialog(writer.page), "langText", text);
    await press(dialog(writer.page), "保存");
    await see(line, text);
    await see(line, "待审核");
    await reader.page.reload();
    await bar.getByRole("button", { name: text }).waitFor();

    await act(line, "恢复原文案");
    await confirm(writer.page, "恢复原文案");
    await see(line, "随产品提供");
    await reader.page.reload();
    await bar.getByRole("button", { name: "Rückmeldung" }).waitFor();
    const troubles = [...writer.troubles, ...reader.troubles];
    expect(troubles.length === 0, `no page reports an error, but: ${troubles.join("; ")}`);
    await Promise.all([writer.context.close(), reader.context.close()]);
  },
};

/** A program of a merchant, which knows nothing but the description of the calls. */
async function ask({ url }: World, key: { id: string; secret: string }, path: string): Promise<string> {
  const [at, nonce] = [String(Math.floor(Date.now() / 1_000)), randomBytes(12).toString("hex")];
  const answer = await fetch(url + path, {
    headers: {
      "yunshou-key": key.id,
      "yunshou-timestamp": at,
      "yunshou-nonce": nonce,
      "yunshou-signature": createHmac("sha256", key.secret).update(["GET", path, at, nonce].join("\n")).digest("hex"),
    },
  });
  const { code } = (await answer.json()) as { code: string };
  return `${answer.status} ${code}`;
}

export const keyWithoutScope: Journey = {
  area: "system",
  name: "SYS-08: somebody makes a key for a program, which reads what the key is for, is refused everything else, and is refused all once the key is revoked; an interface in the own network is refused at its field",
  async run(world) {
    const { context, page, troubles } = await openVisit(world.browser);
    await logIn(world, page, "demo");
    await open(page, world.url, "/xtgl/dsfdjpz");
    await press(page, "开放接口密钥");
    const name = `旅程${Date.now().toString(36)}`;
    await press(drawer(page), "新增密钥");
    await enter(dialog(page), "keyName", name);
    await press(dialog(page), "保存");
    const shown = page.locator(".ant-modal-confirm").last();
    await see(shown, "接口密钥只显示这一次，请立即保存");
    const [id = "", secret = ""] = (await shown.locator(".ant-typography").allInnerTexts()).map((one) => one.trim());
    await shown.getByRole("button").last().click();
    await see(drawer(page), name);

    const [orders, members] = ["/api/v1/system/open/orders?limit=1", "/api/v1/system/open/members?limit=1"];
    const first = await ask(world, { id, secret }, orders);
    expect(first === "200 H0000", `the key reads orders, it is ${first}`);
    const foreign = await ask(world, { id, secret }, members);
    expect(foreign === "403 system.apiScope", `the key reads no members, it is ${foreign}`);

    const line = drawer(page).locator("tr").filter({ hasText: name });
    await press(line, "吊销");
    await confirm(page, "吊销");
    await see(line, "已吊销");
    const after = await ask(world, { id, secret }, orders);
    expect(after === "401 system.apiSignature", `a revoked key reads nothing, it is ${after}`);

    await open(page, world.url, "/xtgl/dsfdjpz");
    await press(page, "新增接口");
    await settled(page);
    await enter(dialog(page), "interfaceUrl", "https://192.168.1.20/hook");
    await press(dialog(page), "保存");
    await see(dialog(page), "接口地址须为公网 https 地址，不带端口和账号");
    expect(troubles.length === 0, `no page reports an error, but: ${troubles.join("; ")}`);
    await context.close();
  },
};
