import { asSystem, type Database } from "@yunshou/database";
import type { PaymentKind } from "@yunshou/domain";
import type { FastifyBaseLogger } from "fastify";
import type { Secrets } from "../platform/secrets.ts";
import { openPaymentKeys, providerOf } from "./keys.ts";
import { type StoredParameters, usedParameters } from "./parameters.queries.ts";
import type { PaymentProvider } from "./provider.ts";
import type { PaymentProviders } from "./providers.ts";

/** Where a payment provider posts its notices; the name of the provider follows. */
export const noticePath = "/api/v1/payments/notices";

interface Parts {
  readonly database: Database;
  readonly secrets: Secrets;
  readonly log: Pick<FastifyBaseLogger, "error">;
  /** The address of this console, as providers reach it. */
  readonly ownUrl: string;
  /** Asked where no service of the platform is enabled for a kind of payment. */
  readonly others: PaymentProviders;
}

interface Known {
  readonly stamp: string;
  readonly enabled: boolean;
  readonly kind: PaymentKind;
  readonly provider: PaymentProvider;
}

const lookEveryMs = 3_000;

/**
 * The payment services of the platform as they stand in the database, looked at every three seconds: keys are changed and
 * services switched without a stop. What cannot be read is named in the log and left as it was.
 */
export async function storedProviders({
  database,
  secrets,
  log,
  ownUrl,
  others,
}: Parts): Promise<PaymentProviders & { stop(): void }> {
  let known = new Map<string, Known>();
  const read = (row: StoredParameters): Known | undefined => {
    const stamp = `${row.parametersId}/${row.version}`;
    const before = known.get(row.code);
    if (before?.stamp === stamp) return { ...before, enabled: row.enabled };
    try {
      const keys = openPaymentKeys(secrets, row.parametersId, row.keysSealed);
      const notifyUrl = `${ownUrl}${noticePath}/${row.code}`;
      const provider = providerOf({ ...row, ...keys, kind: row.payMethod, name: row.code, notifyUrl });
      return { stamp, enabled: row.enabled, kind: row.payMethod, provider };
    } catch (error) {
      log.error({ err: error, service: row.code }, "The keys of a payment service cannot be read.");
      return before;
    }
  };
  const look = async () => {
    const rows = await asSystem(database, usedParameters, { readOnly: true });
    const found = rows.flatMap((row) => {
      const one = read(row);
      return one === undefined ? [] : [[row.code, one] as const];
    });
    known = new Map(found);
  };
  await look();
  const timer = setInterval(() => {
    look().catch((error: unknown) => log.error({ err: error }, "Payment services could not be looked at."));
  }, lookEveryMs).unref();

  return {
    forPayment: (method) =>
      [...known.values()].find(({ kind, enabled }) => enabled && kind === method)?.provider ??
      others.forPayment(method),
    named: (name) => known.get(name)?.provider ?? others.named(name),
    stop: () => clearInterval(timer),
  };
}
