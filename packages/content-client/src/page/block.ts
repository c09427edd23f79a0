import type { Company } from '../company/company.schema.ts';
import type { Download } from '../download/download.schema.ts';
import type { Person } from '../person/person.schema.ts';
import type { Picture } from '../picture/picture.schema.ts';
import type { RichText } from '../richText/richText.schema.ts';

export interface Door {
  title: string;
  text?: string | undefined;
  link: string;
}

export interface Question {
  question: string;
  answer: RichText;
}

/** An advantage of working or living here. */
export interface Advantage {
  title: string;
  text?: string | undefined;
}

/** A block of a composed page. `type` is the component's name on the wire, without its category. */
export type Block =
  | { type: 'hero'; title: string; text?: string | undefined; picture?: Picture | undefined }
  | { type: 'doors'; doors: Door[] }
  | { type: 'text'; title?: string | undefined; body: RichText }
  | {
      type: 'text-with-picture';
      title?: string | undefined;
      body: RichText;
      picture: Picture;
      pictureSide: 'left' | 'right';
    }
  | { type: 'news'; title?: string | undefined; count: number }
  | {
      type: 'journey';
      title?: string | undefined;
      publicTransport: RichText;
      byCar: RichText;
      mapLink?: string | undefined;
    }
  | { type: 'gallery'; title?: string | undefined; pictures: Picture[] }
  | { type: 'company-logos'; title?: string | undefined; companies: Company[] }
  | { type: 'vacancy-teaser'; title?: string | undefined; count: number }
  /** All people of the tenant if empty. */
  | { type: 'people'; title?: string | undefined; people: Person[] }
  | {
      type: 'quote';
      text: string;
      author?: string | undefined;
      role?: string | undefined;
      picture?: Picture | undefined;
    }
  | { type: 'questions'; title?: string | undefined; questions: Question[] }
  /** All downloads of the tenant if empty. */
  | { type: 'downloads'; title?: string | undefined; downloads: Download[] }
  | { type: 'call-to-action'; title: string; text?: string | undefined; link: string; label: string }
  | { type: 'advantages'; title?: string | undefined; advantages: Advantage[] }
  | { type: 'events'; title?: string | undefined; count: number }
  /** Houses of the tenant; for the holding, of the whole group. */
  | { type: 'houses'; title?: string | undefined };
