/** How the gateway reaches machines, whichever broker is between them. */
export interface Transport {
  /** Sends one text to a machine, once; false when it is known to be away. */
  send(machineNo: string, payload: string): boolean;
  /** The machines that can be reached through this process; "all" when the broker alone knows. */
  reachable(): "all" | readonly string[];
  /** For people who watch. */
  connections(): number;
  /** Why machines cannot be heard through this process, though they should be; null when all is well. */
  problem(): string | null;
  stop(): Promise<void>;
}
