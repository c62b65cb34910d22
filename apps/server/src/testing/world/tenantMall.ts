import { shopKinds } from "@yunshou/domain";
import { TenantCodes } from "./tenantCodes.ts";

/** Makes the shops of a merchant. */
export class TenantMall extends TenantCodes {
  async mall(): Promise<void> {
    const columns =
      "top_id, merchant_id, kind, name, service_phone, address, longitude, latitude, announcement, delivery_ways";
    for (const kind of shopKinds)
      await this.id(
        `insert into shop (${columns}) values ($1, $2, $3, $4, '400-1', $4, 113, 23, $4, '{delivery,pickup}')`,
        [this.topId, this.merchantId, kind, this.canary],
      );
  }
}
