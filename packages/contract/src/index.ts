export * from "./errors.ts";
export * from "./endpoint.ts";
export * from "./permissions.ts";
export * from "./shapes.ts";
export * from "./languages.ts";
