import { logIn, openVisit, settled } from "../browser.ts";
import { eventually, expect, type Journey } from "../journey.ts";
import { plainPicture } from "../plainPicture.ts";
import { drawer, open, press, see } from "../screen.ts";

export const merchantLogo: Journey = {
  area: "merchants",
  name: "SYS-10 SYS-11 TOPBAR-21 MERCHANT-01: a merchant refuses a text that calls itself a picture, uploads its logo, sees it in the top bar at once, and the picture that is served has lost its comment",
  async run(world) {
    const { page } = await openVisit(world.browser);
    await logIn(world, page, "demo");
    await open(page, world.url, "/shgl/shzhxx");
    await settled(page);
    await press(page.locator(".merchant-account"), "编辑");
    const form = drawer(page);
    const before = await form.locator(".kit-image img").getAttribute("src");
    await form
      .locator("input[type=file]")
      .setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: Buffer.from("<svg onload='alert(1)'/>") });
    await see(page, "只支持 PNG 或 JPG 图片");
    await form
      .locator("input[type=file]")
      .setInputFiles({ name: "photo.jpg", mimeType: "image/jpeg", buffer: plainPicture(120, 120, "made by somebody") });
    const address = await eventually(async () => {
      const now = await form.locator(".kit-image img").getAttribute("src");
      return now !== before && now;
    }, "the uploaded picture is shown in the form");
    await press(form, "保存");
    await page.locator(`.shell-person img[src="${address}"]`).waitFor();
    await eventually(
      async () =>
        (await page
          .locator(`.shell-person img[src="${address}"]`)
          .evaluate((image) => (image as HTMLImageElement).naturalWidth)) === 120,
      "the browser shows the picture at its size",
    );
    const served = await fetch(world.url + address);
    expect(
      served.headers.get("content-type") === "image/png" && served.headers.get("x-content-type-options") === "nosniff",
      "the picture is served as what it is",
    );
    expect(!Buffer.from(await served.arrayBuffer()).includes("somebody"), "its comment is gone");
    await page.context().close();
  },
};
