/** Only what never happens ends here; a computer that others use takes its time. */
export const patienceMs = 300_000;
