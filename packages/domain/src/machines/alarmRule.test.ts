import { describe, expect, it } from "vitest";
import { type AlarmRule, checkAlarmRule, checkRobotUrl, checkStockAlarm, type StockAlarm } from "./alarmRule.ts";

const rule: AlarmRule = {
  kind: "temperature",
  enabled: true,
  low: 2,
  high: 8,
  lastingMinutes: 10,
  quietFrom: "22:00",
  quietTo: "07:00",
  ways: ["console"],
  receiverIds: ["1"],
  escalateMinutes: 30,
  escalateIds: ["2"],
};
const stock: StockAlarm = { threshold: 5, unit: "lanes", enabled: true, ways: ["sms"], receiverIds: ["1"] };

describe("rules of alarms", () => {
  it("MACHINE-23 are taken as a merchant means them", () => {
    expect(checkAlarmRule(rule).ok).toBe(true);
    expect(checkAlarmRule({ ...rule, receiverIds: [], ways: [], escalateMinutes: null, escalateIds: [] }).ok).toBe(
      true,
    );
  });

  it.each<[string, Partial<AlarmRule>, string, string]>([
    ["a bound that the kind has not", { kind: "humidity" }, "alarms.noSuchBound", "low"],
    ["a bound beyond sense", { high: 200 }, "alarms.boundOutOfRange", "high"],
    [
      "more MB a day than a flow alarm value may be",
      { kind: "flow", low: null, high: 10_241 },
      "alarms.boundOutOfRange",
      "high",
    ],
    ["a number that is none", { low: Number.NaN }, "alarms.boundOutOfRange", "low"],
    ["bounds that meet", { low: 8 }, "alarms.boundsReversed", "high"],
    ["more than a day", { lastingMinutes: 1_441 }, "alarms.minutesOutOfRange", "lastingMinutes"],
    ["half of the quiet hours", { quietTo: null }, "field.required", "quietTo"],
    ["a time that no clock shows", { quietFrom: "24:00" }, "alarms.timeMalformed", "quietFrom"],
    ["receivers without a way", { ways: [] }, "field.required", "ways"],
    ["an escalation to nobody", { escalateIds: [] }, "field.required", "escalateIds"],
    ["an escalation at once", { escalateMinutes: 0 }, "alarms.minutesOutOfRange", "escalateMinutes"],
  ])("MACHINE-23 refuse %s", (_what, given, code, field) => {
    expect(checkAlarmRule({ ...rule, ...given })).toMatchObject({ code, field });
  });

  it("TEMPLATE-07 take a flow alarm value of 0 to 10240 MB", () => {
    for (const high of [0, 10_240])
      expect(checkAlarmRule({ ...rule, kind: "flow", low: null, high }).ok, String(high)).toBe(true);
  });

  it.each<[string, Partial<StockAlarm>, string | undefined]>([
    ["five lanes", {}, undefined],
    ["a tenth of the lanes", { unit: "percent", threshold: 10 }, undefined],
    ["no lanes", { threshold: 0 }, "threshold"],
    ["more than everything", { unit: "percent", threshold: 101 }, "threshold"],
    ["nobody while it is on", { receiverIds: [] }, "receiverIds"],
    ["nobody but robots", { receiverIds: [], ways: ["robot"] }, undefined],
    ["nobody while it is off", { enabled: false, receiverIds: [], ways: [] }, undefined],
    ["no way while it is on", { ways: [] }, "ways"],
  ])("STOCK-02 out-of-stock alarms at %s", (_what, given, field) => {
    const checked = checkStockAlarm({ ...stock, ...given });
    expect(checked.ok ? undefined : checked.field).toBe(field);
  });

  it.each([
    ["wecom", "https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=1", true],
    ["dingtalk", "https://oapi.dingtalk.com/robot/send?access_token=1", true],
    ["feishu", "https://open.feishu.cn/open-apis/bot/v2/hook/1", true],
    ["wecom", "http://qyapi.weixin.qq.com/x", false],
    ["wecom", "https://127.0.0.1/x", false],
    ["wecom", "https://10.0.0.8/x", false],
    ["wecom", "https://qyapi.weixin.qq.com@10.0.0.8/x", false],
    ["wecom", "https://qyapi.weixin.qq.com.evil.example/x", false],
    ["wecom", "https://qyapi.weixin.qq.com:8443/x", false],
    ["feishu", "https://oapi.dingtalk.com/robot/send", false],
  ] as const)("MACHINE-22 the robot of %s is at %s: %s", (kind, url, ok) => {
    expect(checkRobotUrl(kind, url).ok).toBe(ok);
  });
});
