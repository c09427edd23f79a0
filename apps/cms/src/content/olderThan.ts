export const olderThan = (now: Date, days: number): { $lt: string } => ({
  $lt: new Date(now.getTime() - days * 86_400_000).toISOString(),
});
