import type { TenantKey } from '@group/themes/registry';
import { seededRandom } from './random.ts';
import { sampleFile, type SampleFile } from './sampleFiles.ts';

/** An application of an invented person. */
export interface Sample {
  /** Contained in all personal data of the sample, so that leaks can be found. */
  mark: string;
  tenant: TenantKey;
  /** Other houses that the applicant ticks. */
  houses: readonly TenantKey[];
  /** Form fields by name, as the content service must store them. */
  fields: Readonly<Record<string, string>>;
  files: readonly SampleFile[];
}

/** Organisations to which samples are sent. */
export const sampleTenants = ['tabor', 'kreuzstift', 'geeren', 'digallo', 'enfermagem'] as const;
/** Those among which an application can go to several. */
const homes = ['tabor', 'kreuzstift', 'geeren'] as const satisfies readonly TenantKey[];
const areas = ['housekeeping', 'hotel', 'technical', 'administration', 'care'] as const;

export const markPrefix = 'Zqmuster';

/** Telephone number of all invented persons. */
export const samplePhone = '+41790000000';

export const markOf = (number: number): string => `${markPrefix}${String(number).padStart(6, '0')}`;

/** Slightly below the site's limit. */
const largeBytes = 9_990_000;

/** Whether the first file of a sample is close to the maximum size. */
export const hasLargeFile = (number: number): boolean => number % 25 === 7;

/** Whether an application goes to several houses. */
export const goesToSeveral = (number: number): boolean => number % 5 === 2;

/** Deterministic, so that samples need not be stored. */
export function sampleOf(seed: number, number: number): Sample {
  const random = seededRandom(Math.imul(seed, 1_000_003) + number);
  const mark = markOf(number);
  const fields = {
    firstName: `Dragana ${mark}`,
    surname: `${mark}-Öztürk`,
    area: random.oneOf(areas),
    highestDegree: `Fachfrau ${mark} "EFZ"`,
    address: `${mark}weg 1`,
    zipCode: '8000',
    location: `${mark} am See`,
    contact: `abends, ${mark}`,
    email: `${mark.toLowerCase()}@bewerbung.example`,
    tel: samplePhone,
    message: `Guten Tag 👋🏽\n\nIch heisse ${mark} & <freue> mich.`,
  };
  const bytesOf = (position: number): number =>
    hasLargeFile(number) && position === 0 ? largeBytes : random.between(1_000, 48_000);
  const files = Array.from({ length: random.between(1, 3) }, (_, position) =>
    sampleFile({ mark, position, bytes: bytesOf(position) }, random),
  );
  const tenant = goesToSeveral(number) ? random.oneOf(homes) : random.oneOf(sampleTenants);
  const houses = goesToSeveral(number) ? homes.filter((key) => key !== tenant) : [];
  return { mark, tenant, houses, fields, files };
}
