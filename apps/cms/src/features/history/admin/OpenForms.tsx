import { Typography } from '@strapi/design-system';
import { getFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { type EntryProps, entryId, historyType } from './history.ts';

/** The service forgets a form after 90 seconds. */
const reportEveryMs = 15_000;

/** Side panel that names the users who have the same entry open; none without any. */
export function OpenForms(props: EntryProps) {
  const [others, setOthers] = useState<readonly string[]>([]);
  const type = historyType(props.model);
  const id = entryId(props);

  useEffect(() => {
    if (!type || !id) return undefined;
    const report = async (): Promise<void> => {
      const { data } = await getFetchClient().post<{ others: string[] }>(`/content/open-forms/${type}/${id}`, {});
      setOthers(data.others);
    };
    // A failed report changes nothing; the next one follows.
    const ignore = (): void => undefined;
    report().catch(ignore);
    const timer = window.setInterval(() => void report().catch(ignore), reportEveryMs);
    return () => window.clearInterval(timer);
  }, [type, id]);

  if (others.length === 0) return null;
  const who = new Intl.ListFormat('de-CH').format(others);
  return {
    title: 'Auch geöffnet',
    content: (
      <Typography role="status">
        {who} {others.length === 1 ? 'hat' : 'haben'} diesen Eintrag gerade offen. Bitte sprechen Sie sich ab: Wer als
        Zweites speichert, sieht beide Fassungen und muss wählen.
      </Typography>
    ),
  };
}
