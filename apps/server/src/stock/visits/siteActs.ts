import { businessDay, checkText, maintenanceLimits, refuse, type Refusal } from "@yunshou/domain";
import { askForRepair } from "../../machines/maintenances/maintenances.queries.ts";
import type { MachineHead } from "../../machines/registry/machines.queries.ts";
import { replaceImage } from "../../platform/images/store.ts";
import type { ActCall, Booked } from "./actCall.ts";
import { cashSince } from "./acts.queries.ts";

/** What an act leaves that moves no goods. */
const noGoods = { done: 0, rest: 0, expectedFen: null, documentId: null };

/** A bag of cash against the cash sales since the bag before (STOCK-08). */
export async function collectCash({ tx, input }: ActCall, machine: MachineHead, at: Date): Promise<Booked | Refusal> {
  if (input.bagNo === "") return refuse("field.required", { field: "bagNo" });
  const expectedFen = await cashSince(tx, machine.topId, machine.machineId, at);
  return { bagNo: input.bagNo, countedFen: input.countedFen, expectedFen, done: 0, rest: 0, documentId: null };
}

/** The machine as it was left. The picture was uploaded before, and may be shown by this act only. */
export async function takePhoto(
  call: ActCall,
  machine: MachineHead,
  _at: Date,
  dataDir: string,
): Promise<Booked | Refusal> {
  const { picture, note } = call.input;
  if (picture === null) return refuse("field.required", { field: "picture" });
  return (await keepPicture(call, machine, dataDir)) ?? { ...noGoods, picture, note };
}

/** Something is wrong with the machine: whoever repairs it finds it among what is to be done (MACHINE-24). */
export async function reportFault(
  call: ActCall,
  machine: MachineHead,
  at: Date,
  dataDir: string,
): Promise<Booked | Refusal> {
  const { tx, session, input } = call;
  const { picture, faultType: faultKind } = input;
  const note = checkText(input.note, "note", maintenanceLimits.contentLength);
  if (!note.ok) return note;
  const refused = await keepPicture(call, machine, dataDir);
  if (refused !== undefined) return refused;
  const seen = { content: note.value, faultKind, dueDay: businessDay(at, session.timeZone) };
  const maintenanceId = await askForRepair(tx, machine, seen, session.userId);
  return { ...noGoods, faultKind, note: note.value, picture, maintenanceId };
}

/** Makes an uploaded picture one of the machine's merchant; nothing where there is none. */
const keepPicture = async (
  { tx, afterCommit, session, input: { picture } }: ActCall,
  { topId, merchantId }: MachineHead,
  dataDir: string,
): Promise<Refusal | undefined> => {
  const uploadedFor = { topId: session.topMerchantId, merchantId: session.merchantId };
  return replaceImage({ tx, afterCommit }, dataDir, { topId, merchantId }, null, picture, "picture", uploadedFor);
};
