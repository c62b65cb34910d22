import type { Handle } from "@yunshou/database";
import { addDays, businessDay, type SchoolKind } from "@yunshou/domain";
import { findByAccount } from "../access/people/person.queries.ts";
import { insertApplication, saveReview, applicationOf } from "../members/applications/applications.queries.ts";
import { areaOf, insertArea, saveAreaOfCards } from "../members/areas/areas.queries.ts";
import { sealedPhone } from "../members/blacklist/blacklist.ts";
import { insertEntry } from "../members/blacklist/blacklist.queries.ts";
import { lockCardsNamed, nextIds } from "../members/cardBook.queries.ts";
import { insertPackage } from "../members/packages/packages.queries.ts";
import { insertUnit, schoolUnitOf } from "../members/schools/schools.queries.ts";
import { insertTopUp, topUpOf, turnTopUp } from "../members/topUps/topUps.queries.ts";
import { writeAudit } from "../platform/audit.queries.ts";
import type { Secrets } from "../platform/secrets.ts";
import { demoCards, demoFates } from "./cardBook.ts";
import { merchantByNo, seatStudents } from "./members.queries.ts";
import { sellPackages } from "./packageSales.ts";
import { demoTimeZone } from "./seed.ts";

const packages = [
  {
    name: "轻享月卡",
    priceFen: "990",
    months: 1,
    memberLevel: "silver",
    rightsNote: "每周一张满10减2优惠券，生日当月双倍积分",
    enabled: true,
  },
  {
    name: "畅饮季卡",
    priceFen: "2680",
    months: 3,
    memberLevel: "gold",
    rightsNote: "饮料9折，每月两张免费热饮券",
    enabled: true,
  },
  {
    name: "校园年卡",
    priceFen: "8800",
    months: 12,
    memberLevel: null,
    rightsNote: "学生卡专享：全场95折，补卡免工本费",
    enabled: true,
  },
  {
    name: "开业体验卡",
    priceFen: "100",
    months: 1,
    memberLevel: null,
    rightsNote: "新会员首月体验，每人一次",
    enabled: false,
  },
] as const;

/** Cards for whose replacement somebody applied, and what became of it. */
const applied = [
  { number: 1, remark: "卡面磨损，读卡器读不出", state: "pending", reviewRemark: "" },
  { number: 7, remark: "芯片失灵", state: "pending", reviewRemark: "" },
  { number: 25, remark: "持卡人称卡已丢失", state: "rejected", reviewRemark: "请先挂失，再申请补卡" },
  { number: 31, remark: "重复提交", state: "ignored", reviewRemark: "" },
] as const;
const demoAreas = [
  ["总部园区", ["A座", "B座"]],
  ["东校区", ["图书馆", "食堂"]],
] as const;
const hourMs = 3_600_000;
const everything = { merchants: "all" } as const;

/** Packages, a blacklist, applications for replacements and the log of what was done with cards. */
export async function seedMemberServices(tx: Handle, secrets: Secrets, now: Date): Promise<void> {
  const owner = await merchantByNo(tx, "0001");
  const actorId = (await findByAccount(tx, "demo"))?.userId ?? null;
  const packageIds: string[] = [];
  for (const one of packages) packageIds.push((await insertPackage(tx, owner, one))!);
  await blacklistSome(tx, secrets, owner, actorId);
  const today = businessDay(now, demoTimeZone);
  for (const [place, { number, remark, state, reviewRemark }] of applied.entries()) {
    const { cardNo, merchantNo, physicalNo, logicalNo } = demoCards[number - 1]!;
    const { topId } = await merchantByNo(tx, merchantNo);
    const [card] = await lockCardsNamed(tx, [{ topId, cardNo }]);
    const id = await insertApplication(tx, {
      topId,
      merchantId: card!.merchantId,
      cardId: card!.cardId,
      cardNo: `7${cardNo.slice(1)}`,
      physicalNo: `c0${physicalNo.slice(2)}`,
      logicalNo: `${logicalNo}C`,
      expiry: addDays(today, 1_000),
      remark,
      appliedBy: null,
      appliedAt: new Date(now.getTime() - (place + 2) * 5 * hourMs),
    });
    const held = state === "pending" || id === undefined ? undefined : await applicationOf(tx, everything, id);
    if (held !== undefined && actorId !== null)
      await saveReview(tx, held, { state, reviewRemark, reviewedBy: actorId, at: new Date(now.getTime() - hourMs) });
  }
  await logCards(tx, owner, actorId);
  await placeCards(tx, owner);
  await runTopUps(tx, owner, today);
  await schoolChildren(tx, owner);
  await sellPackages(tx, owner, packageIds, { now, actorId });
}

/** A school with grades and classes, and the holders of student cards in them. */
async function schoolChildren(tx: Handle, owner: { topId: string; merchantId: string }): Promise<void> {
  const make = async (parentId: string | undefined, kind: SchoolKind, name: string) => {
    const parent = parentId === undefined ? undefined : await schoolUnitOf(tx, everything, parentId);
    return (await insertUnit(tx, owner, parent, { kind, name })) ?? "0";
  };
  const classes: string[] = [];
  for (const school of ["云途实验小学", "云途中学"]) {
    const schoolId = await make(undefined, "school", school);
    for (const grade of ["一年级", "二年级"]) {
      const gradeId = await make(schoolId, "grade", grade);
      for (const name of ["1班", "2班"]) classes.push(await make(gradeId, "class", name));
    }
  }
  await seatStudents(tx, owner, classes);
}

/** Areas of the leading merchant, and each of its cards in one of them. */
async function placeCards(tx: Handle, owner: { topId: string; merchantId: string }): Promise<void> {
  const places: string[] = [];
  for (const [name, below] of demoAreas) {
    const areaId = await insertArea(tx, owner, undefined, name);
    const area = areaId === undefined ? undefined : await areaOf(tx, everything, areaId);
    if (area === undefined) continue;
    for (const one of below) places.push((await insertArea(tx, owner, area, one)) ?? area.areaId);
  }
  const own = demoCards
    .filter(({ merchantNo }) => merchantNo === "0001")
    .map(({ cardNo }) => ({ topId: owner.topId, cardNo }));
  const cards = await lockCardsNamed(tx, own);
  for (const [place, areaId] of places.entries())
    await saveAreaOfCards(
      tx,
      { topId: owner.topId, areaId },
      cards.filter((_, index) => index % places.length === place).map(({ cardId }) => cardId),
    );
}

/** One activity that runs, one that waits for its days and one that is over. */
async function runTopUps(tx: Handle, owner: { topId: string; merchantId: string }, today: string): Promise<void> {
  const tier = (recharge: bigint, gift: bigint) => ({ rechargeFen: recharge * 100n, giftFen: gift * 100n });
  const make = (activityName: string, from: number, to: number, tiers: ReturnType<typeof tier>[]) =>
    insertTopUp(tx, owner, {
      activityName,
      areaIds: [],
      fromDay: addDays(today, from),
      toDay: addDays(today, to),
      tiers,
    });
  const running = await make("充值有礼", -20, 40, [tier(200n, 15n), tier(500n, 50n), tier(1000n, 120n)]);
  await make("新年充值季", 30, 60, [tier(100n, 10n), tier(300n, 40n)]);
  await make("开学季", -80, -50, [tier(100n, 8n)]);
  const held = await topUpOf(tx, everything, running);
  if (held !== undefined) await turnTopUp(tx, held, "running");
}

async function blacklistSome(
  tx: Handle,
  secrets: Secrets,
  owner: { topId: string; merchantId: string },
  addedBy: string | null,
): Promise<void> {
  const [phoneId, cardId] = (await nextIds(tx, 2)) as [string, string];
  const phone = "13800990077";
  const nothing = { phoneSealed: null, phoneIndex: null, cardNo: null, memberId: null };
  await insertEntry(tx, {
    ...owner,
    ...nothing,
    entryId: phoneId,
    kind: "phone",
    ...sealedPhone(secrets, phoneId, phone),
    reason: "多次恶意退款",
    addedBy,
  });
  const lost = demoCards[demoFates.reportedLost[0] - 1]!;
  await insertEntry(tx, {
    ...owner,
    ...nothing,
    entryId: cardId,
    kind: "card",
    cardNo: lost.cardNo,
    reason: "卡已被盗，等待找回",
    addedBy,
  });
}

/** What the counter did with cards, as the log would have told it. */
async function logCards(
  tx: Handle,
  owner: { topId: string; merchantId: string },
  actorId: string | null,
): Promise<void> {
  const done: readonly (readonly [action: string, number: number, after: unknown])[] = [
    ...demoFates.locked.map((number) => ["lock", number, { state: "locked" }] as const),
    ...demoFates.reportedLost.map((number) => ["reportLost", number, { state: "reportedLost" }] as const),
    ...demoFates.replaced.map(
      (number) => ["replace", number, { cardNo: `9${demoCards[number - 1]!.cardNo.slice(1)}` }] as const,
    ),
    ...demoFates.cancelled.map((number) => ["cancel", number, { payout: "cash" }] as const),
    ["recharge", demoFates.arrears[2], { amountFen: "5000", giftFen: "0", method: "cash", remark: "补交欠款" }],
    ["deduct", 1, { amountFen: "1000", remark: "破损商品赔付" }],
    ["correct", 1, { amountFen: "-400", remark: "多扣退回" }],
  ];
  for (const [action, number, after] of done)
    await writeAudit(tx, {
      action: `members.card.${action}`,
      object: demoCards[number - 1]!.cardNo,
      merchant: owner,
      after,
      actorId,
      address: "127.0.0.1",
      requestId: "demo",
    });
}
