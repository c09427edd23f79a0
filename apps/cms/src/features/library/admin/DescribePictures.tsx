import { getFetchClient } from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { UndescribedPicture, UndescribedPictures } from '../undescribedPictures.ts';
import { DescribeDialog } from './DescribeDialog.tsx';
import { watchUploads } from '../../../strapi/admin/finishedUploads.ts';
import { UndescribedNotice } from './UndescribedNotice.tsx';

const none: UndescribedPictures = { pictures: [], total: 0 };

/** Both lists, each picture once. */
const joined = (some: readonly UndescribedPicture[], others: readonly UndescribedPicture[]): UndescribedPicture[] => [
  ...some,
  ...others.filter(({ id }) => !some.some((each) => each.id === id)),
];

/**
 * Asks for the alternative text of each picture as soon as it is uploaded, in the library or in the picker of an entry:
 * Strapi's dialogs ask for none. The library says what is still without.
 */
export function DescribePictures() {
  const { pathname } = useLocation();
  const isLibrary = pathname.endsWith('/plugins/upload');
  const [found, setFound] = useState(none);
  const [asked, setAsked] = useState<readonly UndescribedPicture[]>([]);
  /** When the first of the uploads began that the dialog asks about, on the clock of `performance.now()`. */
  const since = useRef<number>(undefined);

  const load = async (): Promise<readonly UndescribedPicture[]> => {
    const { data } = await getFetchClient().get<UndescribedPictures>('/content/pictures/undescribed');
    setFound(data);
    return data.pictures;
  };
  useEffect(() => {
    if (isLibrary) void load().catch(() => setFound(none));
  }, [isLibrary]);
  useEffect(
    () =>
      watchUploads((startTime) => {
        const begin = Math.min(since.current ?? startTime, startTime);
        since.current = begin;
        const isNew = ({ isOwn, ageMs }: UndescribedPicture): boolean => isOwn && ageMs <= performance.now() - begin;
        load().then(
          (pictures) => setAsked((before) => joined(before, pictures.filter(isNew))),
          // Publishing rejects pictures without a text in any case.
          () => undefined,
        );
      }),
    [],
  );

  const remove = (id: number): void => {
    const isOther = (picture: UndescribedPicture): boolean => picture.id !== id;
    setAsked((before) => before.filter(isOther));
    setFound(({ pictures, total }) => ({ pictures: pictures.filter(isOther), total: total - 1 }));
  };
  if (asked.length > 0) {
    const later = (): void => {
      since.current = undefined;
      setAsked([]);
    };
    return <DescribeDialog pictures={asked} onDescribed={remove} onLater={later} />;
  }
  if (!isLibrary || found.total === 0) return null;
  return <UndescribedNotice total={found.total} onDescribe={() => setAsked(found.pictures)} />;
}
