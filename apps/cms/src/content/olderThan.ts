/** Filter for instants that lie more than a number of days back. */
export const olderThan = (now: Date, days: number): { $lt: string } => ({
  $lt: new Date(now.getTime() - days * 86_400_000).toISOString(),
});
