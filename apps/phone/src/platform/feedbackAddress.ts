/** Where somebody says what went wrong at a machine, with the order that it was about. */
export const feedbackAddress = (machineNo: string, orderNo?: string): string =>
  `/m/feedback/${encodeURIComponent(machineNo)}${orderNo === undefined ? "" : `?order=${encodeURIComponent(orderNo)}`}`;
