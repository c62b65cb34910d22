import type { organisations } from "@yunshou/contract/access/organisations";
import {
  checkOrganisationDeletable,
  checkOrganisationFields,
  checkOrganisationPlace,
  refuse,
  type Refusal,
} from "@yunshou/domain";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../../platform/call.ts";
import * as queries from "./organisations.queries.ts";

type Own = Pick<Call<unknown, "session">, "tx" | "session">;

/** Handlers of organisations (SYS-18). Each top merchant has a tree of its own, which merchants below it do not see. */
export const organisationHandlers: HandlersOf<typeof organisations> = {
  owners: async ({ tx, session }) => ({ merchants: await queries.topMerchants(tx, session.scope, session.merchantId) }),

  async tree({ tx, session, input }) {
    const owned = await isOwner({ tx, session }, input.merchantId);
    return owned
      ? { nodes: await queries.treeOf(tx, session.scope, input.merchantId) }
      : refuse("merchants.unknown", { field: "merchantId" });
  },

  async add(call) {
    const { tx, session, input } = call;
    const fields = checkOrganisationFields(input);
    if (!fields.ok) return fields;
    if (!(await isOwner({ tx, session }, input.merchantId)))
      return refuse("merchants.unknown", { field: "merchantId" });
    await queries.lockTree(tx, input.merchantId);
    const parent = await parentOf(call, input.parentId, input.merchantId);
    if (parent !== null && "ok" in parent) return parent;
    const place = checkOrganisationPlace(null, parent, 1);
    if (!place.ok) return place;
    const organisationId = await queries.insertOrganisation(tx, input.merchantId, parent, fields.value);
    if (organisationId === undefined) return refuse("access.codeTaken", { field: "code" });
    await recordAudit(call, {
      action: "access.organisation.add",
      object: fields.value.code,
      merchant: ownerOf(input.merchantId),
      after: { ...fields.value, parentId: input.parentId },
    });
    return { organisationId };
  },

  async update(call) {
    const { tx, input } = call;
    const fields = checkOrganisationFields(input);
    if (!fields.ok) return fields;
    const organisation = await lockedOrganisation(call, input.organisationId);
    if ("ok" in organisation) return organisation;
    const parent = await parentOf(call, input.parentId, organisation.topId);
    if (parent !== null && "ok" in parent) return parent;
    const { height } = await queries.usesOf(tx, organisation);
    const place = checkOrganisationPlace(organisation, parent, height);
    if (!place.ok) return place;
    if (!(await queries.saveOrganisation(tx, organisation, fields.value)))
      return refuse("access.codeTaken", { field: "code" });
    if (organisation.parentId !== input.parentId) await queries.moveOrganisation(tx, organisation, parent);
    await recordAudit(call, {
      action: "access.organisation.update",
      object: fields.value.code,
      merchant: ownerOf(organisation.topId),
      before: auditOf(organisation),
      after: { ...fields.value, parentId: input.parentId },
    });
    return {};
  },

  async remove(call) {
    const organisation = await lockedOrganisation(call, call.input.organisationId);
    if ("ok" in organisation) return organisation;
    const { organisations: below, accounts } = await queries.usesOf(call.tx, organisation);
    const unused = checkOrganisationDeletable(below, accounts);
    if (!unused.ok) return unused;
    await queries.deleteOrganisation(call.tx, organisation.organisationId);
    await recordAudit(call, {
      action: "access.organisation.remove",
      object: organisation.code,
      merchant: ownerOf(organisation.topId),
      before: auditOf(organisation),
    });
    return {};
  },
};

/** The tree belongs to the top merchant itself. */
const ownerOf = (topId: string) => ({ topId, merchantId: topId });

async function isOwner({ tx, session }: Own, merchantId: string): Promise<boolean> {
  return (await queries.topMerchants(tx, session.scope, merchantId)).some(
    (merchant) => merchant.merchantId === merchantId,
  );
}

/** An organisation of a change with its tree locked, read after the lock. */
async function lockedOrganisation(
  { tx, session }: Own,
  organisationId: string,
): Promise<queries.OrganisationRecord | Refusal> {
  const seen = await queries.findOrganisation(tx, session.scope, organisationId);
  if (seen === undefined) return refuse("record.unknown", { field: "organisationId" });
  await queries.lockTree(tx, seen.topId);
  return (
    (await queries.findOrganisation(tx, session.scope, organisationId)) ??
    refuse("record.unknown", { field: "organisationId" })
  );
}

/** The parent that was chosen, of the same tree; null stands for the root. */
async function parentOf(
  { tx, session }: Own,
  parentId: string | null,
  topId: string,
): Promise<queries.OrganisationRecord | Refusal | null> {
  if (parentId === null) return null;
  const parent = await queries.findOrganisation(tx, session.scope, parentId);
  return parent === undefined || parent.topId !== topId
    ? refuse("access.organisationUnknown", { field: "parentId" })
    : parent;
}

function auditOf({ name, code, parentId, sortNo, remark }: queries.OrganisationRecord) {
  return { name, code, parentId, sortNo, remark };
}
