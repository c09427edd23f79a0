import { Flex, Typography } from '@strapi/design-system';
import { TextLink } from '../../../admin/TextLink.tsx';
import { useVisits } from './useVisits.ts';

/** On the first page of HR: how many wishes wait for an answer, and who comes. */
export function ComingVisits() {
  const { groups, failed } = useVisits();

  if (failed) return <Typography role="alert">Die Zahlen können gerade nicht geladen werden.</Typography>;
  if (!groups) return <Typography>Wird geladen …</Typography>;
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={4}>
      {groups.map(({ heading, visits }) => (
        <li key={heading}>
          <Typography variant="delta" tag="span">
            <TextLink to="/besuche">
              {heading}: {visits.length}
            </TextLink>
          </Typography>
        </li>
      ))}
    </Flex>
  );
}
