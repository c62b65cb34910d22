import type { Endpoint, InputOf, OutputOf } from "@yunshou/contract";
import { keepPreviousData, QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { call, newIdempotencyKey } from "../api/call.ts";
import { endDuplicateWindow } from "../api/duplicates.ts";

/** The server may stand on the same machine or in the same shop: what a browser thinks of its network must not hold a call back. */
const networkMode = "always";

/** One client for the whole console. Failures are shown by the call itself, so nothing is retried behind a person's back. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false, staleTime: 0, gcTime: 300_000, networkMode },
    mutations: { networkMode },
  },
});

export interface UseCallOptions {
  readonly enabled?: boolean;
  /** Polled data is always sent and fails silently (HTTP-09). */
  readonly pollMs?: number;
  /** The page shows the failure in its own place. */
  readonly silent?: boolean;
  /** What a form edits: only what is read since this was asked for. An older copy, or another record, must not be edited. */
  readonly anew?: boolean;
}

/** Reads an endpoint. The last answer stays visible while the next one is on its way. */
export function useCall<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { enabled = true, pollMs, silent = pollMs !== undefined, anew = false }: UseCallOptions = {},
) {
  const polls = pollMs !== undefined;
  const query = useQuery({
    queryKey: [endpoint.path, input],
    queryFn: () => call(endpoint, input, { silent, fresh: polls || anew }),
    enabled,
    placeholderData: keepPreviousData,
    ...(polls ? { refetchInterval: pollMs } : {}),
  });
  const reload = () => {
    endDuplicateWindow();
    return query.refetch();
  };
  // A form that opens once more may ask the same question, whose last answer is here: it is older than the question.
  const [since, begin] = useState({ enabled: false, readAt: 0 });
  if (anew && since.enabled !== enabled) begin({ enabled, readAt: enabled ? query.dataUpdatedAt : since.readAt });
  const isOld = anew && (query.isPlaceholderData || !query.isFetchedAfterMount || query.dataUpdatedAt <= since.readAt);
  return {
    data: isOld ? undefined : (query.data as OutputOf<E> | undefined),
    isPrevious: query.isPlaceholderData,
    loading: query.isFetching,
    error: query.error,
    reload,
  };
}

/**
 * Writes an endpoint. A repeated `run` after a failure carries the same idempotency key, so it takes effect once;
 * a success starts a new key and refreshes what is on the screen. `run` does not wait for that: what was done is told
 * at once, however slow the slowest list is.
 */
export function useWrite<E extends Endpoint>(endpoint: E) {
  const client = useQueryClient();
  const key = useRef<string | undefined>(undefined);
  const last = useRef("");
  const mutation = useMutation({
    mutationFn: (input: InputOf<E>) => {
      const body = JSON.stringify(input);
      if (last.current !== body) key.current = undefined;
      last.current = body;
      key.current ??= newIdempotencyKey();
      return call(endpoint, input, { idempotencyKey: key.current });
    },
    onSuccess: () => {
      key.current = undefined;
      void client.invalidateQueries();
    },
  });
  return { run: mutation.mutateAsync, running: mutation.isPending };
}
