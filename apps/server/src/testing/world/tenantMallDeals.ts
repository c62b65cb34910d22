import { flashSales } from "@yunshou/contract/mall/flashSales";
import { groupBuys } from "@yunshou/contract/mall/groupBuys";
import { TenantMallOrders } from "./tenantMallOrders.ts";

/** Makes the flash sales and group purchases of a merchant. */
export class TenantMallDeals extends TenantMallOrders {
  /** What a form of a flash sale says; each is about a product of its own. */
  async flashForm() {
    return {
      mallProductId: await this.mallProduct(),
      flashPriceFen: "100",
      pieces: 5,
      perBuyer: 2,
      startsAt: "2099-01-01T00:00:00Z",
      endsAt: "2099-01-02T00:00:00Z",
    };
  }

  async flashSale(): Promise<string> {
    return (await this.admin.call(flashSales.create, await this.flashForm())).flashSaleId;
  }

  /** What a form of a group purchase says; each is about a product of its own. */
  async groupBuyForm() {
    const { mallProductId, startsAt, endsAt } = await this.flashForm();
    return { mallProductId, groupPriceFen: "100", size: 2, hours: 24, pieces: 5, perBuyer: 2, startsAt, endsAt };
  }

  async groupBuy({ isStarted = false } = {}): Promise<string> {
    const { groupBuyId } = await this.admin.call(groupBuys.create, await this.groupBuyForm());
    if (isStarted) await this.admin.call(groupBuys.start, { groupBuyId });
    return groupBuyId;
  }

  /** A group of a purchase in which one order holds a place and is paid. */
  async groupOf(groupBuyId: string): Promise<string> {
    const buyingGroupId = await this.id(
      `insert into mall_buying_group (top_id, merchant_id, group_buy_id, size, taken, paid, opened_at, ends_at)
       values ($1, $2, $3, 2, 1, 1, now(), now() + interval '1 day')`,
      [this.topId, this.merchantId, groupBuyId],
    );
    const orderNo = await this.mallOrder();
    await this.write(async (tx) => {
      await tx.query("update mall_group_buy set taken = 1 where id = $1", [groupBuyId]);
      await tx.query(
        "update mall_order set group_buy_id = $2, buying_group_id = $3, group_paid = true, fulfilment = 'toGather' where id = $1",
        [orderNo, groupBuyId, buyingGroupId],
      );
    });
    return buyingGroupId;
  }
}
