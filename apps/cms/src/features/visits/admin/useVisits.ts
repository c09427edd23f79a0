import type { VisitState } from '@group/content-client/contract/visitPage';
import { useState } from 'react';
import { endOfSwissDay, swissDay, swissInstant } from '@group/content-client/contract/swissTime';
import { useContent } from '../../../adminUi/useContent.ts';

export interface Visit extends Pick<VisitState, 'stage' | 'startsAt' | 'occasion'> {
  documentId: string;
  name: string;
  about: string | null;
  /** Last part of the address of the house's page. */
  house: string | null;
  wishes: string | null;
  persons: string | null;
  email: string | null;
  tel: string | null;
  company: { documentId: string; name: string } | null;
}

export const listPath = '/content-manager/collection-types/plugin::content.visit';

interface Found {
  results: Visit[];
  pagination: { total: number };
}

/** The most that the content manager gives at once. */
export const pageSize = 100;

const pathOf = (sort: string, ...filters: string[]): string =>
  [`${listPath}?page=1&pageSize=${pageSize}&sort=${sort}`, ...filters].join('&');

/** Those to answer, whatever their date, the oldest first. */
const openPath = pathOf('acceptedAt:ASC', 'filters[stage][$in][0]=new', 'filters[stage][$in][1]=full');

/** The others from today on; the content manager has the rest. */
const upcomingPath = (): string =>
  pathOf(
    'startsAt:ASC',
    'filters[stage][$notIn][0]=new',
    'filters[stage][$notIn][1]=full',
    `filters[startsAt][$gt]=${swissInstant(`${swissDay(new Date())}T00:00`)}`,
  );

const isToday = ({ startsAt }: Visit): boolean => startsAt !== null && startsAt <= endOfSwissDay(swissDay(new Date()));

export const groupNames = { open: 'Zu beantworten', today: 'Heute', coming: 'Kommend' } as const;

interface VisitGroup {
  heading: (typeof groupNames)[keyof typeof groupNames];
  visits: readonly Visit[];
}

/** The wishes to answer, and who comes today and later; without `groups` until they are there. */
export function useVisits() {
  const [path] = useState(upcomingPath);
  const open = useContent<Found>(openPath);
  const upcoming = useContent<Found>(path);
  const reload = (): void => {
    void open.reload();
    void upcoming.reload();
  };
  const failed = open.failed || upcoming.failed;
  if (!open.content || !upcoming.content) return { failed, reload, hasMore: false };
  const { results } = upcoming.content;
  const groups: readonly VisitGroup[] = [
    { heading: groupNames.open, visits: open.content.results },
    { heading: groupNames.today, visits: results.filter(isToday) },
    { heading: groupNames.coming, visits: results.filter((visit) => !isToday(visit)) },
  ];
  const hasMore = [open.content, upcoming.content].some((found) => found.pagination.total > found.results.length);
  return { groups, failed, reload, hasMore };
}
