import type { RecordKind } from "@yunshou/contract/records";

/** The record that is spoken about. */
export interface RecordProps {
  readonly kind: RecordKind;
  readonly number: string;
  /** What the log calls it, where that is another name. */
  readonly logged?: string | undefined;
}

export interface Draft {
  readonly text: string;
  /** Whom the person chose, by the name that stands behind the @. */
  readonly chosen: ReadonlyMap<string, string>;
}

const empty: Draft = { text: "", chosen: new Map() };

/** What was written and not sent yet, record by record, until the window is left. */
const drafts = new Map<string, Draft>();
const keyOf = (kind: RecordKind, number: string) => `${kind} ${number}`;

export const draftOf = (kind: RecordKind, number: string): Draft => drafts.get(keyOf(kind, number)) ?? empty;

export function keepDraft(kind: RecordKind, number: string, draft: Draft): void {
  if (draft.text === "") drafts.delete(keyOf(kind, number));
  else drafts.set(keyOf(kind, number), draft);
}

/** The people whose name still stands in the text; a longer name is not the shorter one that it begins with. */
export function mentionedIn({ text, chosen }: Draft): string[] {
  let rest = text;
  const ids = new Set<string>();
  for (const [name, id] of [...chosen].toSorted(([a], [b]) => b.length - a.length)) {
    if (!rest.includes(`@${name}`)) continue;
    ids.add(id);
    rest = rest.replaceAll(`@${name}`, " ");
  }
  return [...ids];
}

interface Offered {
  readonly userId: string;
  readonly account: string;
  readonly userName: string;
}

/** What is written behind the @: the name, with the account where another person is called the same. */
export function nameOf(person: Offered, offered: readonly Offered[], chosen: Draft["chosen"]): string {
  const { userId, userName, account } = person;
  const isTaken = (chosen.get(userName) ?? userId) !== userId;
  const isShared = offered.some((one) => one.userId !== userId && one.userName === userName);
  return isTaken || isShared ? `${userName}(${account})` : userName;
}
