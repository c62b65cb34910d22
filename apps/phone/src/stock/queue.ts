import type { InputOf, OutputOf } from "@yunshou/contract";
import { visitPictures, visits } from "@yunshou/contract/stock/visits";
import { CallFailure, newKey } from "../platform/api/call.ts";
import { store, stored } from "../platform/stored.ts";
import { useStored } from "../platform/useStored.ts";
import { asked, isOver, person } from "./person.ts";
import { forgetPicture, keepPicture, pictureOf } from "./pictures.ts";

export type ActInput = Omit<InputOf<typeof visits.act>, "actKey" | "actTime">;

/** Something that was done at a machine. It waits on the phone, is sent with its own key, and stays to be seen for a while. */
export interface KeptAct {
  readonly actKey: string;
  readonly actTime: string;
  readonly account: string;
  readonly machineName: string;
  readonly act: ActInput;
  /** Its picture is kept beside it until it is sent. */
  readonly hasPicture?: boolean;
  readonly state: "waiting" | "sent" | "refused";
  readonly sentTime?: string;
  readonly result?: OutputOf<typeof visits.act>;
  /** Why the server refused it, in the language of the moment. */
  readonly reason?: string;
}

const key = "round.acts";
/** Acts that were sent stay on the phone this long. */
const keptMs = 7 * 86_400_000;
const none: readonly KeptAct[] = [];

export const useActs = (): readonly KeptAct[] => useStored(key, none);
const acts = (): readonly KeptAct[] => stored(key, none);

const replace = (actKey: string, change: Partial<KeptAct>): void =>
  store(
    key,
    acts().map((one) => (one.actKey === actKey ? { ...one, ...change } : one)),
  );

/** Keeps an act before anything is sent, so that no press is lost without a network; then tries to send it. */
export function keepAct(machineName: string, act: ActInput, picture?: Blob): void {
  const actTime = new Date().toISOString();
  const account = person()?.account ?? "";
  const actKey = newKey();
  const add = (hasPicture: boolean) => {
    const since = new Date(Date.now() - keptMs).toISOString();
    const fresh = acts().filter(({ state, sentTime }) => state !== "sent" || (sentTime ?? since) > since);
    store(key, [...fresh, { actKey, actTime, account, machineName, act, hasPicture, state: "waiting" }]);
    void sendActs();
  };
  if (picture === undefined) add(false);
  // Its picture first, so that it is never sent without; where the phone has no room the server says what it lacks.
  else
    keepPicture(actKey, picture).then(
      () => add(true),
      () => add(false),
    );
}

export function dropAct(actKey: string): void {
  forgetPicture(actKey);
  store(
    key,
    acts().filter((one) => one.actKey !== actKey),
  );
}

/** Lets an act that the server refused wait again, as it was done: what stood in its way may be gone. */
export function sendAgain(actKey: string): void {
  replace(actKey, { state: "waiting", reason: undefined });
  void sendActs();
}

/** Uploads the picture of an act and answers its name; nothing where it has none. @throws CallFailure */
async function uploaded({ actKey, hasPicture }: KeptAct): Promise<{ picture?: string }> {
  const bytes = hasPicture === true ? await pictureOf(actKey) : undefined;
  if (bytes === undefined) return {};
  return { picture: (await asked(visitPictures.upload, {}, { bytes })).name };
}

let sending = false;

/** What the server says when it cannot serve anybody now. */
const busyCodes: ReadonlySet<string> = new Set(["rate.limited", "server.unavailable"]);

/**
 * Sends what waits, in its order; each act has one key for ever, so an answer that was lost costs nothing. Without a network
 * or a session, and while the server is busy, the rest goes on waiting; what the server refuses is shown and stops nobody else.
 */
export async function sendActs(): Promise<void> {
  if (sending) return;
  sending = true;
  try {
    for (;;) {
      const account = person()?.account;
      const next = acts().find((one) => one.state === "waiting" && one.account === account);
      if (next === undefined || person()?.token == null) return;
      const { actKey, actTime, act } = next;
      try {
        const input = { ...act, ...(await uploaded(next)), actKey, actTime };
        // The server knows the act by its own key. That of the call is another each time, because the same act may read
        // differently: its picture was uploaded anew, or the language was changed.
        const result = await asked(visits.act, input);
        forgetPicture(actKey);
        replace(actKey, { state: "sent", sentTime: new Date().toISOString(), result });
      } catch (error) {
        if (isOver(error) || !(error instanceof CallFailure) || error.kind === "network") return;
        if (busyCodes.has(error.code)) return;
        replace(actKey, { state: "refused", reason: error.message });
      }
    }
  } finally {
    sending = false;
  }
}

/** The machines whose visit was finished today, as this phone counts days. */
export function finishedOn(all: readonly KeptAct[], now: Date): ReadonlySet<string> {
  const isToday = ({ actTime }: KeptAct) => new Date(actTime).toDateString() === now.toDateString();
  const finished = all.filter((one) => one.act.kind === "finishVisit" && one.state !== "refused" && isToday(one));
  return new Set(finished.map(({ act }) => act.machineId));
}

/** Whether a lane was filled after the kept route was read; what the server refused filled nothing. */
export const isFilledSince = (
  all: readonly KeptAct[],
  packTime: string,
  machineId: string,
  lane: { readonly cabinet: string; readonly laneNo: number },
): boolean =>
  all.some(
    ({ act, actTime, state }) =>
      act.kind === "fillLane" &&
      act.machineId === machineId &&
      act.laneNo === lane.laneNo &&
      act.cabinet === lane.cabinet &&
      state !== "refused" &&
      actTime > packTime,
  );

/** What acts that the kept route does not show yet change of a lane's stock. */
export const changeOf = (
  all: readonly KeptAct[],
  packTime: string,
  machineId: string,
  lane: { readonly cabinet: string; readonly laneNo: number },
): number =>
  all
    .filter(({ act }) => act.machineId === machineId && act.laneNo === lane.laneNo && act.cabinet === lane.cabinet)
    .filter(({ state, sentTime }) => state === "waiting" || (state === "sent" && (sentTime ?? "") > packTime))
    .reduce((sum, { act: { kind, pieces = 0 }, result }) => {
      const done = result?.done ?? pieces;
      return kind === "fillLane" ? sum + done : kind === "emptyLane" ? sum - done : sum;
    }, 0);
