import { describe, expect, it } from "vitest";
import { z } from "zod";
import * as all from "./all.ts";
import { type Endpoint, largeBodyBytes, smallBodyBytes } from "./endpoint.ts";

type Schema = {
  readonly [Name in "anyOf" | "oneOf" | "allOf" | "enum"]?: readonly unknown[];
} & {
  readonly type?: string;
  readonly maxLength?: number;
  readonly contentEncoding?: string;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly propertyNames?: Schema;
  readonly additionalProperties?: Schema | boolean;
};

/** A text without a limit of its own has a pattern, which is short, or is looked up and compared. */
const textLength = 22;
/** Most of our texts are Chinese. */
const bytesOfLetter = ({ contentEncoding }: Schema) => (contentEncoding === "base64" ? 1 : 3);

/** Bytes of the fullest JSON of a shape; what holds any JSON counts as nothing and is limited by its endpoint alone. */
function roomOf(schema: Schema): number {
  const choices = (schema.anyOf ?? schema.oneOf) as readonly Schema[] | undefined;
  if (choices !== undefined) return Math.max(...choices.map(roomOf));
  if (schema.allOf !== undefined) return sum((schema.allOf as readonly Schema[]).map(roomOf));
  if (schema.enum !== undefined) return Math.max(...schema.enum.map((choice) => String(choice).length)) + 2;
  switch (schema.type) {
    case "string":
      return (schema.maxLength === undefined ? textLength : schema.maxLength * bytesOfLetter(schema)) + 2;
    case "array":
      return (schema.maxItems ?? Infinity) * (roomOf(schema.items ?? {}) + 1) + 2;
    case "object": {
      const named = Object.entries(schema.properties ?? {}).map(([name, part]) => name.length + 4 + roomOf(part));
      const { additionalProperties: others, propertyNames } = schema;
      const keyed = typeof others === "object" ? (propertyNames?.enum?.length ?? 0) * (40 + roomOf(others)) : 0;
      return sum(named) + keyed + 2;
    }
    default:
      return 20;
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "method" in value && "path" in value && "input" in value;
const withBodies = Object.values<unknown>(all)
  .flatMap((resource) => (typeof resource === "object" && resource !== null ? Object.values(resource) : []))
  .filter(isEndpoint)
  .filter(({ method }) => method !== "GET");
const room = ({ input }: Endpoint) => roomOf(z.toJSONSchema(input, { io: "input", unrepresentable: "any" }) as Schema);

describe("the body of a call", () => {
  it.each(withBodies.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    "O4 has room for the fullest input: %s",
    (_name, endpoint) => {
      expect(room(endpoint)).toBeLessThanOrEqual(endpoint.bodyBytes ?? smallBodyBytes);
    },
  );

  it("O4 is never larger than some thousand rows need", () => {
    expect(withBodies.filter(({ bodyBytes = 0 }) => bodyBytes > largeBodyBytes).map(({ path }) => path)).toEqual([]);
  });
});
