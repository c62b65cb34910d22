import { randomUUID } from "node:crypto";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Endpoint, Envelope, ErrorDetail, InputOf, OutputOf } from "@yunshou/contract";
import { login } from "@yunshou/contract/access/login";
import type { LoginAnswer } from "@yunshou/contract/access/shapes";
import { makeProof } from "@yunshou/contract/access/proof";
import { type Database, openDatabase } from "@yunshou/database";
import { createTestDatabase, type TestDatabase } from "@yunshou/database/testing";
import { ensureBaseData } from "../../access/start/baseData.ts";
import { createSms } from "../../access/sms/choose.ts";
import type { AccessKeys } from "../../access/people/verifier.ts";
import { readConfig } from "../../config.ts";
import type { SubmissionProvider } from "../../merchants/onboarding/provider.ts";
import { createLog } from "../../platform/log.ts";
import { createPictures } from "../../platform/images/pictures.ts";
import type { ProcessContext } from "../../platform/process.ts";
import { loadSecrets } from "../../platform/secrets.ts";
import { type RunningWeb, startWeb } from "../../roles/web.ts";
import { clientKeyOf } from "./derived.ts";
import { exchange } from "./exchange.ts";
import { servedTemplate, writeMasterKey } from "./served.ts";

export interface TestServer {
  readonly address: string;
  readonly context: ProcessContext;
  readonly database: Database;
  readonly testDatabase: TestDatabase;
  /** Files and keys of this server. */
  readonly dataDir: string;
  /** For `createUser`. */
  readonly keys: AccessKeys;
  readonly web: RunningWeb["web"];
  /** What the server printed, e.g. codes for phones. */
  readonly printed: string[];
  /** Lines of its log, from LOG_LEVEL on; silent unless a test asks for more. */
  readonly logged: string[];
  /** The next call of everybody is looked up anew, as it would be after a second. */
  forgetSessions(): void;
  stop(): Promise<void>;
}

export interface TestServerParts {
  /** Payment providers that take small merchants. */
  readonly submissionProviders?: readonly SubmissionProvider[];
  /** Gets every line of the log; name a LOG_LEVEL with it. */
  readonly logTo?: { write(line: string): void };
  /** The server before this one, on whose database and folder it goes on; that one drops them in the end. */
  readonly after?: Pick<TestServer, "testDatabase" | "dataDir">;
  /** A database and a folder to copy, instead of those of a server that has just been started for the first time. */
  readonly from?: { readonly template: string; readonly files: string };
}

/** The whole web role on a database and a data folder of its own, on a free port. One for each test file is the habit. */
export async function startTestServer(
  environment: Readonly<Record<string, string>> = {},
  { submissionProviders = [], logTo, after, from }: TestServerParts = {},
): Promise<TestServer> {
  const hasOwnKey = environment["MASTER_KEY"] !== undefined;
  const testDatabase =
    after?.testDatabase ??
    (await createTestDatabase(from?.template ?? (hasOwnKey ? undefined : await servedTemplate())));
  const dataDir = after?.dataDir ?? mkdtempSync(join(tmpdir(), "yunshou-test-"));
  if (from !== undefined) cpSync(from.files, dataDir, { recursive: true });
  else if (after === undefined && !hasOwnKey) writeMasterKey(dataDir);
  const config = readConfig({
    PORT: "0",
    HOST: "127.0.0.1",
    STATIC_PORT: "off",
    DATA_DIR: dataDir,
    DATABASE_URL: testDatabase.url,
    ROLES: "web",
    LOG_LEVEL: "silent",
    NODE_ENV: "test",
    // Tests of the second factor ask for it themselves.
    SECOND_FACTOR: "optional",
    // Tests run at any time of day.
    WITHDRAWAL_WINDOW: "00:00-24:00",
    ...environment,
  });
  const database = openDatabase({ adminUrl: testDatabase.url, webConnections: 6, systemConnections: 4 });
  const keys = await ensureBaseData(database, loadSecrets(config));
  const { secrets } = keys;
  const printed: string[] = [];
  const logged: string[] = [];
  const log = createLog(config.logLevel, logTo ?? { write: (line) => void logged.push(line) });
  const context: ProcessContext = {
    config,
    database,
    secrets,
    log,
    pictures: createPictures(log),
  };
  const running = await startWeb(context, {
    keys,
    submissionProviders,
    sms: createSms(config, context.log, (line) => void printed.push(line)),
  });
  return {
    address: running.address,
    context,
    database,
    testDatabase,
    dataDir,
    keys,
    web: running.web,
    printed,
    logged,
    forgetSessions: () => running.sessions.forgetAll(),
    stop: async () => {
      await running.stop();
      await context.pictures.stop();
      await database.close();
      if (after !== undefined) return;
      await testDatabase.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** An answer as it came over the wire. */
export interface Answer<T> {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: Envelope<T>;
}

/** Somebody in front of a browser: keeps cookies and, after a login, the session. */
export class Client {
  readonly address: string;
  readonly cookies = new Map<string, string>();
  token: string | undefined;

  constructor(address: string) {
    this.address = address;
  }

  /** Calls an endpoint and answers its data. @throws Error with code and message of a refusal. */
  async call<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<OutputOf<E>> {
    const { status, body } = await this.try(endpoint, input);
    if (body.code !== "H0000")
      throw new Error(
        `${endpoint.method} ${endpoint.path} answered ${status} ${body.code}: ${body.msg} ${JSON.stringify(body.data)}`,
      );
    return body.data as OutputOf<E>;
  }

  /** Calls an endpoint and answers whatever comes; `input` may be wrong on purpose. */
  async try<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E> | Record<string, unknown>,
    headers: Record<string, string> = {},
  ): Promise<Answer<OutputOf<E> & ErrorDetail>> {
    const rest = { ...(input as Record<string, unknown>) };
    const path = endpoint.path.replace(/:(\w+)/g, (_all, name: string) => {
      const value = String(rest[name]);
      delete rest[name];
      return encodeURIComponent(value.toWellFormed());
    });
    const given = Object.entries(rest).filter(([, value]) => value !== undefined);
    const query =
      endpoint.method === "GET" && given.length > 0
        ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
        : "";
    return this.send(endpoint.method, path + query, endpoint.method === "GET" ? undefined : JSON.stringify(rest), {
      ...(endpoint.writes ? { "idempotency-key": randomUUID() } : {}),
      ...headers,
    });
  }

  /** Any request at all, with the session and cookies of this client. */
  async send<T = unknown>(
    method: string,
    path: string,
    body?: string,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const {
      status,
      headers: answered,
      text,
    } = await exchange(
      method,
      this.address + path,
      {
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(this.token === undefined
          ? {}
          : { authorization: this.token, token: this.token, provider_id: "1", "provider-id": "1" }),
        ...(this.cookies.size === 0
          ? {}
          : { cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ") }),
        ...headers,
      },
      body,
    );
    for (const cookie of answered.getSetCookie()) {
      const [pair = ""] = cookie.split(";");
      this.cookies.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
    }
    return { status, headers: answered, text, body: parsed(text) as Envelope<T> };
  }

  /** A body of bytes, as uploads are sent. */
  async sendBytes(
    path: string,
    content: Uint8Array | string,
    headers: Record<string, string> = {},
  ): Promise<Answer<unknown>> {
    return this.send("POST", path, content as unknown as string, {
      "content-type": "application/octet-stream",
      ...headers,
    });
  }

  /** A fresh challenge, as the login page fetches it. */
  async challenge(): Promise<{ code: string; nonce: string; realm: string }> {
    const answer = await this.try(login.getCheckCode, {});
    return {
      code: String(answer.body.data),
      nonce: answer.headers.get("x-login-nonce") ?? "",
      realm: answer.headers.get("x-login-realm") ?? "",
    };
  }

  /** Logs in as the login page does. @throws Error when the login is refused. */
  async login(account: string, password: string): Promise<LoginAnswer> {
    const challenge = await this.challenge();
    const proof = await makeProof(await clientKeyOf(challenge.realm, account, password), account, challenge);
    const answer = await this.call(login.onLogin, {
      account,
      password: proof,
      checkCode: challenge.code,
      language: "zh",
    });
    this.token = answer.session_key;
    return answer;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A client that is logged in: `const demo = await loginAs(server, "demo", password)`. */
export async function loginAs(server: Pick<TestServer, "address">, account: string, password: string): Promise<Client> {
  const client = new Client(server.address);
  await client.login(account, password);
  return client;
}
