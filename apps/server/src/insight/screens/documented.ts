import type { AnswerOf } from "@yunshou/contract";
import type { screenCalls } from "@yunshou/contract/insight/documented";
import { machineTypes, type PaymentKind, yuanFromFen } from "@yunshou/domain";
import { wordsOf } from "@yunshou/phrases/server";
import { createHash } from "node:crypto";
import type { HandlersOf } from "../../platform/call.ts";
import type { LiveHub } from "../live/hub.ts";
import { announceClient } from "../screenClients.queries.ts";
import { isViewer, viewerOf } from "../viewer.ts";
import * as devices from "./devices.queries.ts";
import { lifetimes, read, type ScreenDependencies } from "./reading.ts";
import { salePayments } from "./sales.queries.ts";

type Row = AnswerOf<(typeof screenCalls)["tradeStatistics"]>[number];

/** Documented columns of the payment kinds (spec 1 §3); pinyin goes no further than this file. */
const columnOf: Record<PaymentKind, Exclude<keyof Row, "classify" | "allCount">> = {
  alipay: "alipaysl",
  wechat: "wxpaysl",
  unionpay: "unionpaysl",
  pickupCode: "pickcodesl",
  memberCard: "memberpaysl",
  cash: "cashsl",
  other: "othersl",
};

/** Periods of the machine series: queryType 1 day, 2 month, 3 year (BIGDEV-10), and how far each looks back. */
const periods = {
  1: { step: "day", steps: 30 },
  2: { step: "month", steps: 12 },
  3: { step: "year", steps: 5 },
} as const;

/** machinetype: "0" is every type, else the position in the list of getJqywlx (BIGDEV-14). Undefined is no type at all. */
export function typeOf(code: string) {
  return code === "0" || code === "" ? null : machineTypes[Number(code) - 1];
}

/** The name under which a series is shared: what means the same has the same name. */
export const seriesName = (filter: {
  readonly queryType: number;
  readonly province: string;
  readonly shbh: string;
  readonly type: ReturnType<typeof typeOf>;
}): string => ["series", filter.queryType, filter.province, filter.type ?? "", filter.shbh].join(" ");

interface DocumentedDependencies extends ScreenDependencies {
  readonly hub: Pick<LiveHub, "pushTotals">;
  /** Hash of the caller's session token, under which the session is stored; null without one. */
  readonly tokenHashOf: (headers: Readonly<Record<string, string | string[] | undefined>>) => Buffer | null;
}

/** Handlers of the documented big-screen calls (HTTP-21). */
export function screenCallHandlers(deps: DocumentedDependencies): HandlersOf<typeof screenCalls> {
  const series =
    (column: "operating" | "entered" | "exited"): HandlersOf<typeof screenCalls>["newMachines"] =>
    async (call) => {
      const { queryType, province, shbh } = call.input;
      const type = typeOf(call.input.machinetype);
      const caller = viewerOf(call.session, deps.publicScreens);
      if (!isViewer(caller)) return caller;
      // Figures of one merchant are not public (PERM-16). What has no answer takes no place among the shared ones.
      if (type === undefined || (caller.kind === "public" && shbh !== "")) return [];
      const name = seriesName({ queryType, province, shbh, type });
      const rows = await read(deps, call, name, lifetimes.calmMs, ({ viewer, tx }) =>
        devices.machineSeries(tx, viewer.scope, {
          ...periods[queryType as 1 | 2 | 3],
          timeZone: viewer.timeZone,
          province: province || null,
          merchantNo: shbh || null,
          type,
        }),
      );
      return Array.isArray(rows) ? rows.map((row) => ({ time: row.time, sl: row[column] })) : rows;
    };

  return {
    async registerClient({ tx, session, input, headers }) {
      const viewer = viewerOf(session, deps.publicScreens);
      if (!isViewer(viewer)) return viewer;
      const tokenHash = viewer.kind === "session" ? deps.tokenHashOf(headers) : null;
      await announceClient(tx, hashOfClient(input.userId), { tokenHash, screen: input.screen, tab: input.type });
      return {};
    },

    tradeStatistics: (call) =>
      read(deps, call, `payments ${call.language}`, lifetimes.livelyMs, async ({ viewer, tx, today }) => {
        const kinds = new Map((await salePayments(tx, viewer.scope, today, today)).map((row) => [row.payment, row]));
        const orders = (kind: PaymentKind) => kinds.get(kind)?.orders ?? 0;
        const fen = (kind: PaymentKind) => BigInt(kinds.get(kind)?.amountFen ?? "0");
        const all = [...kinds.values()];
        return [
          statisticsRow(
            wordsOf(call.language, "screens").statistics.ordersToday,
            orders,
            all.reduce((total, row) => total + row.orders, 0),
          ),
          statisticsRow(
            wordsOf(call.language, "screens").statistics.amountToday,
            (kind) => yuanFromFen(fen(kind)),
            yuanFromFen(all.reduce((total, row) => total + BigInt(row.amountFen), 0n)),
          ),
        ];
      }),

    async sendMessage({ session, afterCommit }) {
      const viewer = viewerOf(session, deps.publicScreens);
      if (!isViewer(viewer)) return viewer;
      afterCommit(() => deps.hub.pushTotals(viewer.key));
      return {};
    },

    async machineTypes({ session, language }) {
      const viewer = viewerOf(session, deps.publicScreens);
      if (!isViewer(viewer)) return viewer;
      return machineTypes.map((type, index) => ({
        jqywlxdm: String(index + 1),
        jqywlxmc: wordsOf(language, "screens").machineType[type],
      }));
    },

    operatingMachines: series("operating"),
    newMachines: series("entered"),
    exitedMachines: series("exited"),

    async machinesByProvince(call) {
      const type = typeOf(call.input.machinetype);
      const caller = viewerOf(call.session, deps.publicScreens);
      if (!isViewer(caller)) return caller;
      if (type === undefined) return [];
      return read(deps, call, `provinces ${type ?? ""}`, lifetimes.calmMs, async ({ viewer, tx }) =>
        (await devices.machinesByProvince(tx, viewer.scope, type)).map(({ province, count }) => ({
          province,
          num: count,
        })),
      );
    },

    provinces: (call) =>
      read(deps, call, "provinceNames", lifetimes.calmMs, ({ viewer, tx }) =>
        devices.machineProvinces(tx, viewer.scope),
      ),
  };
}

function statisticsRow(
  classify: string,
  figure: (kind: PaymentKind) => number | string,
  allCount: number | string,
): Row {
  const figures = Object.fromEntries(
    Object.entries(columnOf).map(([kind, column]) => [column, figure(kind as PaymentKind)]),
  );
  return { classify, ...(figures as Omit<Row, "classify" | "allCount">), allCount };
}

/** Only the hash of a screen's identifier is stored. */
export const hashOfClient = (userId: string): Buffer => createHash("sha256").update(userId).digest();
