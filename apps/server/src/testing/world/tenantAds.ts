import { adPictures, ads, adSlots } from "@yunshou/contract/marketing/ads";
import { offlinePickupPictures, offlinePickups } from "@yunshou/contract/orders/offlinePickups";
import { refusedPrices } from "./promotionRows.ts";
import { newPhone, png, type Rows } from "./rows.ts";
import { TenantMall } from "./tenantMall.ts";

/** Makes ad spaces and ads of a merchant. */
export class TenantAds extends TenantMall {
  adSlotForm() {
    return { slotCode: this.name("A"), slotName: this.canary, width: 1080, height: 1920, position: this.canary };
  }

  /** An ad space in which no ad stands. */
  async adSlot(): Promise<string> {
    const form = { merchantId: this.merchantId, ...this.adSlotForm() };
    return (await this.admin.call(adSlots.create, form)).adSlotId;
  }

  /** A picture that no ad shows. */
  async material(): Promise<string> {
    const { body } = await this.admin.sendBytes(adPictures.upload.path, png);
    return (body.data as { materialId: string }).materialId;
  }

  /** What a form of an ad says; each shows a picture of its own in a space of its own. */
  async adForm(machineId = this.rows.machineId) {
    return {
      adName: this.canary,
      adSlotId: await this.adSlot(),
      adType: "picture" as const,
      materialId: await this.material(),
      machineIds: [machineId],
      startDate: "2026-01-01",
      endDate: "2099-12-31",
      slots: [{ from: "00:00", to: "24:00" }],
      sortNo: 1,
    };
  }

  /** An ad that is off, or one that is on and whose machine refused its ads. */
  async ad({ machineId = this.rows.machineId, isRefused = false } = {}): Promise<string> {
    const form = { merchantId: this.merchantId, ...(await this.adForm(machineId)) };
    const { adId } = await this.admin.call(ads.create, form);
    if (!isRefused) return adId;
    await this.admin.call(ads.setEnabled, { adId, enabled: true });
    await this.write((tx) =>
      tx.query("update ad_playlist set state = 'refused', reason = $2 where machine_id = $1", [machineId, this.canary]),
    );
    return adId;
  }

  /** What a form of an offline pickup says, about a prize of its own that did not come out. */
  async offlineForm(machine: Pick<Rows, "machineId" | "machineNo"> = this.rows) {
    const lucky = { won: true, draws: 1, amountFen: 100 };
    const orderNo = await this.order(machine, { paidFen: 100, dispensed: 0, fault: "jam", lucky });
    const { body } = await this.admin.sendBytes(offlinePickupPictures.upload.path, png);
    const pictures = [(body.data as { name: string }).name];
    return { orderNo, applicant: this.canary, contactPhone: newPhone(), pictures, note: this.canary };
  }

  /** An application that nobody reviewed. */
  async offlinePickup(machine: Pick<Rows, "machineId" | "machineNo"> = this.rows): Promise<string> {
    return (await this.admin.call(offlinePickups.apply, await this.offlineForm(machine))).offlinePickupId;
  }

  /** The same with the number of its order. */
  async offlineRows(
    machine: Pick<Rows, "machineId" | "machineNo">,
  ): Promise<Pick<Rows, "offlinePickupId" | "offlineNo">> {
    const form = await this.offlineForm(machine);
    return { ...(await this.admin.call(offlinePickups.apply, form)), offlineNo: form.orderNo };
  }

  /** An ad that its machine showed and whose ads it refused, the space in which it stands, and a picture that no ad shows. */
  async adRows({ machineId }: { readonly machineId: string }): Promise<Pick<Rows, "adId" | "adSlotId" | "materialId">> {
    const adId = await this.ad({ machineId, isRefused: true });
    await refusedPrices(this, machineId);
    return this.write(async (tx) => {
      await tx.query(
        `insert into ad_play (top_id, ad_id, machine_id, merchant_id, day, plays)
         select top_id, id, $2, merchant_id, current_date, 3 from ad where id = $1`,
        [adId, machineId],
      );
      const [row] = await tx.query<{ adSlotId: string; materialId: string }>(
        `select slot_id as "adSlotId", material_id as "materialId" from ad where id = $1`,
        [adId],
      );
      return { adId, ...row! };
    });
  }
}
