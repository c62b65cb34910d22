/** Pixels of the longer side of a picture that is sent: enough to read a price tag, little enough for a slow network. */
const longerSide = 1_280;
const qualities = [0.8, 0.6, 0.4] as const;
const enoughBytes = 300_000;

/** A picture of the camera as a small JPEG, upright. @throws where the browser cannot read it */
export async function reduced(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  const scale = Math.min(1, longerSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("the browser has no canvas");
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  let smallest: Blob | null = null;
  for (const quality of qualities) {
    smallest = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
    if (smallest !== null && smallest.size <= enoughBytes) break;
  }
  if (smallest === null) throw new Error("the browser writes no picture");
  return smallest;
}

const name = "round";
const table = "pictures";

/** Pictures are too large for the storage of texts: they wait in the browser's own database under the key of their act. */
const opened = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open(name, 1);
    opening.addEventListener("upgradeneeded", () => opening.result.createObjectStore(table));
    opening.addEventListener("success", () => resolve(opening.result));
    opening.addEventListener("error", () => reject(opening.error ?? new Error("no database in this browser")));
  });

async function within<T>(mode: IDBTransactionMode, ask: (rows: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await opened();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(table, mode);
      const request = ask(transaction.objectStore(table));
      transaction.addEventListener("complete", () => resolve(request.result));
      transaction.addEventListener("abort", () => reject(transaction.error ?? new Error("not kept")));
    });
  } finally {
    database.close();
  }
}

/** Keeps a picture until its act is sent. @throws where the phone has no room */
export const keepPicture = (actKey: string, picture: Blob): Promise<unknown> =>
  within("readwrite", (rows) => rows.put(picture, actKey));

/** The picture of an act; nothing where the browser has lost it. */
export const pictureOf = async (actKey: string): Promise<Blob | undefined> => {
  try {
    const kept = await within<unknown>("readonly", (rows) => rows.get(actKey));
    return kept instanceof Blob ? kept : undefined;
  } catch {
    return undefined;
  }
};

/** Forgets the picture of an act that was sent or is not to be sent. */
export const forgetPicture = (actKey: string): void =>
  void within("readwrite", (rows) => rows.delete(actKey)).catch(() => {});
