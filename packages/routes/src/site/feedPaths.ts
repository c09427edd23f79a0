import { paths } from './paths.ts';

/** The feed of vacancies, without language prefix. */
export function vacanciesFeedPath(format: 'rss' | 'json'): string {
  return `${paths.vacancies}.${format}`;
}
