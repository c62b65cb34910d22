import type { Language, OutputOf } from "@yunshou/contract";
import type { account } from "@yunshou/contract/access/account";

export type Deployment = OutputOf<typeof account.deployment>;
export type LoginHost = Deployment["loginHosts"][number];
export type BrandLook = Deployment["brands"][number];

/** Used when the server does not answer in time: an ordinary host with the seven listed languages. */
const defaults: Deployment = {
  loginHosts: [],
  allLanguages: false,
  publicScreens: false,
  mapApproval: "",
  mapBase: null,
  demo: false,
  sso: false,
  applications: [],
  brands: [],
  asksAgreement: false,
};
const patienceMs = 4_000;

let loaded: Deployment = defaults;

/** What the server told about this installation; the defaults until `loadDeployment` has ended. */
export function deployment(): Deployment {
  return loaded;
}

/** Asks once, before the first page; it never fails, because the login page must open in any case. */
export async function loadDeployment(): Promise<void> {
  try {
    const answer = await fetch("/api/v1/access/deployment", { signal: AbortSignal.timeout(patienceMs) });
    const envelope = (await answer.json()) as { data?: Partial<Deployment> };
    if (answer.ok) loaded = { ...defaults, ...envelope.data };
  } catch {
    loaded = defaults;
  }
}

/** The look of a login path on this host (LOGIN-38); undefined shows the product's own. */
export function brandOf(path: string): BrandLook | undefined {
  return loaded.brands.find((brand) => brand.path === "" || brand.path === path);
}

const listed: readonly Language[] = ["zh", "en", "fr", "ko", "vi", "es", "de"];

/** LANG-01, LANG-06: seven languages, or all nine where the deployment offers them. */
export function offeredLanguages(): readonly Language[] {
  return loaded.allLanguages ? [...listed, "lo", "it"] : listed;
}
