import { Flex, Typography } from '@strapi/design-system';
import { TextLink } from './TextLink.tsx';
import { useContent } from './useContent.ts';
import { useToday } from './useToday.ts';

interface Props<Key extends string> {
  path: string;
  lists: readonly { key: Key; name: string; to: string }[];
}

/** Counts of today, with links to their lists. */
export function Counts<Key extends string>({ path, lists }: Props<Key>) {
  const { content: counts, failed } = useContent<Record<Key, number>>(path, useToday());

  if (failed) return <Typography role="alert">Die Zahlen können gerade nicht geladen werden.</Typography>;
  if (!counts) return <Typography>Wird geladen …</Typography>;
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={4}>
      {lists.map(({ key, name, to }) => (
        <li key={key}>
          <Typography variant="delta" tag="span">
            <TextLink to={to}>
              {name}: {counts[key]}
            </TextLink>
          </Typography>
        </li>
      ))}
    </Flex>
  );
}
