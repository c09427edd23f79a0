import { DescriptionList } from '@group/ui/DescriptionList';
import { Heading } from '@group/ui/Heading';
import { Link } from '@group/ui/Link';
import { Section } from '@group/ui/Section';
import { keepTogether } from '@group/ui/foundations/lineBreaks';
import { labelled } from '@group/ui/messages/format';
import { useLanguage, useMessages } from '@group/ui/messages/LanguageProvider';
import { VisuallyHidden } from '@group/ui/VisuallyHidden';
import { germanIfUntranslated } from '../../site/PartlyUntranslatedNotice.tsx';
import { eventTimeInWords } from '../events/eventTime.ts';
import type { OpenVisit } from './openVisits.ts';
import { visitPath } from './visitAddress.ts';
import { visitOccasionMessages, visitsMessages } from './visits.messages.ts';

/** The next dates on which somebody can come; nothing where there are none. */
export function NextVisits({ visits }: { visits: readonly OpenVisit[] }) {
  const messages = useMessages(visitsMessages);
  const occasions = useMessages(visitOccasionMessages);
  const language = useLanguage();
  if (visits.length === 0) return null;
  return (
    <Section headingBeside>
      <Heading level={2}>{messages.next}</Heading>
      <DescriptionList
        terms="beside"
        facts={visits.map(({ value, title, germanTitle, occasion, startsAt, endsAt, place }) => {
          const term = eventTimeInWords(language, { startsAt, endsAt });
          return {
            term,
            description: (
              <>
                <Link href={visitPath({ occasion, slot: value })}>
                  {labelled(language, occasions[occasion], '')}
                  <span lang={germanIfUntranslated(germanTitle)}>{keepTogether(title)}</span>
                  {/* In a list of the page's links, those of a weekly visit would be the same. */}
                  <VisuallyHidden>, {term}</VisuallyHidden>
                </Link>
                <br />
                {messages.meet('')}
                <span lang={germanIfUntranslated(Boolean(place) && language !== 'de')}>
                  {place ?? messages.reception}
                </span>
              </>
            ),
          };
        })}
      />
    </Section>
  );
}
