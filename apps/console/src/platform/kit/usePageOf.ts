import { useState } from "react";

/** The page of a table about one record, and the way to another. Another record begins with its first page. */
export function usePageOf(record: string | null | undefined): [page: number, turn: (page: number) => void] {
  const [at, go] = useState({ record, page: 1 });
  return [at.record === record ? at.page : 1, (page) => go({ record, page })];
}
