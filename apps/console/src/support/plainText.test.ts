import { describe, expect, it } from "vitest";
import { plainText } from "./plainText.ts";

describe("plainText", () => {
  it("SYS-05 names a message without the marks of its headings, lists and bold words", () => {
    expect(plainText("# 通知\n\n- **铃铛**显示最新消息；\n- `重新登录`后可见")).toBe(
      "通知 铃铛显示最新消息； 重新登录后可见",
    );
  });

  it("SYS-05 keeps the words of a link and the description of a picture", () => {
    expect(plainText("看[知识库](https://a.example/b)与 ![机器](/spImg/1.png)")).toBe("看知识库与 机器");
  });

  it("SYS-05 leaves a single star, an underscore and a number in a sentence as they are", () => {
    expect(plainText("2 * 3_4 的 10.5 元")).toBe("2 * 3_4 的 10.5 元");
  });
});
