import { Flex, Typography } from '@strapi/design-system';
import { TextLink } from '../../../admin/TextLink.tsx';
import { useContent } from '../../../admin/useContent.ts';
import type { VisitCounts } from '../visitFacts.ts';
import { groupNames } from './useVisits.ts';

const shown = ['open', 'today', 'coming'] as const;

/** On the first page of HR: how many wishes wait for an answer, and who comes. */
export function ComingVisits() {
  const { content: counts, failed } = useContent<VisitCounts>('/content/visits/counts');

  if (failed) return <Typography role="alert">Die Zahlen können gerade nicht geladen werden.</Typography>;
  if (!counts) return <Typography>Wird geladen …</Typography>;
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={4}>
      {shown.map((key) => (
        <li key={key}>
          <Typography variant="delta" tag="span">
            <TextLink to="/besuche">
              {groupNames[key]}: {counts[key]}
            </TextLink>
          </Typography>
        </li>
      ))}
    </Flex>
  );
}
