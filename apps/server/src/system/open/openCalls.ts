import type { AnswerOf, Endpoint, ParsedInputOf } from "@yunshou/contract";
import type { openCalls } from "@yunshou/contract/system/apiKeys";
import { asSystem, type Database, type Handle, inScope, type Scope } from "@yunshou/database";
import type { ApiScope } from "@yunshou/domain";
import { checkedInput, mergedInput } from "../../platform/input.ts";
import { languageOf } from "../../platform/language.ts";
import { success } from "../../platform/messages.ts";
import type { Web } from "../../platform/mount.ts";
import { toRefused } from "../../platform/refused.ts";
import type { Secrets } from "../../platform/secrets.ts";
import { offersFor } from "../dictionary/dictionary.ts";
import { checkTypeKnown } from "../dictionary/types.ts";
import { productTree } from "../docking/dockings.queries.ts";
import { type KeyOwner, merchantsBelow } from "./apiKeys.queries.ts";
import * as streams from "./streams.queries.ts";
import { admitSigned } from "./signature.ts";

interface Parts {
  readonly database: Database;
  readonly secrets: Pick<Secrets, "open">;
}

type Read<E extends Endpoint> = (
  tx: Handle,
  scope: Scope,
  input: ParsedInputOf<E>,
  owner: KeyOwner,
) => Promise<AnswerOf<E>>;

/** Adds the calls that programs sign with a key of their merchant; they read in the scope of that merchant and nothing else. */
export function addOpenCalls(web: Web, calls: typeof openCalls, parts: Parts): void {
  add(web, calls.orders, "orders.read", parts, async (tx, scope, input, owner) =>
    page(await streams.ordersAfter(tx, scope, owner, input), input, ({ orderNo }) => orderNo),
  );
  add(web, calls.movements, "movements.read", parts, async (tx, scope, input, owner) =>
    page(await streams.movementsAfter(tx, scope, owner, input), input, ({ movementNo }) => movementNo),
  );
  add(web, calls.machines, "machines.read", parts, async (tx, scope, input, owner) =>
    page(await streams.machinesAfter(tx, scope, owner, input), input, ({ machineId }) => machineId),
  );
  add(web, calls.members, "members.read", parts, async (tx, scope, input, owner) =>
    page(await streams.membersAfter(tx, scope, owner, input), input, ({ memberNo }) => memberNo),
  );
  add(web, calls.productTree, "products.read", parts, async (tx, _scope, _input, owner) => ({
    rows: await productTree(tx, owner),
  }));
  add(web, calls.dictionary, "dictionary.read", parts, async (tx, _scope, { dictType }, owner) => {
    const unknown = await checkTypeKnown(tx, dictType);
    if (unknown !== undefined) throw toRefused(unknown);
    return { rows: await offersFor(tx, owner, dictType) };
  });
}

/** One page of what was found, and the cursor behind it. */
function page<Row>(
  found: readonly Row[],
  { after, limit }: { readonly after: string; readonly limit: number },
  cursorOf: (row: Row) => string,
) {
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, next: last === undefined ? after : cursorOf(last), more: found.length > rows.length };
}

function add<E extends Endpoint>(
  web: Web,
  endpoint: E,
  scope: ApiScope,
  { database, secrets }: Parts,
  read: Read<E>,
): void {
  web.mounted.push(endpoint);
  web.app.get(endpoint.path, async (request, reply) => {
    const raw = mergedInput(request);
    const language = languageOf(raw["language"], request.headers["accept-language"]);
    request.language = language;
    const { caller, headers, merchants } = await asSystem(database, async (tx) => {
      const admitted = await admitSigned(tx, secrets, request, scope, new Date());
      const { caller: owner } = admitted;
      return { ...admitted, merchants: owner.ok ? await merchantsBelow(tx, owner.value.merchantId) : [] };
    });
    reply.headers(headers);
    if (!caller.ok) throw toRefused(caller);
    const input = (await checkedInput(endpoint, raw, language)) as ParsedInputOf<E>;
    const own: Scope = { merchants };
    const answer = await inScope(database, own, (tx) => read(tx, own, input, caller.value), { readOnly: true });
    return reply.send(success(answer));
  });
}
