import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { openCalls } from "@yunshou/contract/system/apiKeys";
import { describe as describeCalls } from "../../apps/server/src/openapi.ts";
import { root } from "./imports.ts";

/**
 * `npm run client`: writes the client for programs of a merchant from the OpenAPI description of the calls that are signed
 * with a key. A test holds the written file to the description.
 */
export const clientFile = join(root, "clients/typescript/src/client.ts");

interface Schema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly description?: string;
}
interface Operation {
  readonly summary: string;
  readonly parameters: readonly { readonly name: string; readonly required: boolean; readonly schema: Schema }[];
  readonly responses: { readonly "200": { readonly content: { readonly "application/json": { schema: Schema } } } };
}
type Paths = Readonly<Record<string, { readonly get?: Operation }>>;

const simple: Readonly<Record<string, string>> = {
  string: "string",
  integer: "number",
  number: "number",
  boolean: "boolean",
  null: "null",
};

function typeOf(schema: Schema): string {
  if (schema.anyOf !== undefined) return schema.anyOf.map(typeOf).join(" | ");
  if (schema.type === "array") return `readonly ${typeOf(schema.items ?? {})}[]`;
  if (typeof schema.type === "object") return schema.type.map((type) => typeOf({ type })).join(" | ");
  const known = simple[schema.type ?? ""];
  if (known === undefined) throw new Error(`no type for ${JSON.stringify(schema)}`);
  return known;
}

const fieldsOf = (properties: Readonly<Record<string, Schema>>): string =>
  Object.entries(properties)
    .map(([name, schema]) => `  readonly ${name}: ${typeOf(schema)};`)
    .join("\n");

/** `/api/v1/system/open/product-trees` is `productTrees`. */
const nameOf = (path: string) =>
  path
    .split("/")
    .at(-1)!
    .replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());
const upper = (name: string) => `${name[0]!.toUpperCase()}${name.slice(1)}`;

function partsOf(path: string, { summary, parameters, responses }: Operation) {
  const name = nameOf(path);
  const type = upper(name);
  const data = responses["200"].content["application/json"].schema.properties!["data"]!;
  const row = data.properties!["rows"]!.items!;
  const isStream = data.properties!["next"] !== undefined;
  const input = parameters.map((one) => `  readonly ${one.name}?: ${typeOf(one.schema)};`).join("\n");
  const says = summary.replace(/ Signed with .*$/s, "");
  const types = [
    ...(parameters.length === 0 ? [] : [`export interface ${type}Input {\n${input}\n}`]),
    `export interface ${type}Row {\n${fieldsOf(row.properties!)}\n}`,
  ];
  const ask = `this.#ask<${type}Row>("${path}", ${parameters.length === 0 ? "{}" : "input"})`;
  const takes = parameters.length === 0 ? "" : `input: ${type}Input = {}`;
  const methods = [
    `  /** ${says} */\n  ${name}(${takes}): Promise<Page<${type}Row>> {\n    return ${ask};\n  }`,
    ...(isStream
      ? [
          `  /** The same from page to page until there is nothing more now; waits when the quota is used up. */\n  all${type}(${takes}): AsyncGenerator<${type}Row, string> {\n    return this.#all<${type}Row>("${path}", input);\n  }`,
        ]
      : []),
  ];
  return { types, methods };
}

/** The whole source of the client. */
export function clientText(): string {
  const { paths } = describeCalls(Object.values(openCalls)) as { readonly paths: Paths };
  const parts = Object.entries(paths).map(([path, { get }]) => partsOf(path, get!));
  return `// Written by tools/src/openClient.ts from the OpenAPI description of the open calls; change nothing by hand.
import { createHmac, randomBytes } from "node:crypto";

${parts.flatMap(({ types }) => types).join("\n\n")}

/** One page of rows. \`next\` is the cursor to go on with; \`more\` says whether to ask at once. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly next?: string;
  readonly more?: boolean;
  /** What the key may still ask for in this minute. */
  readonly quota: Quota;
}

export interface Quota {
  readonly limit: number;
  readonly remaining: number;
  readonly resetSeconds: number;
}

/** A call was refused; \`code\` names the reason, as in the description of the call. */
export class Refused extends Error {
  readonly code: string;
  readonly status: number;
  /** Seconds after which the same call is taken again; only of a quota that is used up. */
  readonly retrySeconds: number | undefined;

  constructor(code: string, message: string, status: number, retrySeconds: number | undefined) {
    super(message);
    this.code = code;
    this.status = status;
    this.retrySeconds = retrySeconds;
  }
}

export interface ClientOptions {
  /** For example \`https://console.example.com\`. */
  readonly address: string;
  /** Number and secret of a key from the page 第三方对接配置. */
  readonly apiKeyId: string;
  readonly secret: string;
}

type Input = Readonly<Record<string, string | number | undefined>>;

/** Reads what a merchant's key opens. Every call is signed, so the secret never travels. */
export class OpenClient {
  readonly #options: ClientOptions;

  constructor(options: ClientOptions) {
    this.#options = options;
  }

${parts.flatMap(({ methods }) => methods).join("\n\n")}

  async *#all<Row>(path: string, input: object): AsyncGenerator<Row, string> {
    let { after = "0" } = input as { readonly after?: string };
    for (let more = true; more; ) {
      try {
        const page = await this.#ask<Row>(path, { ...input, after });
        yield* page.rows;
        after = page.next ?? after;
        more = page.more ?? false;
      } catch (error) {
        if (!(error instanceof Refused) || error.retrySeconds === undefined) throw error;
        const waitMs = error.retrySeconds * 1_000;
        await new Promise((resolve) => setTimeout(resolve, waitMs));
      }
    }
    return after;
  }

  async #ask<Row>(path: string, input: object): Promise<Page<Row>> {
    const { address, apiKeyId, secret } = this.#options;
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(input as Input)) if (value !== undefined) query.set(name, String(value));
    const url = query.size === 0 ? path : \`\${path}?\${query.toString()}\`;
    const timestamp = String(Math.floor(Date.now() / 1_000));
    const nonce = randomBytes(16).toString("hex");
    const signed = ["GET", url, timestamp, nonce].join("\\n");
    const response = await fetch(new URL(url, address), {
      headers: {
        "yunshou-key": apiKeyId,
        "yunshou-timestamp": timestamp,
        "yunshou-nonce": nonce,
        "yunshou-signature": createHmac("sha256", secret).update(signed).digest("hex"),
      },
    });
    const { code, msg, data } = (await response.json()) as { code: string; msg: string; data: Page<Row> };
    const header = (name: string) => Number(response.headers.get(name) ?? 0);
    if (code !== "H0000")
      throw new Refused(code, msg, response.status, response.status === 429 ? header("retry-after") : undefined);
    const quota = {
      limit: header("ratelimit-limit"),
      remaining: header("ratelimit-remaining"),
      resetSeconds: header("ratelimit-reset"),
    };
    return { ...data, quota };
  }
}
`;
}

if (process.argv[1]?.endsWith("openClient.ts") === true) writeFileSync(clientFile, clientText());
