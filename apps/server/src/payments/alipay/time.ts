const beijingOffset = "+08:00";
const beijingMs = 8 * 3_600_000;

/** An instant as Alipay writes it: `2026-11-22 18:00:00` by the clock of Beijing, whatever the zone of this machine. */
export const alipayTime = (at: Date) => new Date(at.getTime() + beijingMs).toISOString().slice(0, 19).replace("T", " ");

/** What Alipay wrote as an instant. */
export const instantOf = (text: string) => new Date(`${text.replace(" ", "T")}${beijingOffset}`);
