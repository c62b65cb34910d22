import type { Handle } from "@yunshou/database";
import * as queries from "./planograms.queries.ts";

const templates = 6;
/** Price changes of each top merchant; each is about another product, so that a lane has one at most. */
const priceChanges = 2;

const names: Readonly<Record<string, string>> = {
  snack: "零食机",
  drink: "饮料机",
  combined: "综合机",
  fresh: "生鲜机",
  coffee: "咖啡机",
  pharmacy: "药柜",
  locker: "格子柜",
};

/** Templates made of machines that stand, prices whose machines have confirmed them, wait or refused, and a template in stages. */
export async function makePlanograms(tx: Handle): Promise<void> {
  const models = await queries.modelMachines(tx, templates);
  for (const model of models)
    await queries.templateOfMachine(tx, model, `${names[model.type] ?? model.type}陈列 ${model.place}`);
  const tops = new Map(models.map((model) => [model.topId, model]));
  for (const top of tops.values())
    for (let rank = 0; rank < priceChanges; rank++) await queries.priceChange(tx, top, rank);
  for (const model of tops.values()) await queries.stagedTemplate(tx, model);
}
