/** What both ends of the pipe to the picture process send: a head as JSON, and the bytes that it announces. */
export interface Frame<Head> {
  readonly head: Head;
  readonly parts: readonly Buffer[];
}

const headLimitBytes = 4_096;

/** The bytes of a frame: lengths of the head and of each part, head, parts. */
export function encodeFrame<Head>({ head, parts }: Frame<Head>): Buffer[] {
  const text = Buffer.from(JSON.stringify(head));
  const lengths = [text.length, parts.length, ...parts.map(({ length }) => length)];
  return [Buffer.from(Uint32Array.from(lengths).buffer), text, ...parts];
}

/**
 * The frames of a stream, whatever the pieces in which it arrives. Nobody believes the other end.
 *
 * @throws RangeError when a frame announces more than its limit.
 */
export async function* decodeFrames(
  stream: AsyncIterable<Buffer>,
  limits: { readonly parts: number; readonly bytes: number },
): AsyncGenerator<Frame<unknown>> {
  let kept: Buffer[] = [];
  let bytes = 0;
  let needed = 8;
  for await (const piece of stream) {
    kept.push(piece);
    bytes += piece.length;
    while (bytes >= needed) {
      const whole = Buffer.concat(kept, bytes);
      const known = lengthsOf(whole, limits);
      needed = known.total;
      kept = [whole];
      if (known.parts === undefined || bytes < needed) {
        if (bytes < needed) break;
        continue;
      }
      yield frameOf(whole, known.head, known.parts);
      kept = [whole.subarray(needed)];
      bytes -= needed;
      needed = 8;
    }
  }
}

/** Lengths as far as they are known, and how many bytes are needed to know more. */
function lengthsOf(whole: Buffer, limits: { readonly parts: number; readonly bytes: number }) {
  const head = whole.readUInt32LE(0);
  const count = whole.readUInt32LE(4);
  if (head > headLimitBytes || count > limits.parts) throw new RangeError("a frame is larger than allowed");
  const lengths = 8 + 4 * count;
  if (whole.length < lengths) return { head, parts: undefined, total: lengths };
  const parts = Array.from({ length: count }, (_, place) => whole.readUInt32LE(8 + 4 * place));
  const content = parts.reduce((sum, length) => sum + length, 0);
  if (content > limits.bytes) throw new RangeError("a frame is larger than allowed");
  return { head, parts, total: lengths + head + content };
}

function frameOf(whole: Buffer, head: number, lengths: readonly number[]): Frame<unknown> {
  let at = 8 + 4 * lengths.length;
  const take = (length: number) => whole.subarray(at, (at += length));
  const text = take(head).toString();
  return { head: JSON.parse(text) as unknown, parts: lengths.map(take) };
}
