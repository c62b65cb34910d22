import type { Handle } from "@yunshou/database";
import type { Pictures } from "../platform/images/pictures.ts";
import { replaceImage, storeImage } from "../platform/images/store.ts";
import { machinePicture } from "./applicationPicture.ts";
import { demoMachines, ownerOfNumber, savePicture } from "./demo.queries.ts";
import { places } from "./places.ts";

const bodies = [
  [28, 92, 168],
  [196, 60, 52],
  [46, 128, 92],
  [92, 70, 150],
] as const;

/** Gives every other machine of the demo a picture of its own, through the same door as an upload; the rest show that a picture is no duty. */
export async function seedMachinePictures(tx: Handle, pictures: Pictures, dataDir: string): Promise<void> {
  const pictured = places.filter((_, index) => index % 2 === 0);
  const machines = new Map(
    (
      await demoMachines(
        tx,
        pictured.map(({ machineNo }) => machineNo),
      )
    ).map((machine) => [machine.machineNo, machine]),
  );
  const people = new Map<string, string>();
  for (const [index, { machineNo, merchant, layers, perLayer }] of pictured.entries()) {
    const machine = machines.get(machineNo)!;
    const userId = people.get(merchant) ?? (await ownerOfNumber(tx, merchant)).userId;
    people.set(merchant, userId);
    const image = await pictures.draw(machinePicture(bodies[index % bodies.length]!, layers, perLayer, index * 7), {
      kind: "machine",
      queue: merchant,
    });
    if ("ok" in image) throw new Error(`The picture of ${machineNo} is refused: ${image.code}.`);
    const stored = await storeImage(tx, dataDir, machine, userId, image);
    if ("ok" in stored) throw new Error(`The picture of ${machineNo} is refused: ${stored.code}.`);
    await replaceImage({ tx, afterCommit: () => undefined }, dataDir, machine, null, stored.name, "picture");
    await savePicture(tx, machine.machineId, stored.name);
  }
}
