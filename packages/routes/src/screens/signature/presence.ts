/** The days that people work on, in the order of the week. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;

export type Weekday = (typeof weekdays)[number];

/** Days in a row from which the first and the last say it all. */
const longRun = 3;

/**
 * The days as short as they can be read: "Mo, Di, Do", and "Mo–Mi, Fr" where three or more follow each other.
 * @param shortNames what each day is called, for example "Mo"
 */
export function presenceWords(days: readonly Weekday[], shortNames: Readonly<Record<Weekday, string>>): string {
  const runs: Weekday[][] = [];
  let current: Weekday[] | undefined;
  for (const day of weekdays) {
    if (!days.includes(day)) {
      current = undefined;
      continue;
    }
    if (current) current.push(day);
    else runs.push((current = [day]));
  }
  return runs
    .flatMap((run) => {
      const names = run.map((day) => shortNames[day]);
      return run.length < longRun ? names : [`${names.at(0)}–${names.at(-1)}`];
    })
    .join(', ');
}
