import { fill } from "@yunshou/phrases/fill";
import { useState } from "react";
import { showFen } from "../platform/figures.ts";
import { Button, Empty, Frame, Picture } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/phrases.ts";
import { go } from "../platform/router.ts";
import { feedbackAddress } from "../platform/feedbackAddress.ts";
import { BuySheet } from "./BuySheet.tsx";
import { GroupCode } from "./ShopNews.tsx";
import type { MachineFront } from "./shopFront.ts";

/** Fewer pieces than this are said. */
const fewPieces = 5;

interface MachineShelfProps {
  readonly machine: MachineFront;
  readonly base: string;
  readonly reload: () => void;
}

type Inside = MachineFront["products"][number];

/** What was chosen as it is in the machine now, where it may have gone to another lane; none of it when it is gone. */
const asItIs = (products: MachineFront["products"], chosen: Inside): Inside => {
  const same = products.filter(({ productId }) => productId === chosen.productId);
  const here = same.find(({ cabinet, laneNo }) => cabinet === chosen.cabinet && laneNo === chosen.laneNo);
  return here ?? same.find(({ priceFen }) => priceFen === chosen.priceFen) ?? same[0] ?? { ...chosen, free: 0 };
};

/** What is in a machine, with its prices of this moment; one that takes no orders says why. */
export function MachineShelf({ machine, base, reload }: MachineShelfProps) {
  const { shopFront: t, machineFeedback } = usePhrases("shopFront", "machineFeedback");
  const [chosen, choose] = useState<Inside>();
  const { quickBuyState: state, products } = machine;
  const why = { open: null, closed: t.machineClosed, stopped: t.machineStopped, offline: t.machineOffline }[state];
  return (
    <Frame
      title={machine.machineName}
      bar={
        <Button wide onPress={() => go(`${base}/orders`)}>
          {t.orders}
        </Button>
      }
    >
      <section className="card shop-head">
        {why === null ? null : (
          <p className="shop-closed" role="status">
            {why}
          </p>
        )}
        <p>
          {machine.pointName === "" ? machine.shopName : machine.pointName} · {machine.machineNo}
        </p>
        {machine.announcement === "" ? null : <p className="shop-announcement">{machine.announcement}</p>}
        <p className="soft">{t.atMachine}</p>
        <a className="shop-phone" href={`tel:${machine.servicePhone}`}>
          {t.call} {machine.servicePhone}
        </a>
        <a className="shop-phone" href={feedbackAddress(machine.machineNo)}>
          {machineFeedback.withProblem}
        </a>
      </section>
      {products.length === 0 ? <Empty text={t.nothingInside} /> : null}
      <ul className="shelf">
        {products.map((one) => (
          <li key={`${one.cabinet} ${one.laneNo}`} className="shelf-product">
            <button type="button" className="shelf-open" onClick={() => choose(one)}>
              <Picture file={one.image} side={320} />
              <span className="shelf-name">{one.productName}</span>
            </button>
            <p className="shelf-foot">
              <span className="price">{showFen(one.payFen)}</span>
              <small>{one.free === 0 ? t.soldOut : one.free < fewPieces ? fill(t.left, { n: one.free }) : null}</small>
            </p>
          </li>
        ))}
      </ul>
      <GroupCode groupCode={machine.groupCode} />
      {chosen === undefined ? null : (
        <BuySheet
          machine={machine}
          product={asItIs(products, chosen)}
          base={base}
          onStale={reload}
          onClose={() => choose(undefined)}
        />
      )}
    </Frame>
  );
}
