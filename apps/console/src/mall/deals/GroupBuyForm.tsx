import type { RowOf } from "@yunshou/contract";
import { groupBuys } from "@yunshou/contract/mall/groupBuys";
import { yuanFromFen } from "@yunshou/domain";
import dayjs, { type Dayjs } from "dayjs";
import { fenOf, FormDrawer, pickedInstant, showTime, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { GroupBuyFields } from "./GroupBuyFields.tsx";

export type GroupBuy = RowOf<typeof groupBuys.list>;

interface Values {
  readonly mallProductId: string;
  readonly groupPrice: string;
  readonly size: number;
  readonly hours: number;
  readonly pieces: number;
  readonly perBuyer: number;
  readonly startsAt: Dayjs;
  readonly endsAt: Dayjs;
}

interface GroupBuyFormProps {
  readonly editing: GroupBuy | "new" | undefined;
  readonly onClose: () => void;
}

/** Plans a group purchase, or changes one that no buyer has seen; refuses what the server would refuse. */
export function GroupBuyForm({ editing, onClose }: GroupBuyFormProps) {
  const t = usePhrases("groupBuys");
  const words = t.groupBuys;
  const create = useWrite(groupBuys.create);
  const update = useWrite(groupBuys.update);
  const purchase = editing === "new" ? undefined : editing;
  const save = ({ groupPrice, startsAt, endsAt, ...values }: Values) => {
    const input = {
      ...values,
      groupPriceFen: fenOf(groupPrice),
      startsAt: pickedInstant(startsAt),
      endsAt: pickedInstant(endsAt),
    };
    return purchase === undefined ? create.run(input) : update.run({ ...input, groupBuyId: purchase.groupBuyId });
  };
  return (
    <FormDrawer<Values>
      key={purchase?.groupBuyId ?? "new"}
      title={purchase === undefined ? words.add : words.edit}
      open={editing !== undefined}
      onClose={onClose}
      initial={initialOf(purchase)}
      submitting={create.running || update.running}
      onSubmit={save}
      success={purchase === undefined ? t.common.result.added : t.common.result.modified}
    >
      <GroupBuyFields shelfPriceFen={purchase?.mallPriceFen} />
    </FormDrawer>
  );
}

const initialOf = (purchase: GroupBuy | undefined): Partial<Values> =>
  purchase === undefined
    ? { size: 3, hours: 24, perBuyer: 1 }
    : {
        mallProductId: purchase.mallProductId,
        groupPrice: yuanFromFen(BigInt(purchase.groupPriceFen)),
        size: purchase.size,
        hours: purchase.hours,
        pieces: purchase.pieces,
        perBuyer: purchase.perBuyer,
        startsAt: dayjs(showTime(purchase.startsAt)),
        endsAt: dayjs(showTime(purchase.endsAt)),
      };
