/** Who may hold how much of a server at once. Nobody's use takes the places of others. */
export interface GuardLimits {
  /** Connections of the whole server, and those on which nobody has shown a session. */
  readonly connections: number;
  readonly strangers: number;
  /** Of them, from one address and from one block of addresses. */
  readonly strangersOfAddress: number;
  readonly strangersOfBlock: number;
  /** Requests of one connection that are not answered; they are answered one after the other. */
  readonly pipelined: number;
  readonly headMs: number;
  readonly bodyMs: number;
  /** For bodies that are files, over a slow line. */
  readonly fileMs: number;
  /** An answer of which so long hardly anything is taken is given up. */
  readonly stalledMs: number;
  readonly stalledBytes: number;
  /** An open connection without a request. */
  readonly idleMs: number;
  readonly calls: CallLimits;
}

/** Calls in work at once, whose body is there. */
export interface CallLimits {
  /** Payment notices have places of their own. */
  readonly notices: number;
  readonly sessions: number;
  readonly ofUser: number;
  readonly strangers: number;
  readonly ofAddress: number;
  readonly ofBlock: number;
}

export const guardLimits: GuardLimits = {
  connections: 8_000,
  strangers: 3_000,
  strangersOfAddress: 512,
  strangersOfBlock: 1_024,
  pipelined: 8,
  headMs: 10_000,
  bodyMs: 10_000,
  fileMs: 180_000,
  stalledMs: 15_000,
  stalledBytes: 16_384,
  idleMs: 30_000,
  calls: { notices: 200, sessions: 300, ofUser: 64, strangers: 200, ofAddress: 64, ofBlock: 128 },
};
