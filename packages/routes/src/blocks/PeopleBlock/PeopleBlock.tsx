import type { Person } from '@group/content-client/person/person.schema';
import { Section } from '@group/ui/Section';
import { Heading } from '@group/ui/Heading';
import { Picture } from '@group/ui/Picture';
import { Text } from '@group/ui/Text';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import { ContactLinks } from '../../layout/ContactLinks.tsx';
import { pictureSources } from '../../site/pictureAddress.ts';
import { germanIfUntranslated, PartlyUntranslatedNotice } from '../../site/PartlyUntranslatedNotice.tsx';
import type { LoadedBlockOf } from '../block/block.ts';
import { blockMessages } from '../block/block.messages.ts';
import * as styles from './PeopleBlock.css.ts';

function PersonCard({ person }: { person: Person & { untranslated?: true } }) {
  const { name, role, department, phone, email, picture, untranslated } = person;
  return (
    <li className={styles.person} lang={germanIfUntranslated(untranslated)}>
      {picture && (
        <div className={styles.portrait}>
          <Picture sources={pictureSources(picture)} sizes="(min-width: 37.5em) 144px, 96px" ratio="square" />
        </div>
      )}
      <div className={styles.details}>
        <Heading level={3} size="body">
          {name}
        </Heading>
        <Text size="small">{department ? `${role}, ${department}` : role}</Text>
        <ContactLinks phone={phone} email={email} />
      </div>
    </li>
  );
}

/** Members of the team. Renders nothing without people. */
export function PeopleBlock({ block: { title, people } }: { block: LoadedBlockOf<'people'> }) {
  const messages = useMessages(blockMessages);
  if (people.length === 0) return null;
  return (
    <Section>
      <Heading level={2}>{title ?? messages.people}</Heading>
      <PartlyUntranslatedNotice entries={people} />
      <ul className={styles.people}>
        {people.map((person) => (
          <PersonCard key={person.id} person={person} />
        ))}
      </ul>
    </Section>
  );
}
