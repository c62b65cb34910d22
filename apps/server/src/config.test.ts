import { describe, expect, it } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

const problem = (environment: Record<string, string>) => {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return null;
};

describe("configuration", () => {
  it("has the documented defaults, and keeps the demo to this computer", () => {
    expect(readConfig({})).toMatchObject({ port: 8080, host: "0.0.0.0", staticPort: 8086, mqttPort: 1883, demo: false, publicScreens: false, roles: ["web", "gateway", "jobs"] });
    expect(readConfig({ DEMO: "1" })).toMatchObject({ host: "127.0.0.1", publicScreens: true });
    expect(readConfig({ DEMO: "1", HOST: "0.0.0.0", PUBLIC_SCREENS: "off" })).toMatchObject({ host: "0.0.0.0", publicScreens: false });
  });

  it("takes an empty text as not set", () => {
    expect(readConfig({ PORT: "", DATABASE_URL: "" })).toMatchObject({ port: 8080, databaseUrl: undefined });
  });

  it("GUARD-06 reads lists and switches, such as the table of hosts with a login page of their own", () => {
    expect(readConfig({ ROLES: "web, jobs", STATIC_PORT: "off", LOGIN_HOSTS: "a.example=/loginYm,b.example=/loginYg" })).toMatchObject({
      roles: ["web", "jobs"],
      staticPort: null,
      loginHosts: [
        { host: "a.example", loginPath: "/loginYm" },
        { host: "b.example", loginPath: "/loginYg" },
      ],
    });
  });

  it.each([
    [{ PORT: "80a" }, "PORT must be a port number from 0 to 65535 (it is \"80a\")."],
    [{ PORT: "70000" }, "PORT must be a port number from 0 to 65535 (it is \"70000\")."],
    [{ STATIC_PORT: "no" }, "STATIC_PORT must be a port number or off (it is \"no\")."],
    [{ DATABASE_URL: "mysql://x" }, "DATABASE_URL must be an address that starts with postgres:// or postgresql:// (it is \"…\")."],
    [{ ROLES: "web,cook" }, "ROLES must be a list of web, gateway, jobs (it is \"web,cook\")."],
    [{ ADMIN_PASSWORD: "short" }, "ADMIN_PASSWORD must have at least 8 characters (it is \"…\")."],
    [{ DEMO: "maybe" }, "DEMO must be on or off (it is \"maybe\")."],
    [{ LOGIN_HOSTS: "a.example" }, "LOGIN_HOSTS must look like host.example=/loginYm,other.example=/loginYg (it is \"a.example\")."],
  ])("answers %o with one sentence that names the variable and hides secrets", (environment, sentence) => {
    expect(problem(environment as unknown as Record<string, string>)).toBe(sentence);
  });

  it("LOGIN-41 takes a provider of single sign-on with its client and the address of the console, over TLS unless it is on this machine", () => {
    const OIDC_ISSUER = "https://id.example";
    expect(readConfig({ OIDC_ISSUER, OIDC_CLIENT_ID: "x", PUBLIC_URL: "https://console.example" }).sso).toMatchObject({ issuer: OIDC_ISSUER, accountClaim: "preferred_username", scope: "openid profile" });
    expect(readConfig({}).sso).toBeUndefined();
    expect(() => readConfig({ OIDC_ISSUER })).toThrow("OIDC_ISSUER needs OIDC_CLIENT_ID, and PUBLIC_URL");
    expect(() => readConfig({ OIDC_ISSUER: "http://id.example", OIDC_CLIENT_ID: "x", PUBLIC_URL: "https://console.example" })).toThrow("must start with https://");
  });

  it("asks administrators for a second factor unless the demo company or the configuration leaves it open", () => {
    expect([readConfig({}).secondFactor, readConfig({ DEMO: "1" }).secondFactor, readConfig({ DEMO: "1", SECOND_FACTOR: "required" }).secondFactor]).toEqual(["required", "optional", "required"]);
    expect(() => readConfig({ SECOND_FACTOR: "off" })).toThrow("SECOND_FACTOR must be required or optional");
  });
});
