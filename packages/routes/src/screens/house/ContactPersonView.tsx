import type { ContactPerson } from '@group/content-client/contactPerson/contactPerson.schema';
import { Heading } from '@group/ui/Heading';
import { Picture } from '@group/ui/Picture';
import { Text } from '@group/ui/Text';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import { ContactLinks } from '../../layout/ContactLinks.tsx';
import { housesMessages } from '../../domain/houses/houses.messages.ts';
import { pictureSources } from '../../site/pictureAddress.ts';
import * as styles from './HouseView.css.ts';

/** The contact person of a house. */
export function ContactPersonView({ person }: { person: ContactPerson }) {
  const messages = useMessages(housesMessages);
  const { name, role, phone, email, picture } = person;
  return (
    <div className={styles.person}>
      <Heading level={3} size="body">
        {messages.contactPerson}
      </Heading>
      {picture && (
        <div className={styles.portrait}>
          <Picture sources={pictureSources(picture)} sizes="112px" ratio="square" />
        </div>
      )}
      <div>
        <p>{name}</p>
        {role && <Text size="small">{role}</Text>}
        <ContactLinks phone={phone} email={email} />
      </div>
    </div>
  );
}
