import { allowanceSigningText, type DownBody } from "@yunshou/contract/machines/downMessages";
import { adDeadlineMs, allowanceList, type AllowanceList, isSameAllowance } from "@yunshou/domain";
import { enqueue } from "../../machines/commands/outbox.ts";
import type { Secrets } from "../../platform/secrets.ts";
import { repeating, type TimerContext, type TimerHandler } from "../../platform/timers.ts";
import { allowancesKey } from "./allowanceEffects.ts";
import { lookAtSwitchedOff, lookAtUnlisted, takeChanged } from "./changes.queries.ts";
import * as queries from "./lists.queries.ts";

const everyMs = 3_000;
const lookEveryMs = 600_000;
const forgetEveryMs = 3_600_000;
const machinesAtOnce = 50;

type Work = Pick<TimerContext, "tx" | "now">;
type Signer = Pick<Secrets, "commandKey">;

/** What a machine is told of a list, in the one order that its signature covers. */
export const entriesOf = (cards: AllowanceList["cards"]): DownBody<"allowances">["allowances"] =>
  Object.values(cards).toSorted((left, right) => (left.cardNo < right.cardNo ? -1 : 1));

/** Looks at machines whose list may have changed or has lived half of its life, and writes and signs a new one where it did. */
export async function listAllowances({ tx, now }: Work, { commandKey }: Signer): Promise<void> {
  const changed = await takeChanged(tx, machinesAtOnce, now);
  if (changed.length === 0) return;
  const machines = await queries.listedMachines(tx, changed);
  const allowed = await queries.allowedCards(tx, changed, now);
  const replaced: queries.NewList[] = [];
  for (const { machineId, machineNo, merchantId, version, cards, listedFor, renewAt, isUsed } of machines) {
    const wanted = allowanceList(allowed.get(machineId) ?? [], now);
    const isDue = renewAt !== null && renewAt <= now && Object.keys(wanted.cards).length > 0;
    // Nobody has to be told that there is nothing, unless there was something before.
    const isSame = isSameAllowance(cards ?? {}, wanted.cards) && (cards === null || listedFor === merchantId);
    if (isSame && !isUsed && !isDue) continue;
    const next = { version: version + 1, allowances: entriesOf(wanted.cards) };
    const text = Buffer.from(allowanceSigningText(machineNo, next), "utf8");
    replaced.push({
      ...wanted,
      machineId,
      version: next.version,
      signature: commandKey.sign(text).toString("base64"),
    });
  }
  await queries.replaceLists(tx, replaced, now);
}

/** Tells connected machines their lists, and ends what was not answered in time. */
export async function tellAllowances({ tx, now }: Work): Promise<void> {
  await queries.expireLists(tx, now);
  const due = await queries.takeDueLists(tx, machinesAtOnce, now, adDeadlineMs);
  const notAfter = new Date(now.getTime() + adDeadlineMs);
  await enqueue(
    tx,
    due.map(({ machineId, version, cards, signature }) => ({
      machineId,
      key: allowancesKey,
      type: "allowances" as const,
      body: { version, notAfter: notAfter.getTime(), allowances: entriesOf(cards), signature },
      notAfter,
    })),
  );
}

/** Writes and tells what cards may spend without network, and removes lists that no sale names any more. */
export const memberDuties = ({ secrets }: { readonly secrets: Signer }): TimerHandler[] => [
  repeating("members.listAllowances", everyMs, (work) => listAllowances(work, secrets)),
  repeating("members.tellAllowances", everyMs, tellAllowances),
  repeating("members.unlistedAllowances", lookEveryMs, async ({ tx }) => {
    await lookAtUnlisted(tx, machinesAtOnce * 20);
    await lookAtSwitchedOff(tx, machinesAtOnce * 20);
  }),
  repeating("members.forgetAllowances", forgetEveryMs, ({ tx, now }) => queries.forgetLists(tx, now)),
];
