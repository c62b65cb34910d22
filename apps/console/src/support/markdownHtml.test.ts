import { describe, expect, it } from "vitest";
import { writtenHtml } from "./markdownHtml.ts";

const picture = `/spImg/${"a".repeat(32)}.png`;
/** Tags that stand in HTML, with what stands in them. */
const tagsOf = (html: string) => html.match(/<[^/][^>]*>/g) ?? [];

/** What a browser makes of the result is proven in one: `journeys/src/journeys/articles.ts`. */
describe("a text in Markdown", () => {
  it("SYS-13 becomes headings, lists, links and stored pictures", () => {
    expect(writtenHtml(`# 退款\n\n- **原路**退回\n\n[说明](https://example.com) ![图](${picture})`).trim()).toBe(
      `<h1>退款</h1>\n<ul>\n<li><strong>原路</strong>退回</li>\n</ul>\n<p><a href="https://example.com">说明</a> <img src="${picture}" alt="图"></p>`,
    );
  });

  it.each(["mailto:a@example.com", "#below", picture])("SYS-13 may lead to %s", (address) => {
    expect(tagsOf(writtenHtml(`[x](${address})`))).toEqual(["<p>", `<a href="${address}">`]);
  });

  it.each([
    "[x](javascript:alert(1))",
    "[x](JaVaScRiPt:alert(1))",
    "[x](java&#115;cript:alert(1))",
    "[x](<java\tscript:alert(1)>)",
    "[x](\u0001javascript:alert(1))",
    "[x](data:text/html,alert(1))",
    "[x](vbscript:alert(1))",
    "[x](//elsewhere/page)",
    "[x](/login)",
    "[x]: javascript:alert(1)\n\n[x]",
    "<javascript:alert(1)>",
    "![x](https://elsewhere/pixel.png)",
    "![x](javascript:alert(1))",
    "![x](data:image/svg+xml,alert)",
    `![x](${picture}?x=1)`,
    `![x](//elsewhere${picture})`,
    '![" onerror="alert(1)](x)',
    "![<script>alert(1)</script>](x)",
    "<script>alert(1)</script>",
    "x <b onclick=alert(1)>y</b>",
    "<img src=x onerror=alert(1)>",
    "<svg onload=alert(1)>",
    "<!-- --><iframe src='https://elsewhere'></iframe>",
  ])("SYS-13 keeps of %j the words alone", (text) => {
    expect(tagsOf(writtenHtml(text)).filter((tag) => tag !== "<p>")).toEqual([]);
  });

  it("SYS-13 lets neither a title nor a language of code break out of its attribute", () => {
    for (const text of ["[x](https://a '\" onclick=\"alert(1)')", '```"onclick="alert(1)\nx\n```'])
      expect(tagsOf(writtenHtml(text)).join(""), text).not.toMatch(/"\s*onclick=/);
  });
});
