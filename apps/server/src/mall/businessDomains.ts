import type { ParsedInputOf, Permission } from "@yunshou/contract";
import type { businessDomains } from "@yunshou/contract/mall/businessDomains";
import { asSystem, type Database } from "@yunshou/database";
import { checkDomainName, checkVerifyFile, domainStatus, refuse, type Refusal, type VerifyFile } from "@yunshou/domain";
import { recordAudit } from "../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../platform/call.ts";
import type { Web } from "../platform/mount.ts";
import { isRefusal, Refused } from "../platform/refused.ts";
import * as queries from "./businessDomains.queries.ts";
import type { Owner } from "./products.queries.ts";

type AnyCall = Call<unknown, Permission>;
type OneCall = Call<{ readonly businessDomainId: string }, Permission>;

interface Checked {
  readonly domainName: string;
  readonly file: VerifyFile | null;
}

function readForm({ domainName, verifyFile }: ParsedInputOf<typeof businessDomains.create>): Checked | Refusal {
  const name = checkDomainName(domainName);
  if (!name.ok) return name;
  if (verifyFile === null) return { domainName: name.value, file: null };
  const file = checkVerifyFile(verifyFile);
  return file.ok ? { domainName: name.value, file: file.value } : file;
}

const taken = () => refuse("mall.domainTaken", { field: "domainName" });

/** Handlers of business domains (GEN-19). */
export function businessDomainHandlers(): HandlersOf<typeof businessDomains> {
  const lock = async ({ tx, session, input }: OneCall) =>
    (await queries.lockDomain(tx, session.scope, input.businessDomainId)) ?? refuse("record.unknown");
  const record = (call: AnyCall, verb: string, object: string, merchant: Owner, before?: unknown, after?: unknown) =>
    recordAudit(call, { action: `mall.businessDomain.${verb}`, object, merchant, before, after });

  return {
    async list({ tx, session, input }) {
      const { rows, ...found } = await queries.listDomains(tx, session.scope, input);
      return {
        rows: rows.map((row) => ({ ...row, domainStatus: domainStatus(row.enabled, row.verifyFile) })),
        ...found,
      };
    },

    async create(call) {
      const { tx, session, input } = call;
      const checked = readForm(input);
      if (isRefusal(checked)) return checked;
      const owner = { topId: session.topMerchantId, merchantId: session.merchantId };
      const { domainName, file } = checked;
      const businessDomainId = await queries.insertDomain(tx, owner, domainName, file);
      if (businessDomainId === undefined) return taken();
      const after = { domainName, verifyFile: file?.fileName ?? null };
      await record(call, "create", domainName, owner, undefined, after);
      return { businessDomainId };
    },

    async update(call) {
      const held = await lock(call);
      if (isRefusal(held)) return held;
      const checked = readForm(call.input);
      if (isRefusal(checked)) return checked;
      const { domainName, file } = checked;
      if (await queries.domainTaken(call.tx, held, domainName)) return taken();
      await queries.renameDomain(call.tx, held, domainName);
      if (file !== null) await queries.setVerifyFile(call.tx, held, file);
      const before = { domainName: held.domainName, verifyFile: held.verifyFile };
      const after = { domainName, verifyFile: file?.fileName ?? held.verifyFile };
      await record(call, "update", domainName, held, before, after);
      return {};
    },

    async setFile(call) {
      const held = await lock(call);
      if (isRefusal(held)) return held;
      const file = checkVerifyFile(call.input.verifyFile);
      if (!file.ok) return file;
      await queries.setVerifyFile(call.tx, held, file.value);
      const [before, after] = [{ verifyFile: held.verifyFile }, { verifyFile: file.value.fileName }];
      await record(call, "upload", held.domainName, held, before, after);
      return {};
    },

    async setEnabled(call) {
      const held = await lock(call);
      if (isRefusal(held)) return held;
      const { enabled } = call.input;
      await queries.setDomainEnabled(call.tx, held, enabled);
      await record(call, enabled ? "enable" : "disable", held.domainName, held, { enabled: held.enabled }, { enabled });
      return {};
    },

    async remove(call) {
      const held = await lock(call);
      if (isRefusal(held)) return held;
      await queries.deleteDomain(call.tx, held);
      const before = { domainName: held.domainName, verifyFile: held.verifyFile };
      await record(call, "remove", held.domainName, held, before);
      return {};
    },
  };
}

/**
 * The verification file at the root of an enabled domain, as plain text for the platform that proves it. A host or name
 * that nobody registered is an unknown address, like every other.
 */
export function addVerifyFiles({ app }: Pick<Web, "app">, database: Database): void {
  app.get<{ Params: { readonly fileName: string } }>("/:fileName(^[\\w-]+\\.txt$)", async (request, reply) => {
    const { fileName } = request.params;
    const host = request.hostname.toLowerCase();
    const content = await asSystem(database, (tx) => queries.verifyContent(tx, host, fileName), { readOnly: true });
    if (content === undefined) throw new Refused("route.unknown");
    return reply.header("cache-control", "no-store").type("text/plain; charset=utf-8").send(content);
  });
}
