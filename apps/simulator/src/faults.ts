/** What goes wrong on purpose. All shares are percent; zero everywhere is a perfect world. */
export interface Faults {
  /** Messages that are sent twice. */
  readonly duplicates: number;
  /** Messages that overtake an earlier one. */
  readonly reorder: number;
  /** Granted orders whose result comes later than the cloud waits. */
  readonly lateResults: number;
  /** Granted orders of which the machine is never heard again. */
  readonly silentAfterGrant: number;
  /** Pieces that jam in the lane. */
  readonly jams: number;
  /** Changed lanes that the machine refuses to take over. */
  readonly laneRefusals: number;
  /** Software packages that cannot be installed. */
  readonly softwareFailures: number;
  /** Customers who walk away from a payment code. */
  readonly abandonedPayments: number;
  /** Offline phases of one machine in an hour, on average. */
  readonly offlinePerHour: number;
  /** Length of an offline phase in seconds, on average. */
  readonly offlineSeconds: number;
  /** Power cycles of one machine in an hour, on average. */
  readonly restartsPerHour: number;
  /** Share of machines whose clock is up to ten years off. */
  readonly wrongClocks: number;
  /** Delay of each message on its way out, up to this many ms. */
  readonly jitterMs: number;
  /** How late a late result is, in ms. */
  readonly lateByMs: number;
}

export const noFaults: Faults = {
  duplicates: 0,
  reorder: 0,
  lateResults: 0,
  silentAfterGrant: 0,
  jams: 0,
  laneRefusals: 0,
  softwareFailures: 0,
  abandonedPayments: 0,
  offlinePerHour: 0,
  offlineSeconds: 0,
  restartsPerHour: 0,
  wrongClocks: 0,
  jitterMs: 0,
  lateByMs: 330_000,
};

/** What an ordinary fleet in the field shows. */
export const ordinaryFaults: Faults = {
  ...noFaults,
  duplicates: 1,
  reorder: 1,
  lateResults: 0.2,
  silentAfterGrant: 0.2,
  jams: 1.2,
  laneRefusals: 1,
  softwareFailures: 2,
  abandonedPayments: 8,
  offlinePerHour: 0.2,
  offlineSeconds: 90,
  restartsPerHour: 0.05,
  wrongClocks: 3,
  jitterMs: 120,
};
