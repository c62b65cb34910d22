/** A machine's connection to the cloud. It carries texts on the machine's own topics and promises nothing else. */
export interface Link {
  open(events: LinkEvents): void;
  /** Hands one message to the network; it may be lost. Does nothing while the link is down. */
  send(payload: string): void;
  /** Cuts the connection and stops trying. */
  close(): void;
}

export interface LinkEvents {
  /** Connected, and subscribed to the machine's own topic. */
  up(): void;
  down(): void;
  message(payload: string): void;
}

export type LinkFactory = (machineNo: string) => Link;
