import { Flex, Typography } from '@strapi/design-system';
import { getFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { DueCounts } from '../worklist/listed.ts';
import { views } from './views.ts';

const shown = ['overdue', 'due', 'new'] as const;

/** On the first page of HR: how many applications wait. */
export function DueApplications() {
  const [counts, setCounts] = useState<DueCounts>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    getFetchClient()
      .get<DueCounts>('/content/applications/due')
      .then(
        ({ data }) => setCounts(data),
        () => setFailed(true),
      );
  }, []);

  if (failed) return <Typography role="alert">Die Zahlen können gerade nicht geladen werden.</Typography>;
  if (!counts) return <Typography>Wird geladen …</Typography>;
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={4}>
      {shown.map((key) => (
        <li key={key}>
          <Typography variant="delta" tag="span">
            <Link to={`/bewerbungen?ansicht=${key}`}>
              {views.find((view) => view.key === key)?.name}: {counts[key]}
            </Link>
          </Typography>
        </li>
      ))}
    </Flex>
  );
}
