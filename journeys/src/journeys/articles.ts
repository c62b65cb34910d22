import { logIn, openVisit } from "../browser.ts";
import { eventually, expect, type Journey } from "../journey.ts";
import { act, choose, confirm, enter, open, press, row, see, state } from "../screen.ts";

/** What would run or be fetched, if it became a part of the page; beside it what may stay. */
const hostile = [
  "## 处理步骤",
  "- **停售**该货道",
  "[说明](https://example.com/help) [脚本](javascript:document.title='run') [数据](data:text/html,run)",
  "![外链](https://example.com/pixel.png)",
  "<img src=x onerror=\"document.title='run'\"><svg onload=\"document.title='run'\"></svg>",
  "<script>document.title = 'run'</script><style>body { display: none }</style><iframe src='https://example.com'></iframe>",
].join("\n\n");

export const writtenArticle: Journey = {
  area: "support",
  name: "SYS-13 TICKET-04 TICKET-05 PERM-15: the platform writes a question in Markdown and publishes it; a guest finds it by pinyin, reads its text without anything in it that runs or fetches, and says that it was useful",
  async run(world) {
    const [writer, guest] = [await openVisit(world.browser), await openVisit(world.browser)];
    const title = `旅程卡货${Date.now().toString(36)}`;
    await logIn(world, writer.page, "admin");
    await open(writer.page, world.url, "/shkf/xzwt");
    const form = writer.page.locator(".kit-form-page:visible");
    await choose(writer.page, form, "category", "卡货");
    await enter(form, "title", title);
    await enter(form, "content", hostile);
    await writer.page.locator(".support-markdown h2").waitFor();
    await press(writer.page, "保存");
    await writer.page.waitForURL("**/shkf/cjwtgl");
    await act(row(writer.page, title), "发布");
    await confirm(writer.page, "发布");
    await state(row(writer.page, title), "已发布").waitFor();

    const fetched: string[] = [];
    guest.page.on("request", (request) => void fetched.push(request.url()));
    await open(guest.page, world.url, "/cjwtjjfa?keyword=lvchengkahuo");
    await see(row(guest.page, title), "常见问题");
    await row(guest.page, title).getByText(title).click();
    await guest.page.waitForURL("**/cjwtjjfafb?id=*");
    const text = guest.page.locator(".support-markdown");
    await text.locator("h2").waitFor();
    const found = await text.evaluate((root) =>
      [...root.querySelectorAll("*")].map((one) =>
        [one.tagName, ...[...one.attributes].map(({ name, value }) => `${name}=${value}`)].join(" ").toLowerCase(),
      ),
    );
    const link = "a href=https://example.com/help target=_blank rel=noopener noreferrer";
    expect(
      [...new Set(found)].join() === ["h2", "ul", "li", "strong", "p", link].join() &&
        !fetched.some((url) => url.includes("example.com")),
      `only what a text may hold is left, not ${found.join(" | ")}`,
    );
    expect(!(await guest.page.title()).includes("run"), "nothing in the text ran");
    await press(guest.page.locator("article"), "有用 0");
    await eventually(
      async () => (await guest.page.getByRole("button", { name: "有用 1" }).count()) === 1,
      "the word of the guest is counted",
    );
    await writer.context.close();
    await guest.context.close();
  },
};
