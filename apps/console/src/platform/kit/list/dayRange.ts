/** Two ISO days, both included. */
export type DayRange = readonly [fromDay: string, toDay: string];

export interface DateRangeProps {
  /** The longest range of this screen: 92, 30 or 7 days (TOPBAR-20). */
  readonly limitDays: number;
  readonly value?: DayRange;
  readonly onChange?: (range: DayRange | undefined) => void;
  readonly id?: string;
}
