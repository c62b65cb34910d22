export * from "./language.ts";
export * from "./fill.ts";
export type { Every, EveryKind, RoomName, Words } from "./rooms.ts";
