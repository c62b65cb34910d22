import { describe, expect, it } from "vitest";
import { aliyunHeaders } from "./aliyun.ts";
import { tencentAuthorization } from "./tencent.ts";
import { orderedValues, shortMessage } from "./templates.ts";
import { webhookSignature } from "./webhook.ts";

describe("signatures of providers of text messages", () => {
  it("is the one that Alibaba Cloud publishes for its example of signature method V3", () => {
    const headers = aliyunHeaders(
      { keyId: "YourAccessKeyId", keySecret: "YourAccessKeySecret" },
      {
        host: "ecs.cn-shanghai.aliyuncs.com",
        action: "RunInstances",
        version: "2014-05-26",
        query: { RegionId: "cn-shanghai", ImageId: "win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd" },
        date: "2023-10-26T10:22:32Z",
        nonce: "3156853299f313e23d1673dc12e1703d",
      },
    );
    expect(headers["authorization"]).toBe(
      "ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version,Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0",
    );
  });

  it.each([
    ["content-type;host", undefined, "EXAMPLE", "72e494ea809ad7a8c8f7a4507b9bddcbaa8e581f516e8da2f66e2c5a96525168"],
    ["content-type;host", undefined, "*******", "2230eefd229f582d8b1b891af7107b91597240707d778ab3738f756258d7652c"],
    [
      "content-type;host;x-tc-action",
      "DescribeInstances",
      "*******",
      "be4f67d323c78ab9acb7395e43c0dbcf822a9cfac32fea2449a7bc7726b770a3",
    ],
  ])(
    "is the one that Tencent Cloud publishes for its example of signature v3 over %s",
    (names, action, end, signature) => {
      const authorization = tencentAuthorization(
        { keyId: `AKIDz8krbsJ5yKBZQpn74WFkmLPx3${end}`, keySecret: `Gu5t9xGARNpq86cd98joQYCN3${end}` },
        {
          host: "cvm.tencentcloudapi.com",
          service: "cvm",
          timestamp: 1_551_113_065,
          payload: String.raw`{"Limit": 1, "Filters": [{"Values": ["\u672a\u547d\u540d"], "Name": "instance-name"}]}`,
          ...(action === undefined ? {} : { action }),
        },
      );
      expect(authorization).toBe(
        `TC3-HMAC-SHA256 Credential=AKIDz8krbsJ5yKBZQpn74WFkmLPx3${end}/2019-02-25/cvm/tc3_request, SignedHeaders=${names}, Signature=${signature}`,
      );
    },
  );

  it("of a webhook covers time and body", () => {
    const one = webhookSignature("k".repeat(32), "1700000000", "{}");
    expect(one).toMatch(/^[0-9a-f]{64}$/);
    expect(
      new Set([
        one,
        webhookSignature("k".repeat(32), "1700000001", "{}"),
        webhookSignature("k".repeat(32), "1700000000", "{} "),
        webhookSignature("K".repeat(32), "1700000000", "{}"),
      ]).size,
    ).toBe(4);
  });
});

it("fills the variables of a template in their order and cuts what is too long", () => {
  const message = shortMessage(
    "13800000000",
    "certificateExpired",
    { certExpiry: "2027-01-01", certNo: "A1", merchantName: "云".repeat(36), certName: "许可证" },
    "",
  );
  expect(orderedValues(message)).toEqual([
    ["merchantName", `${"云".repeat(34)}…`],
    ["certName", "许可证"],
    ["certNo", "A1"],
    ["certExpiry", "2027-01-01"],
  ]);
});
