import type { Endpoint, ErrorDetail, Language } from "@yunshou/contract";
import type { FastifyRequest } from "fastify";
import type { z } from "zod";
import { labelOfField, ruleText } from "./messages.ts";
import { Refused } from "./refused.ts";

/** Rules that an input can break; each has a phrase. */
export type Rule =
  | "required"
  | "type"
  | "format"
  | "choice"
  | "tooSmall"
  | "tooLarge"
  | "tooShort"
  | "tooLong"
  | "notRight";

/**
 * Query, body and path as one input; the path wins over the body and the body over the query.
 * In a query an empty text means "not given".
 *
 * @throws Refused when the body is not an object.
 */
export function mergedInput(request: FastifyRequest): Record<string, unknown> {
  const body = request.body ?? {};
  if (typeof body !== "object" || Array.isArray(body) || Buffer.isBuffer(body))
    throw new Refused("input.invalid", { field: "body" });
  const query = Object.entries(request.query as Record<string, unknown>).filter(([, value]) => value !== "");
  return {
    ...Object.fromEntries(query),
    ...(body as Record<string, unknown>),
    ...(request.params as Record<string, unknown>),
  };
}

/**
 * The input as the endpoint declares it. Fields that the endpoint does not know, such as `language` and `channel`, are left out.
 *
 * @throws Refused `input.invalid` that names each field and the rule it breaks, in the caller's language.
 */
export async function checkedInput<E extends Endpoint>(
  endpoint: E,
  raw: Record<string, unknown>,
  language: Language,
): Promise<z.output<E["input"]>> {
  const unstorable = findUnstorable(raw);
  if (unstorable !== undefined) {
    const madeUp = unstorable.findIndex((name) => !fieldName.test(name));
    const field = (madeUp === -1 ? unstorable : unstorable.slice(0, madeUp)).slice(0, 3).join(".") || "body";
    throw new Refused("input.invalid", {
      field,
      issues: [
        {
          field,
          rule: "notRight",
          message: ruleText(language, "notRight", { field: labelOfField(endpoint, language, field) }),
        },
      ],
    });
  }
  const parsed = await endpoint.input.safeParseAsync(raw);
  if (parsed.success) return parsed.data as z.output<E["input"]>;
  const issues = parsed.error.issues.slice(0, 20).map((issue) => {
    const field = issue.path.map(String).join(".") || "body";
    const { rule, values } = ruleOf(issue, raw);
    return {
      field,
      rule,
      message: ruleText(language, rule, { field: labelOfField(endpoint, language, field), ...values }),
    };
  });
  const first = issues[0];
  const detail: ErrorDetail = { field: first?.field ?? "body", issues };
  throw new Refused("input.invalid", detail);
}

/** What fields are called; names that a caller made up are not said back. */
const fieldName = /^\w{1,40}$/;

/** No call nests its input deeper; walking further down would end in the depth of our own stack. */
const deepestInput = 32;

/** Where something is that cannot be taken: a text with a zero character or with half of a pair of UTF-16 units, or a nesting without end. */
function findUnstorable(value: unknown, depth = 0): readonly string[] | undefined {
  if (typeof value === "string") return value.includes("\0") || !value.isWellFormed() ? [] : undefined;
  if (typeof value !== "object" || value === null) return undefined;
  if (depth > deepestInput) return [];
  for (const [key, part] of Object.entries(value)) {
    if (findUnstorable(key) !== undefined) return ["name"];
    const found = findUnstorable(part, depth + 1);
    if (found !== undefined) return [key, ...found];
  }
  return undefined;
}

function ruleOf(
  issue: z.core.$ZodIssue,
  raw: Record<string, unknown>,
): { rule: Rule; values: Record<string, string | number> } {
  const given = issue.path.reduce<unknown>(
    (value, key) =>
      typeof value === "object" && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    raw,
  );
  if (given === undefined || given === null || given === "") return { rule: "required", values: {} };
  switch (issue.code) {
    case "invalid_type":
      return { rule: "type", values: { expected: issue.expected } };
    case "invalid_value":
      return { rule: "choice", values: { choices: issue.values.map(String).join(", ") } };
    case "too_small":
      return {
        rule: issue.origin === "string" || issue.origin === "array" ? "tooShort" : "tooSmall",
        values: { limit: String(issue.minimum) },
      };
    case "too_big":
      return {
        rule: issue.origin === "string" || issue.origin === "array" ? "tooLong" : "tooLarge",
        values: { limit: String(issue.maximum) },
      };
    case "invalid_format":
      return { rule: "format", values: {} };
    default:
      return { rule: "notRight", values: {} };
  }
}
