import { paths } from './paths.ts';

/** The list of vacancies as a feed, without language prefix. */
export function vacanciesFeedPath(format: 'rss' | 'json'): string {
  return `${paths.vacancies}.${format}`;
}
