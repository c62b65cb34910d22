import type { Handle } from "@yunshou/database";
import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { insertDemoPackage, insertDemoRollout } from "./software.queries.ts";

/** What the demo's packages hold; its machines exist only here and run nothing of it. */
const packages = [
  {
    name: "售货终端",
    version: "3.8.2",
    kind: "upper",
    remark: "修复断网后重复上报",
    rollout: "finished",
    machines: 24,
  },
  { name: "货道控制板", version: "1.15", kind: "lower", remark: "优化电机堵转检测", rollout: "proposed", machines: 12 },
] as const;

/** Two packages with their files: one that machines have got, one whose rollout waits for a second person. */
export async function seedSoftware(tx: Handle, dataDir: string): Promise<void> {
  const folder = join(dataDir, "files", "softFile");
  await mkdir(folder, { recursive: true });
  for (const { rollout, machines, ...one } of packages) {
    const content = Buffer.from(`${one.kind} ${one.version}\n`.repeat(2_000));
    const sha256 = createHash("sha256").update(content).digest();
    const file = `${sha256.toString("hex")}.bin`;
    await writeFile(join(folder, file), content);
    const made = await insertDemoPackage(tx, { ...one, file, bytes: content.length, sha256 });
    if (made !== undefined) await insertDemoRollout(tx, made, { state: rollout, machines });
  }
}
