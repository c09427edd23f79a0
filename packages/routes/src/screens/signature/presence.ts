import { type Weekday, weekdays } from '@group/content-client/contract/content/enumerations';

/** Consecutive days from which a range is shown. */
const minRangeDays = 3;

/**
 * Days in short form: "Mo, Di, Do", and "Mo–Mi, Fr" where three or more are consecutive.
 * @param shortNames of the days, for example "Mo"
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
      return run.length < minRangeDays ? names : [`${names.at(0)}–${names.at(-1)}`];
    })
    .join(', ');
}
