import { describe, expect, it } from "vitest";
import { type BannerForm, bannerStatus, checkBanner } from "./banner.ts";

const form: BannerForm = {
  bannerTitle: " 新品上架 ",
  bannerImage: "a.png",
  bannerLink: "none",
  productId: "1",
  category: "饮料",
  sortNo: 1,
  showFrom: "2026-11-20",
  showTo: "2026-11-20",
};
const asked = (changed: Partial<BannerForm>) => {
  const checked = checkBanner({ ...form, ...changed });
  return checked.ok ? checked.value : [checked.code, checked.field];
};

describe("a banner", () => {
  it("MALL-04 is shown from its first day to its last one while it is enabled", () => {
    const on = (today: string, enabled = true) => bannerStatus(enabled, "2026-11-20", "2026-11-22", today);
    expect(["2026-11-19", "2026-11-20", "2026-11-22", "2026-11-23"].map((today) => on(today))).toEqual([
      "scheduled",
      "shown",
      "shown",
      "expired",
    ]);
    expect(on("2026-11-21", false)).toBe("disabled");
  });

  it("FORM-02 MSG-40 keeps what its link needs alone, and names what is missing", () => {
    expect(asked({})).toMatchObject({ bannerTitle: "新品上架", productId: null, category: "" });
    expect(asked({ bannerLink: "product" })).toMatchObject({ productId: "1", category: "" });
    expect([
      asked({ bannerTitle: " " }),
      asked({ bannerImage: null }),
      asked({ showTo: "2026-11-19" }),
      asked({ sortNo: -1 }),
      asked({ bannerLink: "product", productId: null }),
      asked({ bannerLink: "category", category: " " }),
    ]).toEqual([
      ["field.required", "bannerTitle"],
      ["goods.picturesMissing", "bannerImage"],
      ["range.reversed", "showTo"],
      ["access.sortNo", "sortNo"],
      ["field.required", "productId"],
      ["field.required", "category"],
    ]);
  });
});
