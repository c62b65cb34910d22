import { lanes } from "@yunshou/contract/machines/lanes";
import { asSystem } from "@yunshou/database";
import { afterAll, beforeAll, expect, it } from "vitest";
import { boss, close, cola, fill, givenLanes, open, server } from "../../testing/bench/lanes.ts";
import { rowsOf } from "../../testing/bench/machines.ts";
import { lanesOf } from "../effects/state.queries.ts";

beforeAll(open);
afterAll(close);

it("LANG-06 names what lies on a lane in the language of the reader, and tells the machine every name", async () => {
  const place = await givenLanes(1, 2);
  await fill(place);
  const names = { de: { name: "Kola", updatedAt: new Date().toISOString() } };
  await rowsOf(server, "update product set names = $2 where id = $1", [cola, JSON.stringify(names)]);
  const nameIn = async (language: string) => {
    const { body } = await boss.try(lanes.list, { machineNo: place.machineNo }, { "accept-language": language });
    return body.data.lanes[0]?.productName;
  };
  expect([await nameIn("zh"), await nameIn("de"), await nameIn("fr")]).toEqual(["cola", "Kola", "cola"]);
  const told = await asSystem(server.database, (tx) => lanesOf(tx, [place.machineId]));
  expect(told.map(({ productName, productNames }) => [productName, productNames])).toEqual([
    ["cola", { de: "Kola" }],
    [null, {}],
  ]);
});
