import type { MessageDetail } from "@yunshou/contract/access/messages";
import { logs } from "@yunshou/contract/system/logs";
import { alarms } from "@yunshou/contract/machines/alarms";
import { orders } from "@yunshou/contract/orders/orders";
import { describe, expect, it } from "vitest";
import { addressOfTarget, targetOf } from "./messageTargets.ts";

const merchantName = "云途零售";
const day = "2026-11-22";
const kept = { day, messageId: "77" };
const mention = { kind: "mention", author: null, recordNo: "N", recordId: "9", recordPart: null } as const;
const alarm = { kind: "alarm", merchantName, machineNo: "YT110001", machineName: "国贸地铁站", refill: null } as const;

describe("targets of messages", () => {
  it.each<[MessageDetail, string]>([
    [{ ...alarm, alarm: "offline", lane: null }, "/shj/wdshj?view=YT110001"],
    [{ ...alarm, alarm: "outOfStock", lane: 11 }, "/shj/hdgl?jqbh=YT110001"],
    [{ kind: "alarms", merchantName, alarms: 3, machines: 2 }, "/shj/jqbj?recovery=open&fromDay=&toDay="],
    [
      { kind: "guessing", account: "demo", what: "password", failures: 30 },
      `/xtgl/rzgl?logType=login&logObject=demo&fromDay=${day}&toDay=${day}`,
    ],
    [
      { kind: "guessingSpread", accounts: 9, failures: 90, blocks: 3 },
      `/xtgl/rzgl?logType=login&fromDay=${day}&toDay=${day}`,
    ],
    [
      { kind: "broadcast", msgType: "系统维护", msgTitle: "今晚维护" },
      `/xtgl/xxtz?open=77&fromDay=${day}&toDay=${day}`,
    ],
    [{ ...mention, recordKind: "machine", recordNo: "YT1" }, "/shj/wdshj?view=YT1"],
    [{ ...mention, recordKind: "order" }, "/jygl/ddgl?open=9"],
    [{ ...mention, recordKind: "document", recordPart: "refill" }, "/jxcgl/bhd?doc=9"],
    [{ ...mention, recordKind: "document", recordPart: "loss" }, "/jxcgl/bs?docNo=N"],
    [{ ...mention, recordKind: "supplierPayment" }, "/jxcgl/sfk?docNo=N"],
    // Lists that show the last days only are asked for the day of the record.
    [
      { ...mention, recordKind: "document", recordPart: "receipt", recordDay: "2026-03-02" },
      "/jxcgl/rkdj?docNo=N&fromDay=2026-03-02&toDay=2026-03-02",
    ],
    [
      { ...mention, recordKind: "supplierPayment", recordDay: "2026-03-02" },
      "/jxcgl/sfk?docNo=N&fromDay=2026-03-02&toDay=2026-03-02",
    ],
    // What lies in a drawer is opened there, not looked for among other documents.
    [
      { ...mention, recordKind: "document", recordPart: "return", recordDay: "2026-03-02" },
      "/jxcgl/rkdj?open=N&fromDay=2026-03-02&toDay=2026-03-02",
    ],
    [
      { ...mention, recordKind: "document", recordPart: "transfer", recordDay: "2026-03-02" },
      "/jxcgl/chd?open=N&fromDay=2026-03-02&toDay=2026-03-02",
    ],
    [{ ...mention, recordKind: "batch", recordNo: "B1 · YP71", recordPart: "5" }, "/ypgl/yppc?batchNo=B1&productId=5"],
    [{ ...mention, recordKind: "goodsCount" }, "/kcpd/jqhdkcpd?goodsCount=9"],
    [{ ...mention, recordKind: "machineCount" }, "/kcpd/jqhdkcpd?open=9"],
    [{ ...mention, recordKind: "ticket", recordPart: "customer" }, "/shkf/khfk?open=9"],
    [{ kind: "certificates", merchantName, expiring: 1, expired: 0 }, "/shgl/zjgl?expiry=expiring"],
  ])("open what the message is about: %o", (detail, address) => {
    expect(addressOfTarget(targetOf(detail, kept))).toBe(address);
  });

  it("ask lists only for filters that they have", () => {
    const known = { "/shj/jqbj": alarms.list, "/xtgl/rzgl": logs.list, "/jygl/ddgl": orders.list };
    const daily = {
      kind: "dailySummary",
      merchantName,
      day,
      orders: 1,
      amountFen: "1",
      refundFen: "0",
      machines: 1,
      offline: 0,
      refill: "0/1",
    } as const;
    for (const detail of [
      daily,
      { kind: "alarms", merchantName, alarms: 3, machines: 2 },
      { kind: "guessingSpread", accounts: 9, failures: 90, blocks: 3 },
    ] as const) {
      const { page, query } = targetOf(detail, kept);
      // A filter that is given empty takes away what a fresh visit of the list would filter by.
      const given = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ""));
      const { input } = known[page as keyof typeof known];
      expect(input.safeParse(given).data).toMatchObject(given);
      expect(Object.keys(input.shape)).toEqual(expect.arrayContaining(Object.keys(query)));
    }
  });
});
