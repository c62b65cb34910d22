import { type Permission, sessionExpiredCode } from "@yunshou/contract";
import type { billUploads } from "@yunshou/contract/finance/bills";
import { type Database, inScope } from "@yunshou/database";
import { billUploadBytes } from "@yunshou/domain";
import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { platformMerchantId } from "../../access/people/platformMerchant.ts";
import { recordAudit } from "../../platform/audit.queries.ts";
import { tokenFrom } from "../../platform/call.ts";
import { checkedInput, mergedInput } from "../../platform/input.ts";
import { languageOf } from "../../platform/language.ts";
import { success } from "../../platform/messages.ts";
import type { Web } from "../../platform/mount.ts";
import { Refused, toRefused } from "../../platform/refused.ts";
import { uploadedBytes } from "./content.ts";
import { takeBill } from "./taking.ts";

const platform = { topId: platformMerchantId, merchantId: platformMerchantId };

/** Adds the upload of bills. Rights are checked before the first byte of the body is read. */
export async function addBillUpload(
  web: Web,
  { upload }: typeof billUploads,
  { database }: { readonly database: Database },
): Promise<void> {
  web.mounted.push(upload);
  await web.app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("application/octet-stream", (_request, payload, done) => done(null, payload));
    scope.post(upload.path, async (request, reply) => {
      const token = tokenFrom(request.headers);
      const caller = token === undefined ? undefined : await web.authenticate(token);
      if (caller === undefined) throw new Refused(sessionExpiredCode);
      if (caller.duty !== undefined) throw new Refused(caller.duty);
      const { session } = caller;
      if (session.viewerId !== null) throw new Refused("access.viewOnly");
      if (!session.permissions.has(upload.access as Permission)) throw new Refused("access.noPermission");
      if (await web.mustAgree(session, request.headers.host ?? "")) throw new Refused("access.agreementPending");
      const raw = mergedInput({ ...request, query: request.query, params: {}, body: {} } as typeof request);
      const input = await checkedInput(upload, raw, languageOf(raw["language"], request.headers["accept-language"]));
      const content = await receive(request.body as Readable | undefined);
      const hash = input.billHash.trim().toLowerCase();
      if (hash !== "" && createHash("sha1").update(content).digest("hex") !== hash)
        throw new Refused("finance.billHash", { field: "billHash" });
      const { serviceId, billDate } = input;
      const answer = await inScope(database, session.scope, async (tx) => {
        const now = new Date();
        const given = { serviceId, day: billDate, source: "uploaded", content, limitBytes: uploadedBytes } as const;
        const taken = await takeBill(tx, { ...given, userId: session.userId, now });
        if (!taken.ok) throw toRefused(taken);
        const { billId, differences } = taken.value;
        await recordAudit(
          { tx, session, address: request.ip, requestId: request.id },
          { action: "finance.bill.upload", object: billDate, merchant: platform, after: { differences } },
        );
        return { billId, differences };
      });
      return reply.send(success(answer));
    });
  });
}

/** The body as a whole, which is compared as a whole. */
async function receive(body: Readable | undefined): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of (body ?? []) as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > billUploadBytes)
      throw new Refused("finance.billTooLarge", {
        field: "content",
        values: { limit: `${billUploadBytes / 1_000_000} MB` },
      });
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
