import { Flex, Typography } from '@strapi/design-system';
import { TextLink } from '../../../admin/TextLink.tsx';
import { useContent } from '../../../admin/useContent.ts';
import type { DueCounts } from '../worklist/listed.ts';
import { views } from './views.ts';

const shown = ['overdue', 'due', 'new'] as const;

/** On the first page of HR: how many applications wait. */
export function DueApplications() {
  const { content: counts, failed } = useContent<DueCounts>('/content/applications/due');

  if (failed) return <Typography role="alert">Die Zahlen können gerade nicht geladen werden.</Typography>;
  if (!counts) return <Typography>Wird geladen …</Typography>;
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={4}>
      {shown.map((key) => (
        <li key={key}>
          <Typography variant="delta" tag="span">
            <TextLink to={`/bewerbungen?ansicht=${key}`}>
              {views.find((view) => view.key === key)?.name}: {counts[key]}
            </TextLink>
          </Typography>
        </li>
      ))}
    </Flex>
  );
}
