/** How the gateway reaches machines, whichever broker is between them. */
export interface Transport {
  /** Sends one text to a machine, once; false when it is known to be away. */
  send(machineNo: string, payload: string): boolean;
  /** Whether a machine may be reached through this process; true when the broker alone knows. */
  reaches(machineNo: string): boolean;
  /** Machines at the embedded broker; with an external one, 1 while it is connected. */
  connections(): number;
  /** Why machines cannot be heard through this process, though they should be; null when all is well. */
  problem(): string | null;
  stop(): Promise<void>;
}
