export * from "./language.ts";
export * from "./fill.ts";
export * from "./errors.ts";
export * from "./catalogue.ts";
