/** CRC-16 with the polynomial x¹⁶ + x¹⁵ + x² + 1 from the lowest bit on, beginning with 0, as EVA-DTS has it in G85; four hexadecimal digits. */
export function bytesChecksum(text: string): string {
  let sum = 0;
  for (let index = 0; index < text.length; index++) {
    sum ^= text.charCodeAt(index) & 0xff;
    for (let bit = 0; bit < 8; bit++) sum = (sum & 1) === 1 ? (sum >> 1) ^ 0xa001 : sum >> 1;
  }
  return sum.toString(16).toUpperCase().padStart(4, "0");
}
