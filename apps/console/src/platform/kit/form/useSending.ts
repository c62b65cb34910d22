import { createContext, use, useState } from "react";

/** Counts the files that fields of a form are sending. */
export const SendingContext = createContext<(more: 1 | -1) => void>(() => undefined);

/** For a field that sends a file as soon as it is chosen. Meanwhile its form cannot be saved, because it would be saved without the file. */
export function useSending(): {
  readonly sending: boolean;
  readonly send: (work: () => Promise<void>) => Promise<void>;
} {
  const [sending, setSending] = useState(false);
  const count = use(SendingContext);
  const send = async (work: () => Promise<void>) => {
    setSending(true);
    count(1);
    try {
      await work();
    } finally {
      count(-1);
      setSending(false);
    }
  };
  return { sending, send };
}
