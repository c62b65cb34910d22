import { apiScopes } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { day, fen, id, instant, listInput, listOutput, nothing } from "../shapes.ts";

const base = "/api/v1/system/api-keys";
const scopes = z.array(z.enum(apiScopes)).max(apiScopes.length);

/** Keys for a merchant's own programs (SYS-08). */
export const apiKeys = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "system.docking.read",
    summary: "Keys with the end of their secrets, newest first.",
    input: listInput({}, ["createTime"]),
    output: listOutput(
      z.object({
        apiKeyId: id,
        merchantName: z.string(),
        keyName: z.string(),
        scopes,
        /** The last characters; the whole secret is never shown again (FIN-18). */
        secret: z.string(),
        createTime: instant,
        usedTime: instant.nullable(),
        revokeTime: instant.nullable(),
      }),
    ),
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "system.docking.write",
    summary: "Makes a key for the caller's merchant; its secret is answered once.",
    input: z.object({ keyName: z.string().max(500), scopes }),
    output: z.object({ apiKeyId: id, secret: z.string() }),
    refusals: ["field.required", "field.tooLong", "access.tooManyEntries"],
  }),
  revoke: endpoint({
    method: "POST",
    path: `${base}/:apiKeyId/revoke`,
    access: "system.docking.write",
    summary: "Ends a key for good; its next call is refused.",
    input: z.object({ apiKeyId: id }),
    output: nothing,
    refusals: ["record.unknown", "state.notAllowed"],
  }),
};

const signatureRefusals = ["system.apiSignature", "system.apiScope", "system.apiQuota"] as const;
const signed =
  "Signed with the headers yunshou-key, yunshou-timestamp, yunshou-nonce and yunshou-signature: HMAC-SHA256 in hexadecimal of method, address with query, timestamp and nonce, one a line.";

/** One page beyond a cursor; the quota of the key is in the headers of its answer. */
const stream = <Row extends z.ZodType>(row: Row) =>
  z.object({
    rows: z.array(row),
    /** The cursor of the next page; ask with it again later when there was nothing more. */
    next: id,
    more: z.boolean(),
  });
const cursor = { after: id.default("0"), limit: z.coerce.number().int().min(1).max(1_000).default(500) };
const days = { fromDay: day.optional(), toDay: day.optional() };

/** What programs of a merchant read with a key. The quota of the key is in the headers of every answer. */
export const openCalls = {
  orders: endpoint({
    method: "GET",
    path: "/api/v1/system/open/orders",
    access: "public",
    audience: "external",
    summary: `Orders of the key's merchant and those below it over any days, oldest first, from a cursor on. ${signed}`,
    input: z.object({ ...cursor, ...days }),
    output: stream(
      z.object({
        orderNo: id,
        merchantNo: z.string(),
        machineNo: z.string(),
        productName: z.string(),
        quantity: z.number().int(),
        dispensed: z.number().int(),
        payMethod: z.string(),
        businessType: z.string(),
        orderState: z.string(),
        payState: z.string(),
        priceFen: fen,
        discountFen: fen,
        paidFen: fen,
        refundedFen: fen,
        businessDay: z.string(),
        orderTime: instant,
        payTime: instant.nullable(),
      }),
    ),
    refusals: signatureRefusals,
  }),
  movements: endpoint({
    method: "GET",
    path: "/api/v1/system/open/movements",
    access: "public",
    audience: "external",
    summary: `Every change of the stock of lanes over any days, oldest first, from a cursor on. ${signed}`,
    input: z.object({ ...cursor, ...days }),
    output: stream(
      z.object({
        movementNo: id,
        merchantNo: z.string(),
        machineNo: z.string(),
        cabinet: z.string(),
        lane: z.number().int(),
        productName: z.string().nullable(),
        /** Below zero when pieces left the lane. */
        quantity: z.number().int(),
        stockAfter: z.number().int(),
        reason: z.string(),
        /** Of the order that took them; null for everything else. */
        orderNo: id.nullable(),
        moveTime: instant,
      }),
    ),
    refusals: signatureRefusals,
  }),
  machines: endpoint({
    method: "GET",
    path: "/api/v1/system/open/machines",
    access: "public",
    audience: "external",
    summary: `Machines of the key's merchant and those below it as they are now, in the order of their registration, from a cursor on. ${signed}`,
    input: z.object(cursor),
    output: stream(
      z.object({
        machineId: id,
        machineNo: z.string(),
        machineName: z.string(),
        merchantNo: z.string(),
        machineCategory: z.string(),
        machineType: z.string(),
        pointName: z.string().nullable(),
        operation: z.string(),
        connection: z.string(),
        activateTime: instant.nullable(),
        /** When it was taken out of service. */
        endTime: instant.nullable(),
      }),
    ),
    refusals: signatureRefusals,
  }),
  members: endpoint({
    method: "GET",
    path: "/api/v1/system/open/members",
    access: "public",
    audience: "external",
    summary: `Members of the key's merchant and those below it with the numbers of their cards, without name and phone, from a cursor on. ${signed}`,
    input: z.object(cursor),
    output: stream(
      z.object({
        memberNo: id,
        merchantNo: z.string(),
        memberLevel: z.string(),
        cardNos: z.array(z.string()),
        /** Its name and phone were given up on request. */
        anonymised: z.boolean(),
        joinTime: instant,
      }),
    ),
    refusals: signatureRefusals,
  }),
  productTree: endpoint({
    method: "GET",
    path: "/api/v1/system/open/product-trees",
    access: "public",
    audience: "external",
    summary: `Categories of the key's merchant with the brands in each (HTTP-20). ${signed}`,
    input: z.object({}),
    output: z.object({ rows: z.array(z.object({ id, parentId: id.nullable(), splx: z.string(), sppp: z.string() })) }),
    refusals: signatureRefusals,
  }),
  dictionary: endpoint({
    method: "GET",
    path: "/api/v1/system/open/dictionary-entries",
    access: "public",
    audience: "external",
    summary: `What the dictionary offers the key's merchant for one type, in its order: the platform's entries and its own (SYS-02). ${signed}`,
    input: z.object({ dictType: z.string().max(100).default("") }),
    output: z.object({
      rows: z.array(
        z.object({ dictCode: z.string(), dictName: z.string(), dictValue: z.string(), sortNo: z.number().int() }),
      ),
    }),
    refusals: [...signatureRefusals, "system.dictionaryTypeUnknown"],
  }),
};
