import * as contract from "@yunshou/contract/all";
import { describe, expect, it } from "vitest";
import { readSource, sourceFiles } from "./imports.ts";

type Endpoint = contract.Endpoint;

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "path" in value && "access" in value;

/** Every resource of the contract by its exported name. */
const resources = Object.entries(contract).filter(
  ([, value]) =>
    typeof value === "object" &&
    value !== null &&
    Object.values(value).length > 0 &&
    Object.values(value).every(isEndpoint),
) as [string, Record<string, Endpoint>][];
const endpoints = resources.flatMap(([resource, calls]) =>
  Object.entries(calls).map(([name, call]) => ({ resource, name, call })),
);

const textsOf = (isAsked: (file: string) => boolean) =>
  sourceFiles()
    .filter((file) => isAsked(file) && !/\.test\.tsx?$/.test(file))
    .map(readSource)
    .join("\n");
const texts = (folder: string) => textsOf((file) => file.startsWith(folder));

describe("endpoints of the contract", () => {
  it("exist", () => {
    expect(endpoints.length).toBeGreaterThan(20);
  });

  it("have a method and path of their own", () => {
    const names = endpoints.map(({ call }) => `${call.method} ${call.path}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it("HTTP-18 live under /api/v1 or under a documented path", () => {
    expect(
      endpoints
        .map(({ call }) => call.path)
        .filter((path) => !/^\/(?:api\/v1|sram|user\/info|service-(?:job|order|machine))/.test(path)),
    ).toEqual([]);
  });

  it("HTTP-03 take no field of their own under a name that the console adds to every payload", () => {
    const taken = endpoints.filter(
      ({ call }) =>
        call.path.startsWith("/api/v1") && "shape" in call.input && "channel" in (call.input.shape as object),
    );
    expect(taken.map(({ call }) => call.path)).toEqual([]);
  });

  it("name an access that exists", () => {
    const wrong = endpoints.filter(
      ({ call }) => call.access !== "public" && call.access !== "session" && !(call.access in contract.permissions),
    );
    expect(wrong).toEqual([]);
  });

  it("are mounted by the server, each resource by name", () => {
    const calls = textsOf((file) => /^apps\/server\/src\/\w+\/calls\.ts$/.test(file));
    expect(
      resources.map(([resource]) => resource).filter((resource) => !new RegExp(`\\b${resource}\\b`).test(calls)),
    ).toEqual([]);
  });

  it("have a caller in the console unless they are external", () => {
    const console = texts("apps/console/src") + texts("apps/phone/src");
    const lonely = endpoints.filter(
      ({ resource, name, call }) =>
        call.audience === "console" && !new RegExp(`\\b${resource}\\.${name}\\b`).test(console),
    );
    expect(lonely.map(({ resource, name }) => `${resource}.${name}`)).toEqual([]);
  });

  it("every permission protects an endpoint", () => {
    const used = new Set(endpoints.map(({ call }) => call.access));
    expect(
      contract.allPermissions.filter(
        (permission) => !used.has(permission) && !texts("apps/server/src").includes(`"${permission}"`),
      ),
    ).toEqual([]);
  });
});
