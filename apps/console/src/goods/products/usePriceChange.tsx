import { prices } from "@yunshou/contract/goods/prices";
import type { InputOf } from "@yunshou/contract";
import { fill } from "@yunshou/phrases/fill";
import { App, Button } from "antd";
import { showNumber, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

const toldSeconds = 12;

/** Changes prices and tells so with a way back, which takes all of one change back at once. */
export function usePriceChange() {
  const words = usePhrases("products").products.pricing;
  const { message } = App.useApp();
  const [change, undo] = [useWrite(prices.change), useWrite(prices.undo)];
  const takeBack = async (batchId: string) => {
    const { undone, kept } = await undo.run({ batchId });
    message.success(fill(words.undone, { n: showNumber(undone), kept: showNumber(kept) }));
  };
  const run = async (input: InputOf<typeof prices.change>) => {
    const { batchId, changed, lanes } = await change.run(input);
    message.success({
      key: batchId,
      duration: toldSeconds,
      content: (
        <>
          {fill(words.done, { n: showNumber(changed), lanes: showNumber(lanes) })}{" "}
          <Button
            type="link"
            size="small"
            onClick={() => {
              message.destroy(batchId);
              void takeBack(batchId);
            }}
          >
            {words.undo}
          </Button>
        </>
      ),
    });
  };
  return { run, running: change.running };
}
