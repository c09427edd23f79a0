import type { ExampleBlock, Lines } from './blocks.ts';

/** A page, found by its path. */
export interface PageTexts {
  title: string;
  /** One or two sentences for search engines, at most 180 characters. */
  metaDescription?: string;
  blocks: readonly ExampleBlock[];
}

export interface EventTexts {
  title: string;
  place: string;
  teaser: string;
  body: Lines;
}

export interface ExampleEvent extends EventTexts {
  /** Last part of its address; never reuse one for something else. */
  id: string;
  /** Swiss time, `YYYY-MM-DDTHH:MM`. */
  startsAt: string;
  endsAt?: string;
  /** Name of a picture of this tenant. */
  picture?: string;
  /** Left out, everybody is invited. */
  audience?: 'residents';
  registrationLink?: string;
  cancelled?: boolean;
}

export interface HouseTexts {
  name: string;
  teaser: string;
  body: Lines;
  openingHours?: string;
  /** Function of the contact person. */
  contactRole?: string;
  /** Left out, the journey of the tenant's home page. */
  publicTransport?: Lines;
  byCar?: Lines;
}

export interface ExampleHouse extends HouseTexts {
  /** Last part of its address; no two houses of the group have the same. */
  id: string;
  /** Left out, the address of the tenant. */
  address?: readonly [street: string, place: string];
  picture?: string;
  pictures?: readonly string[];
  /** How many people can live in it. */
  places?: number;
  contact?: string;
  /** WGS 84, degrees. */
  coordinates?: readonly [latitude: number, longitude: number];
}

export interface TrainingPositionTexts {
  title: string;
  qualification: string;
  duration?: string;
  teaser: string;
  body: Lines;
}

export interface ExampleTrainingPosition extends TrainingPositionTexts {
  id: string;
  picture?: string;
}

export interface PersonTexts {
  role: string;
  department?: string;
}

export interface ExamplePerson extends PersonTexts {
  id: string;
  name: string;
  phone?: string;
  email?: string;
}

export interface DownloadTexts {
  title: string;
  description: string;
  /** What the PDF says below its title. */
  lines: Lines;
}

export interface ExampleDownload extends DownloadTexts {
  /** Part of the file's name. */
  id: string;
}

export interface ImprintTexts {
  responsibleAuthority: string;
  /** In the order of the German ones. */
  representatives: readonly (readonly [name: string, role: string])[];
  disclaimers: Lines;
  copyright: Lines;
}

export interface ExampleImprint extends ImprintTexts {
  companyName: string;
  registrationNumber: string;
  taxId?: string;
}
