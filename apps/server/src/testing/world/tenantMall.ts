import { shopKinds } from "@yunshou/domain";
import { nextSerial } from "./rows.ts";
import { TenantCodes } from "./tenantCodes.ts";

/** Makes the mall of a merchant. */
export class TenantMall extends TenantCodes {
  /** Both shops; a merchant has one of each, which a second time gets another phone. */
  async mall(): Promise<void> {
    const columns =
      "top_id, merchant_id, kind, name, service_phone, address, longitude, latitude, announcement, delivery_ways";
    for (const kind of shopKinds)
      await this.id(
        `insert into shop (${columns}) values ($1, $2, $3, $4, $5, $4, 113, 23, $4, '{delivery,pickup}')
         on conflict (merchant_id, kind, top_id) do update set service_phone = excluded.service_phone`,
        [this.topId, this.merchantId, kind, this.canary, `400-${nextSerial()}`],
      );
  }
}
