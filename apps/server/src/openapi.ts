import { gzipSync } from "node:zlib";
import { type Endpoint, successCode } from "@yunshou/contract";
import { z } from "zod";
import { docsPage, docsScript } from "./platform/docsPage.ts";
import type { Web } from "./platform/mount.ts";
import { statusOf } from "./platform/status.ts";

/** The description of every mounted call, and a page to read and try them. */
export function addDocs(web: Web): void {
  let text: string | undefined;
  let packed: Buffer | undefined;
  web.app.get("/api/openapi.json", async (request, reply) => {
    text ??= JSON.stringify(describe(web.mounted));
    reply.type("application/json; charset=utf-8").header("access-control-allow-origin", "*");
    if (!/\bgzip\b/.test(String(request.headers["accept-encoding"]))) return reply.send(text);
    // Packed once: whoever asks again and again takes no time of the processor from others.
    packed ??= gzipSync(text);
    return reply.header("vary", "accept-encoding").header("content-encoding", "gzip").send(packed);
  });
  web.app.get("/api/docs", async (_request, reply) => reply.type("text/html; charset=utf-8").send(docsPage));
  web.app.get("/api/docs.js", async (_request, reply) => reply.type("text/javascript; charset=utf-8").send(docsScript));
}

/** OpenAPI 3.1 of a list of endpoints. */
export function describe(endpoints: readonly Endpoint[]): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  const shared: Shared = new Map();
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint, shared) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Yunshou 云售",
      version: "1.0.0",
      description: `Every answer is the envelope {code, msg, data}; code ${successCode} is success. Amounts are integer fen as decimal strings, instants ISO 8601 in UTC. Writing calls below /api/v1 need an Idempotency-Key.`,
    },
    servers: [{ url: "/" }],
    paths,
    components: {
      securitySchemes: {
        session: { type: "apiKey", in: "header", name: "Authorization", description: "The session_key of a login." },
      },
      schemas: { Failure: failure, ...Object.fromEntries(shared) },
    },
  };
}

const failure = {
  type: "object",
  required: ["code", "msg", "data"],
  properties: {
    code: { type: "string" },
    msg: { type: "string", description: "In the caller's language." },
    data: { type: "object", properties: { field: { type: "string" }, retryAfterSeconds: { type: "number" } } },
  },
};

/** Schemas that several places refer to, by name. */
type Shared = Map<string, unknown>;

function operation(endpoint: Endpoint, shared: Shared): Record<string, unknown> {
  const {
    properties = {},
    required = [],
    ...rest
  } = schemaOf(endpoint.input, "input", shared) as { properties?: Record<string, unknown>; required?: string[] };
  const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? "");
  const others = Object.keys(properties).filter((name) => !inPath.includes(name));
  const query = endpoint.method === "GET" ? others : [];
  const parameter = (name: string, place: string) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: properties[name] ?? { type: "string" },
  });
  const parameters: unknown[] = [
    ...inPath.map((name) => parameter(name, "path")),
    ...query.map((name) => parameter(name, "query")),
  ];
  if (endpoint.writes && endpoint.access !== "public" && endpoint.path.startsWith("/api/v1/")) {
    parameters.push({
      name: "Idempotency-Key",
      in: "header",
      required: true,
      schema: { type: "string", minLength: 8, maxLength: 100 },
    });
  }
  const body = {
    ...rest,
    type: "object",
    properties: Object.fromEntries(others.map((name) => [name, properties[name]])),
    required: required.filter((name) => others.includes(name)),
  };
  return {
    operationId: `${endpoint.method.toLowerCase()}${endpoint.path.replace(/[^0-9A-Za-z]+(\w)?/g, (_all, letter: string | undefined) => letter?.toUpperCase() ?? "")}`,
    summary: endpoint.summary,
    tags: [tagOf(endpoint.path)],
    "x-permission": endpoint.access,
    ...(endpoint.alsoWith === undefined ? {} : { "x-permission-also": endpoint.alsoWith }),
    "x-audience": endpoint.audience,
    ...(endpoint.access === "public" ? {} : { security: [{ session: [] }] }),
    parameters,
    ...(endpoint.method === "GET"
      ? {}
      : { requestBody: { required: others.length > 0, content: { "application/json": { schema: body } } } }),
    responses: responses(endpoint, shared),
  };
}

function responses(endpoint: Endpoint, shared: Shared): Record<string, unknown> {
  const codes = new Map<number, string[]>();
  const session = endpoint.access === "public" ? [] : (["S9999", "access.noPermission"] as const);
  for (const code of new Set([...endpoint.refusals, ...session, "input.invalid" as const]))
    codes.set(statusOf(code), [...(codes.get(statusOf(code)) ?? []), code]);
  const refusals = [...codes].map(([status, list]) => [
    String(status),
    {
      description: list.join(", "),
      content: { "application/json": { schema: { $ref: "#/components/schemas/Failure" } } },
    },
  ]);
  const data = schemaOf(endpoint.output, "output", shared);
  const success = {
    description: "Success",
    content: {
      "application/json": {
        schema: {
          type: "object",
          required: ["code", "msg", "data"],
          properties: { code: { const: successCode }, msg: { type: "string" }, data },
        },
      },
    },
  };
  return { "200": success, ...Object.fromEntries(refusals) };
}

/** A schema for one place of the document; what refers to itself moves to the components. */
function schemaOf(schema: z.ZodType, io: "input" | "output", shared: Shared): Record<string, unknown> {
  const {
    $schema: _dialect,
    $defs = {},
    ...rest
  } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    target: "draft-2020-12",
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === "date") Object.assign(jsonSchema, { type: "string", format: "date-time" });
    },
  }) as Record<string, unknown>;
  const names = new Map(
    Object.keys($defs as object).map((name) => [
      name,
      name.startsWith("__") ? `Shared${shared.size + 1}${name.replace(/_+schema/, "_")}` : name,
    ]),
  );
  const renamed = (part: unknown) =>
    JSON.parse(
      JSON.stringify(part).replace(
        /#\/\$defs\/(\w+)/g,
        (_all, name: string) => `#/components/schemas/${names.get(name) ?? name}`,
      ),
    ) as Record<string, unknown>;
  for (const [name, definition] of Object.entries($defs as object)) {
    const { id: _id, ...body } = renamed(definition);
    shared.set(names.get(name) ?? name, body);
  }
  return renamed(rest);
}

function tagOf(path: string): string {
  return path.startsWith("/api/v1/") ? (path.split("/")[3] ?? "api") : "documented";
}
