import type { Handle } from "@yunshou/database";
import { type Weighing, weighingDiffers } from "@yunshou/domain";
import { type AlarmName, clearAlarms } from "../../machines/conditions/alarms.queries.ts";
import { type LaneOfProduct, weightKey, weightsOf } from "../../machines/weights/laneWeights.queries.ts";
import type { Book } from "../book/book.ts";
import type { Order } from "../book/order.ts";

const laneOf = ({ machineId, cabinet, laneNo, productId }: Order): LaneOfProduct | undefined =>
  cabinet === null || laneNo === null || productId === null ? undefined : { machineId, cabinet, laneNo, productId };

/** What a machine said of one dispensing; without both weights it did not weigh. */
type Said = { readonly [K in keyof Weighing]?: Weighing[K] | null } & Pick<Weighing, "dispensed">;

/**
 * Compares what machines weighed before and after dispensing with what the pieces weigh (MACHINE-27). A difference is an alarm of
 * the lane until a later piece of it weighs what it should; money and stock keep to what the machine says it dispensed. An order
 * remembers what was weighed when it was last weighed, so what is compared is the message and never the order.
 */
export async function compareWeights(
  tx: Handle,
  book: Book,
  messages: readonly { readonly order: Order; readonly said: Said }[],
): Promise<void> {
  const weighed = messages.flatMap(({ order, said: { weightBeforeGrams, weightAfterGrams, dispensed } }) => {
    const lane = laneOf(order);
    return typeof weightBeforeGrams !== "number" || typeof weightAfterGrams !== "number" || lane === undefined
      ? []
      : [{ order, lane, weighing: { weightBeforeGrams, weightAfterGrams, dispensed } }];
  });
  if (weighed.length === 0) return;
  const weights = await weightsOf(
    tx,
    weighed.map(({ lane }) => lane),
  );
  const news = new Map<string, AlarmName & { readonly detail?: Readonly<Record<string, unknown>> }>();
  for (const { order, lane, weighing } of weighed) {
    const weight = weights.get(weightKey(lane));
    if (weight === undefined) continue;
    const difference = weighingDiffers(weighing, weight);
    const { machineId, cabinet, laneNo } = lane;
    news.set(weightKey(lane), {
      machineId,
      kind: "weightDiffers",
      cabinet,
      lane: laneNo,
      ...(difference === null ? {} : { detail: { ...difference, order: order.orderId } }),
    });
  }
  const said = [...news.values()];
  book.alarms.push(...said.flatMap(({ detail, ...name }) => (detail === undefined ? [] : [{ ...name, detail }])));
  await clearAlarms(
    tx,
    said.filter(({ detail }) => detail === undefined),
  );
}
