import { Flex, Typography } from '@strapi/design-system';
import { TextLink } from '../../../adminUi/TextLink.tsx';
import { useContent } from '../../../adminUi/useContent.ts';
import type { Overview } from '../overview.ts';
import { formPath } from '../../../content/formPath.ts';
import { swissDateAndTime } from '../../../content/swissDate.ts';

const groups = [
  {
    key: 'faulty',
    heading: 'Bitte ansehen',
    none: 'Nichts ist offen. Jede Nacht wird neu geprüft.',
    isTime: false,
  },
  { key: 'scheduled', heading: 'Geplant', none: 'Nichts erscheint später von selbst.', isTime: true },
  { key: 'expired', heading: 'Abgelaufen', none: 'Nichts ist abgelaufen.', isTime: true },
] as const;

export function OverviewWidget() {
  const { content: overview, failed } = useContent<Overview>('/content/overview');

  if (failed) return <Typography role="alert">Die Übersicht kann gerade nicht geladen werden.</Typography>;
  if (!overview) return <Typography>Wird geladen …</Typography>;
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      {groups.map(({ key, heading, none, isTime }) => {
        const { count, entries } = overview[key];
        return (
          <section key={key}>
            <Typography variant="delta" tag="h3">
              {heading}
              {count > 0 && ` (${count})`}
            </Typography>
            {count === 0 && <Typography tag="p">{none}</Typography>}
            <ul>
              {entries.map((entry) => (
                <li key={`${entry.id} ${entry.detail}`} style={{ marginTop: 8, overflowWrap: 'anywhere' }}>
                  <Typography>
                    <TextLink to={formPath(entry.type, entry.id, entry.locale)}>{entry.title}</TextLink> (
                    {entry.typeName}): {isTime ? swissDateAndTime(entry.detail) : entry.detail}
                  </Typography>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </Flex>
  );
}
