import { afterEach, expect, it } from "vitest";
import { closePage, openPage } from "../../../testing/openedPage.tsx";

afterEach(closePage);

/** The calls of the list itself, by the page that they asked for. */
const pagesOf = (calls: readonly { readonly address: string }[]) =>
  calls.flatMap(({ address }) =>
    address.startsWith("/api/v1/cards?") ? [new URLSearchParams(address.split("?")[1]).get("page")] : [],
  );

it("shows the last page when the one that was shown has no rows any more", async () => {
  const { calls } = await openPage("/hygl/wdhyk?page=3", {
    answers: { "/api/v1/cards?": { rows: [], total: 40, totalIsCapped: false } },
  });
  expect(pagesOf(calls)).toEqual(["3", "2"]);
});

it("stays on the first page of a list without rows", async () => {
  const { calls } = await openPage("/hygl/wdhyk");
  expect(pagesOf(calls)).toEqual(["1"]);
});
