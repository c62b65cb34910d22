import { expect, it } from "vitest";
import { parsePidFile } from "./pid-file.ts";

it("reads process, port and state of a postmaster", () => {
  const text = "6008\n/data/postgres\n1795240012\n25999\n\n127.0.0.1\n 16039943         4\nready   \n";
  expect(parsePidFile(text)).toMatchObject({ pid: 6008, port: 25999, state: "ready" });
});

it("reads the file of a postmaster that has not written its port yet", () => {
  expect(parsePidFile("6008\n/data/postgres\n1795240012\n")).toMatchObject({ pid: 6008, port: undefined, state: "" });
});

it.each(["", "\n", "postgres\n", "-1\n"])("makes nothing of %j", (text) => {
  expect(parsePidFile(text)).toBeUndefined();
});
