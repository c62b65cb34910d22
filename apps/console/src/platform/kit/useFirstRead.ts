import { useState } from "react";

/**
 * The record as it was first read for an id: what a form was filled with and goes on from. It is read again meanwhile, for
 * instance when its tab is shown once more; saving under a version that the form never showed would write over what
 * somebody else has saved.
 */
export function useFirstRead<Record>(read: Record | undefined, id: string | null | undefined): Record | undefined {
  const [first, keep] = useState<{ readonly id: string; readonly read: Record }>();
  if (id === undefined || id === null) {
    if (first !== undefined) keep(undefined);
    return undefined;
  }
  if (read !== undefined && first?.id !== id) keep({ id, read });
  return first?.id === id ? first.read : undefined;
}
