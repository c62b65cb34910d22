const keys = { account: "AccountNumber", token: "AccountPassword" } as const;

export interface Remembered {
  readonly account: string;
  /** Stands in for the password on this device; nothing can be derived from it (LOGIN-35). */
  readonly deviceToken: string;
}

/** What this device remembers (SESS-04, LOGIN-33). */
export function readRemembered(): Remembered | undefined {
  const account = localStorage.getItem(keys.account);
  const deviceToken = localStorage.getItem(keys.token);
  return account === null || deviceToken === null ? undefined : { account, deviceToken };
}

export function storeRemembered({ account, deviceToken }: Remembered): void {
  localStorage.setItem(keys.account, account);
  localStorage.setItem(keys.token, deviceToken);
}

export function forgetRemembered(): void {
  localStorage.removeItem(keys.account);
  localStorage.removeItem(keys.token);
}
