import { cardApplications } from "@yunshou/contract/members/applications";
import { cardAreas } from "@yunshou/contract/members/areas";
import { blacklist } from "@yunshou/contract/members/blacklist";
import { cards } from "@yunshou/contract/members/cards";
import { members } from "@yunshou/contract/members/members";
import { packageSales } from "@yunshou/contract/members/packageSales";
import { memberPackages } from "@yunshou/contract/members/packages";
import { schools } from "@yunshou/contract/members/schools";
import { topUps } from "@yunshou/contract/members/topUps";
import { missingRows, newPhone, nextSerial, type Rows } from "./rows.ts";
import { TenantPharmacy } from "./tenantPharmacy.ts";

/** The password of every card of the world. */
export const cardPassword = "135790";

/** Makes members and cards of a merchant, through the product. */
export class TenantMembers extends TenantPharmacy {
  /** The standing rows, once they stand. */
  private get standing(): Rows | undefined {
    return this.rows;
  }

  /** What a form of a member says. */
  memberForm() {
    return { holderName: this.canary, holderPhone: newPhone(), memberLevel: "gold" as const, remark: this.canary };
  }

  async member(): Promise<string> {
    return (await this.admin.call(members.create, { merchantId: this.merchantId, ...this.memberForm() })).memberId;
  }

  /** What a form of a new card says; its numbers are nobody else's. */
  cardForm() {
    const physicalNo = nextSerial().toString(16).padStart(8, "0");
    const numbers = { cardNo: this.name("K").slice(0, 20), physicalNo, logicalNo: this.name("L").slice(0, 20) };
    return {
      merchantId: this.merchantId,
      ...numbers,
      cardType: "normal" as const,
      cardExpiry: "2099-01-01",
      activate: true,
      dailyCountLimit: 0,
      dailyAmountLimitFen: "0",
      machineIds: [],
      // A merchant that keeps areas puts each new card into one.
      areaId: this.standing?.areaId ?? null,
      tradePassword: cardPassword,
    };
  }

  /** An activated card with money: of a new member, or of nobody. */
  async card({ held = true } = {}): Promise<Pick<Rows, "memberId" | "cardId" | "cardNo">> {
    const form = this.cardForm();
    const { holderName, holderPhone } = this.memberForm();
    const { cardId } = await this.admin.call(cards.issue, held ? { ...form, holderName, holderPhone } : form);
    await this.admin.call(cards.recharge, {
      cardIds: [cardId],
      amountFen: "5000",
      giftFen: "500",
      method: "cash",
      remark: this.canary,
    });
    if (!held) return { memberId: missingRows.memberId, cardId, cardNo: form.cardNo };
    const [row] = await this.write((tx) =>
      tx.query<{ memberId: string }>('select member_id as "memberId" from card where id = $1', [cardId]),
    );
    return { memberId: row!.memberId, cardId, cardNo: form.cardNo };
  }

  /** A card that a machine may sell to without network, and that bought something so. */
  async allowedCard({ machineId }: Pick<Rows, "machineId">): Promise<Pick<Rows, "memberId" | "cardId" | "cardNo">> {
    const card = await this.card();
    const cards = { [card.cardId]: { cardNo: card.cardNo, amountFen: 2_000, until: Date.UTC(2098, 0, 1) } };
    await this.write(async (tx) => {
      await tx.query(
        `insert into card_allowance_list (top_id, machine_id, version, merchant_id, cards, signature, state, issued_at, renew_at)
         select top_id, id, 1, merchant_id, $2, $3, 'confirmed', now(), '2098-01-01' from machine where id = $1`,
        [machineId, JSON.stringify(cards), this.canary],
      );
      await tx.query(
        `insert into card_allowance_use (top_id, order_id, merchant_id, machine_id, version, card_id, amount_fen, arrears_fen, used_at)
         select top_id, next_id(), merchant_id, id, 1, $2, 350, 0, now() from machine where id = $1`,
        [machineId, card.cardId],
      );
      await tx.query(
        "insert into card_offline_setting (top_id, merchant_id, limit_fen, hours) values ($1, $2, 2000, 24) on conflict do nothing",
        [this.topId, this.merchantId],
      );
    });
    return card;
  }

  /** An application for a replacement that nobody known handed in, so that anybody may review it. */
  async cardApplication(): Promise<string> {
    const [{ cardNo }, form] = [await this.card(), this.cardForm()];
    const { cardApplicationId } = await this.admin.call(cardApplications.create, {
      originalCardNo: cardNo,
      newCardNo: form.cardNo,
      physicalNo: form.physicalNo,
      logicalNo: form.logicalNo,
      cardExpiry: form.cardExpiry,
      remark: this.canary,
    });
    await this.write((tx) =>
      tx.query("update card_application set applied_by = null where id = $1", [cardApplicationId]),
    );
    return cardApplicationId;
  }

  /** What a form of a membership package says. */
  memberPackageForm() {
    return { packageName: this.name("Package"), packagePriceFen: "990", packagePeriod: 1, rightsNote: this.canary };
  }

  async memberPackage(): Promise<string> {
    const input = { merchantId: this.merchantId, ...this.memberPackageForm() };
    return (await this.admin.call(memberPackages.create, input)).memberPackageId;
  }

  /** A package of the merchant that the holder of a card of it bought for cash. */
  async packageSale(): Promise<string> {
    const [memberPackageId, { cardId }] = [await this.memberPackage(), await this.card()];
    return (await this.admin.call(packageSales.sell, { memberPackageId, cardId, payWay: "cash" })).packageSaleId;
  }

  /** A card number that nobody has, on the blacklist. */
  async blacklisted(): Promise<string> {
    const entryValue = this.name("B").slice(0, 20);
    const input = { merchantId: this.merchantId, entryKind: "card" as const, entryValue, reason: this.canary };
    return (await this.admin.call(blacklist.add, input)).entryId;
  }

  /** An area at the top of the merchant. */
  async cardArea(): Promise<string> {
    const input = { merchantId: this.merchantId, areaParentId: null, areaName: this.name("Area") };
    return (await this.admin.call(cardAreas.create, input)).areaId;
  }

  /** What a form of a top-up activity says. */
  topUpForm() {
    const tiers = [{ rechargeFen: "10000", giftFen: "1000" }];
    return { activityName: this.name("TopUp"), fromDay: "2026-01-01", toDay: "2098-12-31", tiers };
  }

  async topUp(): Promise<string> {
    return (await this.admin.call(topUps.create, { merchantId: this.merchantId, ...this.topUpForm() })).activityId;
  }

  /** A school, or what is put below another unit. */
  async school(schoolParentId: string | null = null): Promise<string> {
    const input = { merchantId: this.merchantId, schoolParentId, unitName: this.name("School") };
    return (await this.admin.call(schools.create, input)).schoolUnitId;
  }

  async schoolClass(): Promise<string> {
    return this.school(await this.school(await this.school()));
  }

  /** A school with a class, in which the members of the merchant are. */
  async schooling(): Promise<Pick<Rows, "schoolUnitId" | "classId">> {
    const schoolUnitId = await this.school();
    const classId = await this.school(await this.school(schoolUnitId));
    await this.write((tx) =>
      tx.query("update member set class_id = $2 where merchant_id = $1 and class_id is null", [
        this.merchantId,
        classId,
      ]),
    );
    return { schoolUnitId, classId };
  }
}
