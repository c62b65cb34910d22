import {
  type Endpoint,
  type Language,
  type Permission,
  type Resource,
  sessionExpiredCode,
  smallBodyBytes,
} from "@yunshou/contract";
import { asSystem, type Database, type Handle, inScope, isOutOfScope, rollback, type Scope } from "@yunshou/database";
import { plainFileName } from "@yunshou/domain";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Afterwards } from "./afterwards.ts";
import { type Call, type FileAnswer, type Handler, type HandlersOf, type Session, tokenFrom } from "./call.ts";
import { z } from "zod";
import { idempotentCall } from "./idempotency.ts";
import { type IdempotentCall, releaseKey, reserveKey, storeAnswer, storedAnswer } from "./idempotency.queries.ts";
import { checkedInput, mergedInput } from "./input.ts";
import { languageOf } from "./language.ts";
import { success } from "./messages.ts";
import type { Secrets } from "./secrets.ts";
import { isKept, isRefusal, Refused, toRefused } from "./refused.ts";

export type CallerDuty = "access.passwordMustChange" | "access.secondFactorMustEnrol";

/** Who called, and whether something must happen before anything else may. */
export interface Caller {
  readonly session: Session;
  /** What must be done before anything else: change a one-time password, set up a second factor. */
  readonly duty?: CallerDuty;
}

/** What every route needs; built once in `web.ts`. */
export interface Web {
  readonly app: FastifyInstance;
  readonly database: Database;
  /** The caller behind a session token, as of now; `anew` reuses nothing that was looked up before. */
  readonly authenticate: (token: string, anew?: boolean) => Promise<Caller | undefined>;
  /** Whether somebody has to accept an agreement before he changes anything on a host (AGREE-09). */
  readonly mustAgree: (session: Session, host: string) => Promise<boolean>;
  /** Compare every answer with the contract: in tests and development. */
  readonly checkAnswers: boolean;
  /** Seals answers that are kept for repeated calls: some hold what is shown once. */
  readonly secrets: Pick<Secrets, "seal" | "open">;
  /** Everything mounted so far, for OpenAPI and for the test that nothing is missing. */
  readonly mounted: Endpoint[];
  /** Every route of the server as `METHOD path`, those beside the contract included: for the proof that none is forgotten. */
  readonly routes: readonly string[];
}

export interface MountOptions<R extends Resource> {
  /**
   * In which rights a public call runs when nobody is logged in: `system` acts for all merchants and is for code that
   * limits itself, a scope shows what it names. Without the option it sees no tenant's rows.
   */
  readonly anonymous?: "system" | Scope;
  /**
   * Run in the rights of the system even when somebody is logged in: for code that knows no tenant, such as the login.
   * A list names the calls that stay in the caller's scope.
   */
  readonly system?: true | { readonly except: readonly (keyof R)[] };
  /** Writing calls that work while an agreement is pending. */
  readonly beforeAgreement?: readonly (keyof R)[];
  /** Answers are whole bodies with codes of their own, as the specification writes them (AGREE-11). */
  readonly ownCodes?: true;
  /** Calls that work before a one-time password is changed. */
  readonly beforePasswordChange?: readonly (keyof R)[];
  /** Calls that work before a second factor is set up where it is required. */
  readonly beforeSecondFactor?: readonly (keyof R)[];
  /** Writing calls that work while support looks at the console as somebody else. */
  readonly whileViewing?: readonly (keyof R)[];
  /** Reading calls keep the plans of their statements: what they read is bounded, so its cost must not grow with the months. */
  readonly keepPlans?: true;
}

/** Creates the routes of a resource: one handler for each endpoint, checked by the compiler. */
export function mount<R extends Resource>(
  web: Web,
  resource: R,
  handlers: HandlersOf<R>,
  options: MountOptions<R> = {},
): void {
  for (const name of Object.keys(resource) as (keyof R & string)[]) {
    const endpoint = resource[name] as Endpoint;
    web.mounted.push(endpoint);
    const run = new Run(web, endpoint, handlers[name] as unknown as Handler<Endpoint>, {
      anonymous: options.anonymous ?? { merchants: [] },
      system: options.system === true || (options.system !== undefined && !options.system.except.includes(name)),
      before: [
        ...(options.beforePasswordChange?.includes(name) ? (["access.passwordMustChange"] as const) : []),
        ...(options.beforeSecondFactor?.includes(name) ? (["access.secondFactorMustEnrol"] as const) : []),
      ],
      withoutAgreement: options.beforeAgreement?.includes(name) ?? false,
      ownCodes: options.ownCodes ?? false,
      viewing: !endpoint.writes || (options.whileViewing?.includes(name) ?? false),
      keepPlans: options.keepPlans === true && !endpoint.writes,
    });
    web.app.route({
      method: endpoint.method,
      url: endpoint.path,
      bodyLimit: endpoint.bodyBytes ?? smallBodyBytes,
      config: endpoint.access === "public" ? { fields: fieldsOf(endpoint) } : {},
      onRequest: (request) => run.admit(request),
      handler: (request, reply) => run.serve(request, reply),
    });
  }
}

interface Rights {
  readonly anonymous: "system" | Scope;
  readonly system: boolean;
  readonly before: readonly CallerDuty[];
  readonly withoutAgreement: boolean;
  readonly ownCodes: boolean;
  readonly viewing: boolean;
  readonly keepPlans: boolean;
}

/** What a public call reads of a form; everything else in it is passed over unread. */
function fieldsOf({ input }: Endpoint): ReadonlySet<string> {
  const shape = input instanceof z.ZodObject ? Object.keys(input.shape as Record<string, unknown>) : [];
  return new Set([...shape, "language"]);
}

/** What a transaction leaves to do once it is committed. */
interface Outcome {
  readonly status: number;
  readonly text?: string;
  readonly file?: FileAnswer["file"];
  readonly afterwards?: Afterwards<unknown>;
  readonly refused?: Refused;
  readonly headers: readonly (readonly [string, string])[];
  readonly cookies: readonly { readonly name: string; readonly value: string; readonly maxAgeSeconds: number }[];
  readonly actions: readonly (() => void)[];
}

/** The sessions of calls between their head and their end. */
const admitted = new WeakMap<FastifyRequest, Session>();

/** The flow of one endpoint's calls: session → permission → body → input → key → transaction → handler → commit → answer. */
class Run {
  readonly #web: Web;
  readonly #endpoint: Endpoint;
  readonly #handler: Handler<Endpoint>;
  readonly #rights: Rights;

  constructor(web: Web, endpoint: Endpoint, handler: Handler<Endpoint>, rights: Rights) {
    this.#web = web;
    this.#endpoint = endpoint;
    this.#handler = handler;
    this.#rights = rights;
  }

  /** Asks for session and right before the first byte of the body is read. */
  async admit(request: FastifyRequest): Promise<void> {
    const session = await this.#allowedSession(request);
    if (session === undefined) return;
    request.userId = session.userId;
    admitted.set(request, session);
  }

  async serve(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const raw = mergedInput(request);
    const language = languageOf(raw["language"], request.headers["accept-language"]);
    request.language = language;
    const session = admitted.get(request);
    const input = await checkedInput(this.#endpoint, raw, language);
    const key = idempotentCall(this.#endpoint, request, session?.userId, raw);
    const outcome = await this.#transactAnew(request, session, language, input, key);
    for (const [name, value] of outcome.headers) reply.header(name, value);
    for (const { name, value, maxAgeSeconds } of outcome.cookies) {
      reply.setCookie(name, value, {
        path: "/",
        httpOnly: true,
        sameSite: "strict",
        secure: request.protocol === "https",
        maxAge: maxAgeSeconds,
      });
    }
    for (const action of outcome.actions) {
      try {
        action();
      } catch (error) {
        request.log.error({ err: error }, "an action after the commit failed");
      }
    }
    if (outcome.refused !== undefined) throw outcome.refused;
    if (outcome.file !== undefined) return sendFile(reply, outcome.file);
    const text = outcome.afterwards === undefined ? outcome.text : await this.#askedText(outcome.afterwards);
    return reply.code(outcome.status).type("application/json; charset=utf-8").send(text);
  }

  async #allowedSession(request: FastifyRequest, anew = false): Promise<Session | undefined> {
    const { access } = this.#endpoint;
    const token = tokenFrom(request.headers);
    const caller = token === undefined ? undefined : await this.#web.authenticate(token, anew);
    if (access === "public") return caller?.session;
    if (caller === undefined) throw new Refused(sessionExpiredCode);
    if (caller.duty !== undefined && !this.#rights.before.includes(caller.duty)) throw new Refused(caller.duty);
    if (caller.session.viewerId !== null && !this.#rights.viewing) throw new Refused("access.viewOnly");
    if (access !== "session") {
      const { permissions, granted } = caller.session;
      const opening = [access, ...(this.#endpoint.alsoWith ?? [])] as readonly Permission[];
      if (!opening.some((one) => permissions.has(one)))
        throw new Refused(opening.some((one) => granted.has(one)) ? "access.functionDisabled" : "access.noPermission");
    }
    const changes = this.#endpoint.writes && !this.#rights.withoutAgreement;
    if (changes && (await this.#web.mustAgree(caller.session, request.headers.host ?? "")))
      throw new Refused("access.agreementPending");
    return caller.session;
  }

  /**
   * A whole tree is read as such, but written in the merchants that the session knew when it was looked up: another
   * process may have added one since. So what row-level security refuses is tried once more with a session of now.
   */
  async #transactAnew(
    request: FastifyRequest,
    session: Session | undefined,
    ...call: [Language, unknown, IdempotentCall | undefined]
  ): Promise<Outcome> {
    try {
      return await this.#transact(request, session, ...call);
    } catch (error) {
      if (session === undefined || !isOutOfScope(error)) throw error;
      return this.#transact(request, await this.#allowedSession(request, true), ...call);
    }
  }

  #transact(
    request: FastifyRequest,
    session: Session | undefined,
    language: Language,
    input: unknown,
    key: IdempotentCall | undefined,
  ): Promise<Outcome> {
    const work = async (tx: Handle) => {
      const outcome = await this.#work(tx, request, session, language, input, key);
      return outcome.refused !== undefined && !outcome.kept ? rollback<Outcome>(outcome) : outcome;
    };
    const { anonymous, system, keepPlans } = this.#rights;
    const tries = 3;
    if (system || (session === undefined && anonymous === "system"))
      return asSystem(this.#web.database, work, { tries });
    const scope = session?.scope ?? (anonymous as Scope);
    return inScope(this.#web.database, scope, work, {
      tries,
      keepPlans,
      readOnly: !this.#endpoint.writes && this.#endpoint.access !== "public",
    });
  }

  async #work(
    tx: Handle,
    request: FastifyRequest,
    session: Session | undefined,
    language: Language,
    input: unknown,
    key: IdempotentCall | undefined,
  ): Promise<Outcome & { kept?: boolean }> {
    const headers: [string, string][] = [];
    const cookies: Outcome["cookies"][number][] = [];
    const actions: (() => void)[] = [];
    if (key !== undefined && !(await reserveKey(tx, key)))
      return replay(this.#web.secrets, await storedAnswer(tx, key), key);
    const call: Call<unknown> = {
      input,
      session: session as Session,
      tx,
      language,
      now: new Date(),
      address: request.ip,
      requestId: request.id,
      headers: request.headers,
      log: request.log,
      afterCommit: (action) => void actions.push(action),
      setHeader: (name, value) => void headers.push([name, value]),
      setCookie: (name, value, { maxAgeSeconds }) => void cookies.push({ name, value, maxAgeSeconds }),
    };
    const answer = await this.#handler(call as never);
    if (isRefusal(answer)) {
      const kept = isKept(answer);
      if (key !== undefined && kept) await releaseKey(tx, key);
      return { status: 0, refused: toRefused(answer), kept, headers, cookies, actions: kept ? actions : [] };
    }
    if (isFile(answer)) return { status: 200, file: answer.file, headers, cookies, actions };
    if (answer instanceof Afterwards) {
      if (key !== undefined)
        throw new Error("A call under a key answers within its transaction, which keeps the answer.");
      return { status: 200, afterwards: answer, headers, cookies, actions };
    }
    const text = this.#textOf(answer);
    if (key !== undefined)
      await storeAnswer(tx, key, 200, this.#web.secrets.seal(Buffer.from(text), answerContext(key)).toString("base64"));
    return { status: 200, text, headers, cookies, actions };
  }

  async #askedText({ ask }: Afterwards<unknown>): Promise<string> {
    const answer = await ask();
    if (isRefusal(answer)) throw toRefused(answer);
    return this.#textOf(answer);
  }

  #textOf(answer: unknown): string {
    const text = JSON.stringify(this.#rights.ownCodes ? answer : success(answer));
    // What is compared is what the caller reads: instants are texts by then.
    if (this.#web.checkAnswers) {
      const said: unknown = this.#rights.ownCodes ? JSON.parse(text) : (JSON.parse(text) as { data: unknown }).data;
      checkRows(said, this.#endpoint.output.parse(said));
    }
    return text;
  }
}

/** Rows are spread into answers as they were read, so what the contract does not know of must not come along. */
function checkRows(said: unknown, known: unknown): void {
  const [given, stated] = [rowsIn(said), rowsIn(known)];
  for (const [index, row] of given.entries())
    for (const name of Object.keys(row))
      if (!Object.hasOwn(stated[index] ?? {}, name)) throw new Error(`The contract knows no ${name} of such a row.`);
}
const rowsIn = (answer: unknown): readonly object[] => {
  const { rows } = (answer ?? {}) as { readonly rows?: unknown };
  return Array.isArray(rows) ? (rows as readonly object[]) : [];
};

export const answerContext = ({ userId, route, key }: Pick<IdempotentCall, "userId" | "route" | "key">) =>
  `answer:${userId}:${route}:${key}`;

function replay(
  secrets: Web["secrets"],
  stored: { status: number; text: string; requestHash: Buffer } | undefined,
  key: IdempotentCall,
): Outcome {
  const nothing = { headers: [], cookies: [], actions: [] };
  // The first call ended between our insert and our look, and left nothing: its caller may simply try again.
  if (stored === undefined)
    return { ...nothing, status: 0, refused: new Refused("server.unavailable", { retryAfterSeconds: 1 }) };
  if (!stored.requestHash.equals(key.requestHash))
    return { ...nothing, status: 0, refused: new Refused("idempotency.differs", { field: "Idempotency-Key" }) };
  return {
    ...nothing,
    headers: [["idempotent-replay", "true"]],
    status: stored.status,
    text: secrets.open(Buffer.from(stored.text, "base64"), answerContext(key)).toString(),
  };
}

function isFile(answer: unknown): answer is FileAnswer {
  return (
    typeof answer === "object" &&
    answer !== null &&
    "file" in answer &&
    typeof answer.file === "object" &&
    answer.file !== null &&
    "stream" in answer.file
  );
}

function sendFile(reply: FastifyReply, file: FileAnswer["file"]): FastifyReply {
  const name = plainFileName(file.name);
  const ascii = name.replace(/[^\x20-\x7e]|["\\]/g, "_");
  reply.header("content-disposition", `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name)}`);
  reply.header("cache-control", "private, no-store").type(file.mediaType);
  if (file.sizeBytes !== undefined) reply.header("content-length", file.sizeBytes);
  return reply.send(file.stream);
}

declare module "fastify" {
  interface FastifyRequest {
    language: Language | undefined;
    userId: string | undefined;
  }
  interface FastifyContextConfig {
    /** The only fields that are read of a form. */
    fields?: ReadonlySet<string>;
  }
}
