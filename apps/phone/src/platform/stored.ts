const listeners = new Set<() => void>();
const cached = new Map<string, { readonly text: string | null; readonly value: unknown }>();

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** What this phone keeps under a key; the same object until it changes. Damaged or absent it is `empty`. */
export function stored<T>(key: string, empty: T): T {
  const text = read(key);
  const known = cached.get(key);
  if (known !== undefined && known.text === text) return known.value as T;
  let value: unknown = empty;
  try {
    if (text !== null) value = JSON.parse(text);
  } catch {
    // What cannot be read is as good as nothing.
  }
  cached.set(key, { text, value });
  return value as T;
}

/** Keeps a value on this phone. Where nothing can be kept, e.g. in a private window, it lasts as long as the page. */
export function store(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(key, text);
  } catch {
    // Said above.
  }
  cached.set(key, { text: read(key), value });
  for (const listener of listeners) listener();
}

/** Tells of everything that is kept, in other tabs too; answers how that ends. */
export function watchStored(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}
