import { mkdirSync, writeFileSync } from "node:fs";
import type { Endpoint } from "@yunshou/contract";
import { certificateImages, certificates } from "@yunshou/contract/merchants/certificates";
import { applicationImages, applications } from "@yunshou/contract/merchants/onboarding/applications";
import { pharmacistImages, pharmacists } from "@yunshou/contract/pharmacy/pharmacists";
import { idCardCheckDigit, imageKinds } from "@yunshou/domain";
import { writeAudit } from "../../platform/audit.queries.ts";
import { storedFolder, storedPath } from "../../platform/export/exportFiles.ts";
import { newPhone, nextSerial, png, type Rows } from "./rows.ts";
import { TenantPeople } from "./tenantPeople.ts";

/** Makes applications, certificates, pharmacists, files and log entries of a merchant. */
export class TenantPapers extends TenantPeople {
  /** An application, made through the product by the merchant's administrator. */
  async application(upTo: "draft" | "invited" | "complete" | "submitted"): Promise<string> {
    const one = nextSerial();
    // A year of birth for each thousand, so that a long run of tests gives no number twice.
    const digits = `110101${1950 + (Math.floor(one / 1_000) % 50)}0301${String(one % 1_000).padStart(3, "0")}`;
    const { applicationId } = await this.admin.call(applications.create, {});
    await this.admin.call(applications.saveStep, {
      applicationId,
      step: "subject",
      merchantName: this.name("A"),
      contactName: this.canary,
      contactPhone: newPhone(),
      email: "a@example.com",
      idCardNo: digits + idCardCheckDigit(digits),
    });
    if (upTo === "invited") await this.admin.call(applications.invite, { applicationId });
    if (upTo === "draft" || upTo === "invited") return applicationId;
    await this.admin.call(applications.saveStep, {
      applicationId,
      step: "store",
      storeName: this.canary,
      province: "上海",
      city: "上海市",
      address: this.canary,
    });
    await this.admin.call(applications.saveStep, {
      applicationId,
      step: "bank",
      bankName: this.canary,
      bankAccount: "4111111111111111",
    });
    for (const kind of imageKinds) {
      const path = applicationImages.upload.path.replace(":applicationId", applicationId).replace(":kind", kind);
      await this.admin.sendBytes(path, png);
    }
    if (upTo === "submitted") await this.admin.call(applications.submit, { applicationId, signature: this.canary });
    return applicationId;
  }

  /** A submission of an application to a payment provider, which waits for the merchant to sign. */
  submission(applicationId: string): Promise<string> {
    return this.id(
      `insert into merchant_submission (top_id, merchant_id, application_id, channel, provider, provider_name, fee_rate, state, sign_url, created_by)
       values ($1, $2, $3, 'wechat', 'test', $4, 60, 'signing', $5, $6)`,
      [this.topId, this.merchantId, applicationId, this.canary, `https://sign.example/${this.canary}`, this.adminId],
    );
  }

  /** A picture that waits for its certificate. */
  async picture({ path }: Endpoint = certificateImages.upload): Promise<string> {
    const { body } = await this.admin.sendBytes(path, png);
    return (body.data as { imageId: string }).imageId;
  }

  /** A certificate of the merchant, made through the product. */
  async certificate(): Promise<Pick<Rows, "certificateId" | "imageId">> {
    const imageId = await this.picture();
    const form = {
      merchantId: this.merchantId,
      certType: "merchant" as const,
      certNo: this.name("Z"),
      certName: this.canary,
      certExpiry: "2099-01-01",
      imageIds: [imageId],
    };
    return { imageId, certificateId: (await this.admin.call(certificates.create, form)).certificateId };
  }

  /** What a form of a pharmacist says. */
  async pharmacistForm() {
    const imageIds = [await this.picture(pharmacistImages.upload)];
    return {
      merchantId: this.merchantId,
      userName: this.canary,
      phone: newPhone(),
      certNo: this.name("Y"),
      certName: this.canary,
      certExpiry: "2099-01-01",
      imageIds,
    };
  }

  /** A pharmacist of the merchant, made through the product. */
  async pharmacist(): Promise<Pick<Rows, "pharmacistId" | "pharmacistPhone" | "pharmacistImageId">> {
    const form = await this.pharmacistForm();
    return {
      pharmacistImageId: form.imageIds[0]!,
      pharmacistPhone: form.phone,
      pharmacistId: (await this.admin.call(pharmacists.create, form)).pharmacistId,
    };
  }

  /** A manual of the merchant in the download centre, with content. */
  async file(): Promise<string> {
    const { dataDir } = this.server.context.config;
    const fileId = await this.id(
      "insert into file (top_id, merchant_id, owner_id, name, kind, media_type, state, size_bytes, ready_at) values ($1, $2, $3, $4, 'manual', 'text/plain', 'ready', 10, now())",
      [this.topId, this.merchantId, this.adminId, this.name("F")],
    );
    mkdirSync(storedFolder(dataDir), { recursive: true });
    writeFileSync(storedPath(dataDir, fileId), `${this.canary} content`);
    return fileId;
  }

  async log(object = this.name("O")): Promise<string> {
    return this.write(async (tx) => {
      const entry = {
        action: "machines.update",
        object,
        merchant: { topId: this.topId, merchantId: this.merchantId },
        before: { text: this.canary },
        after: { text: this.canary },
      };
      await writeAudit(tx, { ...entry, actorId: this.adminId, address: "127.0.0.1", requestId: "r" });
      const [row] = await tx.query<{ id: string }>("select max(id)::text as id from audit_log where merchant_id = $1", [
        this.merchantId,
      ]);
      return row!.id;
    });
  }
}
