/** How the gateway reaches machines, whichever broker is between them. */
export interface Transport {
  /** Sends one text to a machine, once; false when it is known to be away. */
  send(machineNo: string, payload: string): boolean;
  /** The machines that can be reached through this process; "all" when the broker alone knows. */
  reachable(): "all" | readonly string[];
  /** For people who watch. */
  connections(): number;
  stop(): Promise<void>;
}
