import type { DownBody, DownType } from "@yunshou/contract/machines/downMessages";
import type { UpMessage, UpType } from "@yunshou/contract/machines/upMessages";
import type { Handle } from "@yunshou/database";

/** A machine as the gateway knows it once its credential is proven. */
export interface MachineIdentity {
  readonly machineId: string;
  readonly machineNo: string;
  readonly topId: string;
  readonly merchantId: string;
}

/** A message that is new: its inbox row is inserted in this very transaction. */
export interface Incoming<T extends UpType = UpType> {
  readonly machine: MachineIdentity;
  readonly message: Extract<UpMessage, { type: T }>;
  /** When the cloud learnt of it: its receipt, or half a minute ago where it waited longer for the database. */
  readonly receivedAt: Date;
  /** Receipt minus the message's age by the machine's own clock, never in the future, at most 30 days back. */
  readonly occurredAt: Date;
}

/** An incoming message of any type. */
export type AnyIncoming = { [T in UpType]: Incoming<T> }[UpType];

/** What an effect may use. All of it belongs to one transaction. */
export interface EffectContext {
  readonly tx: Handle;
  readonly now: Date;
  /** Sends after the commit, once, without storing; lost when the machine is away. */
  readonly send: <T extends DownType>(machineNo: string, type: T, body: DownBody<T>) => void;
  readonly afterCommit: (action: () => void) => void;
  /** Tells other processes after the commit: ids only, gathered over many batches into one NOTIFY, lost in a crash. */
  readonly notify: (channel: string, ids: readonly string[]) => void;
  /**
   * Does the same work of all effects once, after the last of them and before the commit. What all machines of a merchant
   * share is locked there and nothing after it, so that a batch never waits for a row while others wait for its shared rows.
   * Absent where an effect runs alone; the work is then done at once.
   */
  readonly last?: LastWork;
}

export type LastWork = <T>(work: (tx: Handle, items: readonly T[]) => Promise<void>, item: T) => void;

/**
 * The effect of all messages of one type in a batch, in order per machine. It throws only for bugs and outages;
 * a message that contradicts what the cloud knows becomes an alarm or an exception order, never a lost message.
 */
export type Effect<T extends UpType> = (context: EffectContext, messages: readonly Incoming<T>[]) => Promise<void>;

/** One effect for each message type; a missing one does not compile. */
export type Effects = { readonly [T in UpType]: Effect<T> };

/**
 * Thrown by an effect: these messages can never be applied (e.g. a negative amount). The gateway undoes the transaction,
 * sets them aside and applies the rest of the batch without them.
 */
export class BadMessage extends Error {
  readonly bad: readonly { readonly incoming: AnyIncoming; readonly problem: string }[];

  constructor(bad: BadMessage["bad"]) {
    super(bad.map((one) => one.problem).join("; "));
    this.name = "BadMessage";
    this.bad = bad;
  }
}
