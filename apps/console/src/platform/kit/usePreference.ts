import { account } from "@yunshou/contract/access/account";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../api/call.ts";
import { sessionToken } from "../session/session.ts";

/** A choice, or what becomes of the one that is kept: a part of it alone must not be written over what was not read yet. */
type Next<Value> = Value | null | ((kept: Value) => Value | null);

/** A choice of the person that follows to every device: `[value, setValue, isRead]`; until it is read the value is the initial one. The screen changes at once, the server learns it behind. One that is not enabled is not asked for, and without a session a choice lasts as long as the page. */
export function usePreference<Value>(
  key: string,
  initial: Value,
  { enabled = true }: { readonly enabled?: boolean } = {},
): [value: Value, store: (next: Next<Value>) => void, isRead: boolean] {
  const client = useQueryClient();
  const queryKey = ["preference", key];
  const isKept = sessionToken() !== undefined;
  const kept = {
    queryKey,
    queryFn: async () => (await call(account.preference, { key }, { silent: true })).value as Value | null,
    staleTime: Number.POSITIVE_INFINITY,
  };
  const { data } = useQuery({ ...kept, enabled: enabled && isKept });
  const write = (value: Value | null) => {
    // An answer that is still on its way knows the old choice.
    void client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, value);
    if (!isKept) return;
    void call(account.setPreference, { key, value: value as never }).catch(() =>
      client.invalidateQueries({ queryKey }),
    );
  };
  const store = (next: Next<Value>) => {
    if (typeof next !== "function") return write(next);
    const change = next as (kept: Value) => Value | null;
    const known = client.getQueryData<Value | null>(queryKey);
    if (known !== undefined || !isKept) return write(change(known ?? initial));
    void client.fetchQuery(kept).then(
      (read) => write(change(read ?? initial)),
      // What is kept stays as it is.
      () => undefined,
    );
  };
  return [data ?? initial, store, data !== undefined || !isKept];
}
