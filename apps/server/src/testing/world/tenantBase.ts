import { randomBytes } from "node:crypto";
import { asSystem, type Handle } from "@yunshou/database";
import type { NamedClient } from "@yunshou/database/namedClient";
import type pg from "pg";
import { hashOf } from "../../access/session/session.ts";
import type { CreatedMerchant } from "../../merchants/tree/createMerchant.ts";
import { Client, type TestServer } from "../bench/client.ts";
import { nextSerial, type Rows } from "./rows.ts";

/** Somebody with a session, opened without a login. */
export async function sessionFor(server: TestServer, userId: string): Promise<Client> {
  const client = new Client(server.address);
  client.token = randomBytes(24).toString("base64url");
  await asSystem(server.database, (tx) =>
    tx.query(
      "insert into session (token_hash, user_id, address, expires_at) values ($1, $2, '127.0.0.1', now() + interval '1 day')",
      [hashOf(client.token ?? ""), userId],
    ),
  );
  return client;
}

/** Who a merchant of the world is, and how its rows are written. */
export class TenantBase {
  readonly server: TestServer;
  readonly label: string;
  readonly merchant: CreatedMerchant;
  /** Stands in every text of his rows, and in no other merchant's. */
  readonly canary: string;
  /** His application administrator. */
  admin!: Client;
  adminId = "";
  /** Rows that stay as they are; what a test changes is made for it. */
  rows!: Rows;

  constructor(server: TestServer, label: string, merchant: CreatedMerchant) {
    this.server = server;
    this.label = label;
    this.merchant = merchant;
    this.canary = `Canary${label}`;
  }

  get topId(): string {
    return this.merchant.topId;
  }
  get merchantId(): string {
    return this.merchant.merchantId;
  }

  write<T>(work: (tx: Handle) => Promise<T>): Promise<T> {
    return asSystem(this.server.database, work);
  }

  /** Inserts one row in a transaction of its own; the statement opens and ends it, which spares two ways. */
  async id(text: string, values: readonly unknown[]): Promise<string> {
    const client = (await this.server.database.system.connect()) as pg.PoolClient & NamedClient;
    try {
      const { rows } = await client.run<{ id: string }>(`${text} returning id`, values);
      return rows[0]!.id;
    } finally {
      client.release();
    }
  }

  name(kind: string): string {
    return `${this.canary}${kind}${nextSerial()}`;
  }
}
