import type { Handle } from "@yunshou/database";
import { machineExport } from "../machines/registry/machineExport.ts";
import { exportDue, mediaTypes } from "../platform/export/exportFiles.ts";
import { insertExport } from "../platform/export/files.queries.ts";
import { arm } from "../platform/timers.ts";
import { supplierProductExport } from "../stock/procurement/supplierProductExport.ts";
import { merchantsBelow, ownerOfNumber } from "./demo.queries.ts";
import { demoTimeZone } from "./seed.ts";

/** What the first administrator of the demo company asked for; the server writes the files as soon as it runs. */
export async function seedDownloads(tx: Handle, now: Date): Promise<void> {
  const { topId, merchantId, userId } = await ownerOfNumber(tx, "0001");
  const merchants = await merchantsBelow(tx, merchantId);
  for (const [source, format] of [
    [machineExport, "xlsx"],
    [supplierProductExport, "csv"],
  ] as const) {
    const fileId = await insertExport(tx, {
      topId,
      merchantId,
      ownerId: userId,
      name: `${source.fileName("zh")}.${format}`,
      mediaType: mediaTypes[format],
      request: {
        source: source.name,
        filters: {},
        format,
        language: "zh",
        timeZone: demoTimeZone,
        scope: { merchants, topId },
      },
    });
    await arm(tx, exportDue.at(fileId, now, { topId }));
  }
}
