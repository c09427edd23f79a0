import { isInTown } from '@group/content-client/contract/content/job';

/** What a subscriber looks for; empty fields match every job. */
export interface Wish {
  area: string;
  /** Key of an organisation. */
  employer: string;
  /** The town of the workplace, as in the filter of the websites. */
  place: string;
  /** Per cent. */
  workload: string;
  /** `1` for apprenticeships only. */
  apprenticeships: string;
}

export interface MatchedJob {
  area: string;
  kind: string;
  workplace: string;
  /** Per cent. */
  pensumMin: number | null;
  pensumMax: number | null;
  fullTime: boolean | null;
  company: { key: string } | null;
}

/** Half the step between the workloads to choose from, so that each job is near one of them. */
const toleratedPercent = 10;

/** A job that does not say its workload matches each one. */
function matchesWorkload(workload: string, { pensumMin, pensumMax, fullTime }: MatchedJob): boolean {
  const wished = Number(workload);
  const from = pensumMin ?? pensumMax ?? (fullTime ? 100 : wished);
  const to = pensumMax ?? from;
  return workload === '' || (from - toleratedPercent <= wished && wished <= to + toleratedPercent);
}

const isOrAny = (wished: string, value: string | undefined): boolean => wished === '' || wished === value;

export function matches(wish: Wish, job: MatchedJob): boolean {
  return (
    isOrAny(wish.area, job.area) &&
    isOrAny(wish.employer, job.company?.key) &&
    (wish.place === '' || isInTown(wish.place, job.workplace)) &&
    (wish.apprenticeships === '' || job.kind === 'apprenticeship') &&
    matchesWorkload(wish.workload, job)
  );
}
