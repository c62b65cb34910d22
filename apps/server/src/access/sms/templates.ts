/**
 * Every text message that the product sends, with the variables of its template in their order. Providers in China send
 * only templates that they approved before, and fill in the variables (docs/configuration.md).
 */
export const smsTemplates = {
  resetCode: ["code"],
  initialPassword: ["account", "password"],
  dailySummary: ["merchantName", "day", "orders", "amount", "refund", "machines", "offline", "refill"],
  alarm: ["merchantName", "machineName", "machineNo", "alarm"],
  alarms: ["merchantName", "machines", "alarms"],
  certificateExpiring: ["merchantName", "certName", "certNo", "certExpiry", "days"],
  certificateExpired: ["merchantName", "certName", "certNo", "certExpiry"],
  certificates: ["merchantName", "expiring", "expired"],
  guessingPassword: ["account", "failures"],
  guessingCode: ["account", "failures"],
  broadcast: ["msgType", "msgTitle"],
  guessingSpread: ["accounts", "failures", "blocks"],
} as const;

export type SmsTemplate = keyof typeof smsTemplates;
export const smsTemplateNames = Object.keys(smsTemplates) as SmsTemplate[];

/** What one template is filled with. */
export type SmsValues<Template extends SmsTemplate> = Readonly<
  Record<(typeof smsTemplates)[Template][number], string | number>
>;

/** One text message; `text` says the same in words, for who needs no template. */
export interface ShortMessage {
  /** A mobile number of China, 11 digits (MERCHANT-16). */
  readonly phone: string;
  readonly template: SmsTemplate;
  readonly values: Readonly<Record<string, string | number>>;
  readonly text: string;
}

/** @param values exactly the variables of the template. */
export const shortMessage = <Template extends SmsTemplate>(
  phone: string,
  template: Template,
  values: SmsValues<Template>,
  text: string,
): ShortMessage => ({ phone, template, values, text });

/** Variables of a template take up to this many characters at the providers; a longer name is cut. */
const valueLength = 35;

/** The values of a message in the order of its template. */
export function orderedValues({ template, values }: ShortMessage): readonly (readonly [name: string, value: string])[] {
  return smsTemplates[template].map((name) => {
    const characters = [...String(values[name] ?? "")];
    return [
      name,
      characters.length > valueLength ? `${characters.slice(0, valueLength - 1).join("")}…` : characters.join(""),
    ] as const;
  });
}
