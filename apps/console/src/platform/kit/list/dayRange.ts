/** Two ISO days, both included. */
export type DayRange = readonly [fromDay: string, toDay: string];

export interface DateRangeProps {
  /** The longest range of this screen: 92, 30 or 7 days (TOPBAR-20). */
  readonly limitDays: number;
  /** Days to come can be chosen too, and none need be, e.g. for days on which something ends. */
  readonly ahead?: boolean;
  readonly value?: DayRange | null;
  readonly onChange?: (range: DayRange | undefined) => void;
  readonly id?: string;
}
