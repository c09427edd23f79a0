import type { House } from '@group/content-client/house/house.schema';
import { DescriptionList, type Fact } from '@group/ui/DescriptionList';
import { Heading } from '@group/ui/Heading';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import { contactDetailMessages } from '../../layout/contactDetail.messages.ts';
import { EmailLink } from '../../layout/EmailLink.tsx';
import { housesMessages } from '../../domain/houses/houses.messages.ts';
import { ContactPersonView } from './ContactPersonView.tsx';
import * as styles from './HouseView.css.ts';
import { PhoneLink } from '../../layout/PhoneLink.tsx';

function Address({ street, postalCode, city }: Pick<House, 'street' | 'postalCode' | 'city'>) {
  return (
    <span translate="no">
      {street}
      <br />
      {`${postalCode} ${city}`}
    </span>
  );
}

/** Address, contact details and contact person of a house. */
export function HouseFacts({ house }: { house: House }) {
  const messages = useMessages(housesMessages);
  const details = useMessages(contactDetailMessages);
  const { phone, email, places, openingHours, contactPerson } = house;
  const facts: Fact[] = [
    { term: details.address, description: <Address {...house} /> },
    {
      term: details.phone,
      description: phone && <PhoneLink phone={phone} />,
    },
    {
      term: details.email,
      description: email && <EmailLink email={email} />,
    },
    { term: details.openingHours, description: openingHours },
    { term: messages.size, description: places && messages.places(places) },
  ];
  return (
    <aside className={styles.panel}>
      <Heading level={2} size="title3">
        {messages.atAGlance}
      </Heading>
      <DescriptionList facts={facts.filter(({ description }) => Boolean(description))} />
      {contactPerson && <ContactPersonView person={contactPerson} />}
    </aside>
  );
}
