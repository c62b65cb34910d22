import type { Handle } from "@yunshou/database";
import { businessDay, type CodeValue, couponPeriod } from "@yunshou/domain";
import type { CodeBatch } from "../marketing/codes/batches.queries.ts";
import { countUse, insertUse, type LockedCode, lockCodes } from "../marketing/codes/claim.queries.ts";
import { makeCodes } from "../marketing/codes/codeBook.ts";
import type { Secrets } from "../platform/secrets.ts";
import { backdateBatch, backdateCode, newestCodes } from "./discountCodes.queries.ts";
import { demoTimeZone } from "./seed.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** What becomes of the codes of a batch until now. */
interface Course {
  readonly batch: CodeBatch;
  readonly value: CodeValue;
  readonly made: number;
  readonly used: number;
  /** Days from today on which its codes begin and end. */
  readonly days: readonly [number, number];
  readonly validFrom: string;
  readonly validTo: string;
  readonly operatorId: string;
  readonly now: Date;
}

const startOf = ({ now, days }: Course) => new Date(now.getTime() + days[0] * dayMs);

/**
 * Hands out coupons one after the other, the first on the first day, and redeems some at a counter. Whoever uses a coupon
 * was handed it before; of the others each second went to nobody in particular.
 */
export async function handOutAndUse(
  tx: Handle,
  secrets: Secrets,
  course: Course,
  cardIds: readonly string[],
): Promise<void> {
  const { batch, made, used, days, now } = course;
  const start = startOf(course);
  // What is over was handed out within a day, so that all of it is over.
  const stepMs = ((days[1] < 0 ? 1 : -days[0]) * dayMs) / made;
  const usedPlaces = new Set(Array.from({ length: used }, (_, place) => Math.floor((place * made) / used)));
  for (let place = 0; place < made; place += 1) {
    const at = new Date(start.getTime() + place * stepMs);
    const isUsed = usedPlaces.has(place);
    const cardId = isUsed || place % 2 === 0 ? cardIds[place % cardIds.length]! : null;
    const period = couponPeriod(businessDay(at, demoTimeZone), batch.validDays ?? 1);
    const [codeId] = await makeCodes(tx, secrets, batch, { ...period, cardIds: [cardId] });
    const key = { topId: batch.topId, codeId: codeId! };
    await backdateCode(tx, key, at);
    if (!isUsed) continue;
    const code = (await lockCodes(tx, [key])).get(key.codeId)!;
    await use(tx, code, course, new Date(Math.min(at.getTime() + stepMs / 2, now.getTime())));
  }
  await backdateBatch(tx, batch, start);
}

/** Makes all codes of a batch when it begins, and redeems some at a counter in the last days. */
export async function makeAndUse(tx: Handle, secrets: Secrets, course: Course): Promise<void> {
  const { batch, made, used, validFrom, validTo, now } = course;
  const cardIds = Array.from({ length: made }, () => null);
  await makeCodes(tx, secrets, batch, { validFrom, validTo, cardIds });
  await backdateBatch(tx, batch, startOf(course));
  const codes = await lockCodes(tx, await newestCodes(tx, batch, used));
  let place = 0;
  for (const code of codes.values()) await use(tx, code, course, new Date(now.getTime() - (place += 1) * 5.3 * hourMs));
}

async function use(tx: Handle, code: LockedCode, { value, operatorId }: Course, at: Date): Promise<void> {
  await countUse(tx, code, { used: 1, held: 0 });
  const discountFen = "amountFen" in value ? value.amountFen : 120n;
  await insertUse(tx, code, { orderId: null, machineId: null, operatorId, state: "used", discountFen, at });
}
