import type { Handle } from "@yunshou/database";
import {
  endOfWorkday,
  likenessOf,
  libraryCodeOf,
  numberOfLibraryCode,
  reviewStateOf,
  reviewWorkdays,
} from "@yunshou/domain";
import { findableBy } from "../platform/spelling.ts";
import { ownerOfNumber } from "./demo.queries.ts";
import { type DemoRequest, insertOfficial, insertRequest, lastLibraryCode, productFor } from "./modelling.queries.ts";

const hourMs = 3_600_000;

type Step = readonly [event: DemoRequest["steps"][number]["event"], hoursAgo: number, remark?: string];

/** Products of the retail merchant on their way into the library, in every state. */
const requests: readonly {
  readonly code: string;
  readonly status: DemoRequest["status"];
  readonly steps: readonly Step[];
}[] = [
  { code: "D003", status: "underReview", steps: [["submit", 5]] },
  { code: "S001", status: "underReview", steps: [["submit", 26]] },
  {
    code: "S008",
    status: "underReview",
    steps: [
      ["submit", 120],
      ["reject", 98, "请补充净含量清晰的包装图"],
      ["resubmit", 20],
    ],
  },
  {
    code: "D010",
    status: "success",
    steps: [
      ["submit", 300],
      ["approve", 276],
    ],
  },
  {
    code: "F001",
    status: "success",
    steps: [
      ["submit", 520],
      ["reject", 500, "条码与包装不一致"],
      ["resubmit", 480],
      ["approve", 456],
    ],
  },
  {
    code: "S011",
    status: "failed",
    steps: [
      ["submit", 210],
      ["reject", 188, "缩略图有水印，请更换"],
    ],
  },
  {
    code: "S015",
    status: "ignored",
    steps: [
      ["submit", 700],
      ["ignore", 660, "日用品暂不建模"],
    ],
  },
];

/** Hands in products of the retail merchant and lets the platform answer some. */
export async function seedModelling(tx: Handle, now: Date): Promise<void> {
  const owner = await ownerOfNumber(tx, "0001");
  const ago = (hours: number) => new Date(now.getTime() - hours * hourMs);
  for (const { code, status, steps } of requests) {
    const product = await productFor(tx, owner, code);
    const handedIn = ago(steps.findLast(([event]) => event === "submit" || event === "resubmit")![1]);
    const [lastEvent, lastHours, lastRemark = ""] = steps.at(-1)!;
    const isReviewed = lastEvent !== "submit" && lastEvent !== "resubmit";
    const libraryId = status === "success" ? await makeOfficial(tx, product) : null;
    await insertRequest(tx, owner, product.productId, {
      status,
      review: reviewStateOf(status),
      remark: isReviewed ? lastRemark : "",
      appliedAt: handedIn,
      dueAt: endOfWorkday(handedIn, reviewWorkdays),
      reviewedAt: isReviewed ? ago(lastHours) : null,
      libraryId,
      steps: steps.map(([event, hours, remark = ""]) => ({ event, remark, happenedAt: ago(hours) })),
    });
  }
}

async function makeOfficial(tx: Handle, product: Awaited<ReturnType<typeof productFor>>): Promise<string> {
  const code = libraryCodeOf(numberOfLibraryCode(await lastLibraryCode(tx)) + 1);
  return insertOfficial(tx, product, {
    code,
    likeness: likenessOf({ ...product, productName: product.name }),
    ...findableBy([code, product.barcode, product.name]),
  });
}
