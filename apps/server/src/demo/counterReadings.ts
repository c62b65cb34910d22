import type { Handle } from "@yunshou/database";
import { evaFile } from "@yunshou/domain/machines/counterReadings/evaFile";
import { takeReading } from "../machines/counterReadings/taking.ts";
import { readMachines, type WeeklySales } from "./counterReadings.queries.ts";

const weekMs = 7 * 86_400_000;
/** A piece of some board sold before the demo began. */
const before = { vends: 12_480, value: 4_992_000 };

/**
 * Counters of twelve machines, read every week: mostly what the orders say, now and then a piece more that nobody
 * reported. One machine got another board, and one file tells of more than a machine can sell; both wait for a person.
 */
export async function seedCounterReadings(tx: Handle, now: Date): Promise<void> {
  for (const [place, { machine, weeks }] of (await readMachines(tx, now)).entries())
    await seedMachine(tx, machine, weeks, place, now);
}

async function seedMachine(
  tx: Handle,
  machine: WeeklySales["machine"],
  weeks: WeeklySales["weeks"],
  place: number,
  now: Date,
): Promise<void> {
  let { vends, value } = { vends: before.vends + place * 731, value: before.value + place * 255_850 };
  for (const [week, sold] of weeks.entries()) {
    const unreported = (place * 3 + week * 5) % 7 === 0 ? 1 + (place % 2) : 0;
    vends += sold.pieces + unreported;
    value += sold.amountFen + unreported * 350;
    const isLast = week === weeks.length - 1;
    const isNewBoard = isLast && place === 3;
    const isJump = isLast && place === 7;
    const file = evaFile({
      vends: isNewBoard ? 6 : isJump ? vends + 90_000 : vends,
      value: isNewBoard ? 2_100 : value,
      serial: `YS${machine.machineNo}`,
      board: isNewBoard ? "MDB-20931" : `MDB-${18_400 + place}`,
      clock: ["20261101", "080000"],
    });
    const readAt = new Date(now.getTime() - (weeks.length - 1 - week) * weekMs - (place + 1) * 3_600_000);
    const source = place % 3 === 0 ? "push" : "upload";
    const fileName = source === "push" ? "" : `${machine.machineNo}-${week + 1}.eva_dts`;
    const userId = source === "push" ? null : machine.adminId;
    await takeReading(tx, machine, { source, readAt, fileName, content: Buffer.from(file, "latin1"), userId });
  }
}
