// Written by tools/src/openClient.ts from the OpenAPI description of the open calls; change nothing by hand.
import { createHmac, randomBytes } from "node:crypto";

export interface OrdersInput {
  readonly after?: string;
  readonly limit?: number;
  readonly fromDay?: string;
  readonly toDay?: string;
}

export interface OrdersRow {
  readonly orderNo: string;
  readonly merchantNo: string;
  readonly machineNo: string;
  readonly productName: string;
  readonly quantity: number;
  readonly dispensed: number;
  readonly payMethod: string;
  readonly businessType: string;
  readonly orderState: string;
  readonly payState: string;
  readonly priceFen: string;
  readonly discountFen: string;
  readonly paidFen: string;
  readonly refundedFen: string;
  readonly businessDay: string;
  readonly orderTime: string;
  readonly payTime: string | null;
}

export interface MovementsInput {
  readonly after?: string;
  readonly limit?: number;
  readonly fromDay?: string;
  readonly toDay?: string;
}

export interface MovementsRow {
  readonly movementNo: string;
  readonly merchantNo: string;
  readonly machineNo: string;
  readonly cabinet: string;
  readonly lane: number;
  readonly productName: string | null;
  readonly quantity: number;
  readonly stockAfter: number;
  readonly reason: string;
  readonly orderNo: string | null;
  readonly moveTime: string;
}

export interface MachinesInput {
  readonly after?: string;
  readonly limit?: number;
}

export interface MachinesRow {
  readonly machineId: string;
  readonly machineNo: string;
  readonly machineName: string;
  readonly merchantNo: string;
  readonly machineCategory: string;
  readonly machineType: string;
  readonly pointName: string | null;
  readonly operation: string;
  readonly connection: string;
  readonly activateTime: string | null;
  readonly endTime: string | null;
}

export interface MembersInput {
  readonly after?: string;
  readonly limit?: number;
}

export interface MembersRow {
  readonly memberNo: string;
  readonly merchantNo: string;
  readonly memberLevel: string;
  readonly cardNos: readonly string[];
  readonly anonymised: boolean;
  readonly joinTime: string;
}

export interface ProductTreesRow {
  readonly id: string;
  readonly parentId: string | null;
  readonly splx: string;
  readonly sppp: string;
}

export interface DictionaryEntriesInput {
  readonly dictType?: string;
}

export interface DictionaryEntriesRow {
  readonly dictCode: string;
  readonly dictName: string;
  readonly dictValue: string;
  readonly sortNo: number;
}

/** One page of rows. `next` is the cursor to go on with; `more` says whether to ask at once. */
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

/** A call was refused; `code` names the reason, as in the description of the call. */
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
  /** For example `https://console.example.com`. */
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

  /** Orders of the key's merchant and those below it over any days, oldest first, from a cursor on. */
  orders(input: OrdersInput = {}): Promise<Page<OrdersRow>> {
    return this.#ask<OrdersRow>("/api/v1/system/open/orders", input);
  }

  /** The same from page to page until there is nothing more now; waits when the quota is used up. */
  allOrders(input: OrdersInput = {}): AsyncGenerator<OrdersRow, string> {
    return this.#all<OrdersRow>("/api/v1/system/open/orders", input);
  }

  /** Every change of the stock of lanes over any days, oldest first, from a cursor on. */
  movements(input: MovementsInput = {}): Promise<Page<MovementsRow>> {
    return this.#ask<MovementsRow>("/api/v1/system/open/movements", input);
  }

  /** The same from page to page until there is nothing more now; waits when the quota is used up. */
  allMovements(input: MovementsInput = {}): AsyncGenerator<MovementsRow, string> {
    return this.#all<MovementsRow>("/api/v1/system/open/movements", input);
  }

  /** Machines of the key's merchant and those below it as they are now, in the order of their registration, from a cursor on. */
  machines(input: MachinesInput = {}): Promise<Page<MachinesRow>> {
    return this.#ask<MachinesRow>("/api/v1/system/open/machines", input);
  }

  /** The same from page to page until there is nothing more now; waits when the quota is used up. */
  allMachines(input: MachinesInput = {}): AsyncGenerator<MachinesRow, string> {
    return this.#all<MachinesRow>("/api/v1/system/open/machines", input);
  }

  /** Members of the key's merchant and those below it with the numbers of their cards, without name and phone, from a cursor on. */
  members(input: MembersInput = {}): Promise<Page<MembersRow>> {
    return this.#ask<MembersRow>("/api/v1/system/open/members", input);
  }

  /** The same from page to page until there is nothing more now; waits when the quota is used up. */
  allMembers(input: MembersInput = {}): AsyncGenerator<MembersRow, string> {
    return this.#all<MembersRow>("/api/v1/system/open/members", input);
  }

  /** Categories of the key's merchant with the brands in each (HTTP-20). */
  productTrees(): Promise<Page<ProductTreesRow>> {
    return this.#ask<ProductTreesRow>("/api/v1/system/open/product-trees", {});
  }

  /** What the dictionary offers the key's merchant for one type, in its order: the platform's entries and its own (SYS-02). */
  dictionaryEntries(input: DictionaryEntriesInput = {}): Promise<Page<DictionaryEntriesRow>> {
    return this.#ask<DictionaryEntriesRow>("/api/v1/system/open/dictionary-entries", input);
  }

  async *#all<Row>(path: string, input: object): AsyncGenerator<Row, string> {
    let { after = "0" } = input as { readonly after?: string };
    for (let more = true; more;) {
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
    const url = query.size === 0 ? path : `${path}?${query.toString()}`;
    const timestamp = String(Math.floor(Date.now() / 1_000));
    const nonce = randomBytes(16).toString("hex");
    const signed = ["GET", url, timestamp, nonce].join("\n");
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
