import { account } from "@yunshou/contract/access/account";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../api/call.ts";
import { sessionToken } from "../session/session.ts";

/** A choice of the person that follows to every device: `[value, setValue]`. The screen changes at once, the server learns it behind. One that is not enabled is not asked for, and without a session a choice lasts as long as the page. */
export function usePreference<Value>(
  key: string,
  initial: Value,
  { enabled = true }: { readonly enabled?: boolean } = {},
): [Value, (value: Value | null) => void] {
  const client = useQueryClient();
  const queryKey = ["preference", key];
  const isKept = sessionToken() !== undefined;
  const { data } = useQuery({
    queryKey,
    queryFn: async () => (await call(account.preference, { key }, { silent: true })).value as Value | null,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: enabled && isKept,
  });
  const store = (value: Value | null) => {
    // An answer that is still on its way knows the old choice.
    void client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, value);
    if (!isKept) return;
    void call(account.setPreference, { key, value: value as never }).catch(() =>
      client.invalidateQueries({ queryKey }),
    );
  };
  return [data ?? initial, store];
}
