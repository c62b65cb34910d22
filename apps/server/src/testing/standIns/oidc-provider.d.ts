/** The few parts that the tests use; the package brings no types. */
declare module "oidc-provider" {
  import type { RequestListener } from "node:http";

  export interface Context {
    readonly path: string;
    body: Record<string, unknown> | undefined;
  }

  export default class Provider {
    constructor(issuer: string, configuration: Readonly<Record<string, unknown>>);
    callback(): RequestListener;
    use(middleware: (context: Context, next: () => Promise<void>) => Promise<void>): void;
  }
}
