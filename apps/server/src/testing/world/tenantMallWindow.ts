import { businessDomains } from "@yunshou/contract/mall/businessDomains";
import { groupCodePictures, groupCodes } from "@yunshou/contract/mall/groupCodes";
import { mallCategories } from "@yunshou/contract/mall/mallCategories";
import { mallStockLevels } from "@yunshou/contract/mall/mallStockLevels";
import { mallNotices } from "@yunshou/contract/mall/notices";
import { bannerPictures, banners } from "@yunshou/contract/mall/banners";
import { freightTemplates } from "@yunshou/contract/mall/freightTemplates";
import { nextSerial, png } from "./rows.ts";
import { TenantMallDeals } from "./tenantMallDeals.ts";

/** Makes what a mall shows beside its goods: banners, categories, notices, codes and domains. */
export class TenantMallWindow extends TenantMallDeals {
  /** What a form of a banner says; each shows a picture of its own. */
  async bannerForm() {
    const { body } = await this.admin.sendBytes(bannerPictures.upload.path, png);
    const bannerImage = (body.data as { name: string }).name;
    const days = { showFrom: "2020-01-01", showTo: "2099-12-31" };
    return { bannerTitle: this.canary, bannerImage, bannerLink: "none" as const, sortNo: 1, ...days };
  }

  async banner(): Promise<string> {
    return (await this.admin.call(banners.create, await this.bannerForm())).bannerId;
  }

  /** What a form of a category says; each has a name of its own. */
  categoryForm() {
    return { categoryName: `${this.canary.slice(0, 8)}${nextSerial()}`, icon: null, shown: true };
  }

  async mallCategory(): Promise<string> {
    return (await this.admin.call(mallCategories.create, this.categoryForm())).mallCategoryId;
  }

  /** A category whose name tells whose it is, with a product and a corrected stock. */
  protected async standingCategory(): Promise<string> {
    const { mallCategoryId } = await this.admin.call(mallCategories.create, {
      ...this.categoryForm(),
      categoryName: this.name(""),
    });
    const stockLevelId = await this.mallProduct();
    await this.admin.call(mallCategories.assign, { mallProductIds: [stockLevelId], mallCategoryId });
    const correction = { stockPlace: "mall", stockReason: "counted", note: this.canary } as const;
    await this.admin.call(mallStockLevels.correct, { ...correction, stockLevelId, stock: 99 });
    return mallCategoryId;
  }

  /** What a form of a freight template says. */
  freightForm() {
    const rule = {
      provinces: [],
      firstUnits: 1,
      firstFeeFen: "600",
      nextUnits: 1,
      nextFeeFen: "100",
      freeFromFen: null,
    };
    return { templateName: this.canary, measure: "piece" as const, rules: [rule] };
  }

  async freightTemplate(): Promise<string> {
    return (await this.admin.call(freightTemplates.create, this.freightForm())).freightTemplateId;
  }

  /** What a form of a notice says. */
  noticeForm() {
    return { noticeTitle: this.canary, noticeContent: this.canary };
  }

  async notice({ isPublished = false } = {}): Promise<string> {
    const { mallNoticeId } = await this.admin.call(mallNotices.create, this.noticeForm());
    if (isPublished) await this.admin.call(mallNotices.publish, { mallNoticeId });
    return mallNoticeId;
  }

  /** What a form of a group code says; each shows a picture of its own. */
  async groupCodeForm() {
    const { body } = await this.admin.sendBytes(groupCodePictures.upload.path, png);
    return { qrName: this.canary, qrImage: (body.data as { name: string }).name, validTo: "2099-12-31" };
  }

  /** In the mall, unless it hangs at a machine. */
  async groupCode(machineId: string | null = null): Promise<string> {
    return (await this.admin.call(groupCodes.create, { ...(await this.groupCodeForm()), machineId })).groupCodeId;
  }

  /** What a form of a business domain says; each has a name of its own, and the merchant's word in its file. */
  domainForm() {
    const verifyFile = { fileName: `MP_verify_${nextSerial()}.txt`, content: "5f2b7d0c9a1e4c33" };
    return { domainName: `shop${nextSerial()}.example.com`, verifyFile };
  }

  async businessDomain(): Promise<string> {
    return (await this.admin.call(businessDomains.create, this.domainForm())).businessDomainId;
  }
}
