import { isId } from "@yunshou/contract";
import { idTime } from "@yunshou/database";

const beijingMs = 8 * 3_600_000;

/** An instant as UnionPay writes it: `20261122180000` by the clock of Beijing. */
export const unionpayTime = (at: Date) =>
  new Date(at.getTime() + beijingMs).toISOString().slice(0, 19).replaceAll(/[-T:]/g, "");

/** What UnionPay wrote as an instant, with or without the year; one without is of the year of `near`, or just after it. */
export function unionpayInstant(text: string, near: Date): Date | undefined {
  const [, year, month, day, hour, minute, second] = /^(\d{4})?(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(text) ?? [];
  const begins = Number(unionpayTime(near).slice(0, 4));
  const years = year === undefined ? [begins, begins + 1] : [Number(year)];
  return years
    .map((one) => new Date(`${one}-${month}-${day}T${hour}:${minute}:${second}+08:00`))
    .find((at) => (year === undefined ? at.getTime() >= near.getTime() - 86_400_000 : !Number.isNaN(at.getTime())));
}

/**
 * When one of our numbers was made. UnionPay knows a transaction by merchant, number and time of sending (`txnTime`), and our
 * numbers carry their time, so that nothing else has to be kept.
 */
export const timeOfNumber = (number: string): Date => (isId(number) ? idTime(number) : new Date());
