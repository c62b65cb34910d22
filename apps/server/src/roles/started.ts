/** A part of the program that runs; parts are ended in the reverse order of their start. */
export interface Started {
  readonly name: string;
  stop(): Promise<void>;
}
