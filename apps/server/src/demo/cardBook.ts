import { createRandom } from "@yunshou/simulator";
import type { CardKind } from "@yunshou/domain";

/** A card of the demo with its holder. Persons and numbers are invented. */
export interface DemoCard {
  readonly merchantNo: string;
  readonly cardNo: string;
  readonly physicalNo: string;
  readonly logicalNo: string;
  readonly kind: CardKind;
  readonly holderName: string;
  readonly holderPhone: string;
  readonly level: "ordinary" | "silver" | "gold" | "diamond";
  readonly firstRechargeFen: bigint;
  readonly giftFen: bigint;
}

const surnames = "赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨朱秦许何吕施张孔曹严华金魏陶姜".split("");
const given = [
  "子墨",
  "雨桐",
  "浩然",
  "思远",
  "欣怡",
  "明轩",
  "语嫣",
  "嘉懿",
  "晨曦",
  "安琪",
  "俊熙",
  "若溪",
  "泽宇",
  "静怡",
  "一诺",
  "书瑶",
];
/** How many cards each merchant issued. */
const issued: readonly (readonly [merchantNo: string, count: number])[] = [
  ["0001", 22],
  ["00010001", 12],
  ["00010002", 10],
  ["00010003", 6],
  ["0002", 6],
];

/** What becomes of some cards after the history, so that every state can be found; they buy nothing any more. */
export const demoFates = {
  locked: [3, 26],
  reportedLost: [8],
  replaced: [17, 40],
  cancelled: [12],
  notActivated: [20, 33, 50],
  arrears: [6, 29, 36],
} as const;

function makeCards(): DemoCard[] {
  const random = createRandom(20_260_118);
  const list: DemoCard[] = [];
  for (const [merchantNo, count] of issued) {
    for (let place = 0; place < count; place += 1) {
      const n = list.length + 1;
      const kind: CardKind =
        n % 11 === 0 ? "gift" : n % 7 === 0 ? "staff" : n % 5 === 0 ? "student" : n === 13 ? "test" : "normal";
      list.push({
        merchantNo,
        kind,
        cardNo: `8${String(n * 104_729).padStart(8, "0")}`,
        physicalNo: ((n * 2_654_435_761) % 4_294_967_296).toString(16).padStart(8, "0"),
        logicalNo: `YS${String(600_000 + n * 37)}`,
        holderName: `${surnames[n % surnames.length]}${given[(n * 5) % given.length]}`,
        holderPhone: `1395550${String(1_000 + n)}`,
        level: (["ordinary", "ordinary", "silver", "ordinary", "gold", "ordinary", "silver", "diamond"] as const)[
          n % 8
        ]!,
        firstRechargeFen:
          kind === "gift"
            ? 0n
            : (demoFates.arrears as readonly number[]).includes(n)
              ? 3_000n
              : BigInt(random.between(2, 10)) * 5_000n,
        giftFen: kind === "gift" ? 30_000n : n % 3 === 0 ? 1_000n : 0n,
      });
    }
  }
  return list;
}

/** Every card of the demo, in the order of issue. */
export const demoCards: readonly DemoCard[] = makeCards();

const isIssued = (number: number) => !(demoFates.notActivated as readonly number[]).includes(number);
const isOver = (number: number) =>
  [
    ...demoFates.locked,
    ...demoFates.reportedLost,
    ...demoFates.replaced,
    ...demoFates.cancelled,
    ...demoFates.arrears,
  ].includes(number as never);

/** Numbers of the cards that a machine of a merchant may take: those of the merchant and of the ones above. `now` leaves out what is over by the end of the history, and those in arrears, whose holders do not come back. */
export function cardsAt(merchantNo: string, { now = false } = {}): string[] {
  return demoCards.flatMap((card, index) =>
    merchantNo.startsWith(card.merchantNo) && isIssued(index + 1) && !(now && isOver(index + 1)) ? [card.cardNo] : [],
  );
}
