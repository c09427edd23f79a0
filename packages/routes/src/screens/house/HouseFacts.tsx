import type { House } from '@group/content-client/house/house.schema';
import { DescriptionList, type Fact } from '@group/ui/DescriptionList';
import { Heading } from '@group/ui/Heading';
import { Link } from '@group/ui/Link';
import { useTexts } from '@group/ui/texts/LanguageProvider';
import { housesTexts } from '../../domain/houses/houses.texts.ts';
import { ContactPersonView } from './ContactPersonView.tsx';
import * as styles from './HouseView.css.ts';
import { phoneLink } from '../../site/phoneLink.ts';

function Address({ street, postalCode, city }: Pick<House, 'street' | 'postalCode' | 'city'>) {
  return (
    <>
      {street}
      <br />
      {`${postalCode} ${city}`}
    </>
  );
}

/** Where a house is, how to reach it, and who answers. */
export function HouseFacts({ house }: { house: House }) {
  const texts = useTexts(housesTexts);
  const { phone, email, places, openingHours, contactPerson } = house;
  const facts: Fact[] = [
    { term: texts.address, description: <Address {...house} /> },
    { term: texts.phone, description: phone && <Link href={phoneLink(phone)}>{phone}</Link> },
    { term: texts.email, description: email && <Link href={`mailto:${email}`}>{email}</Link> },
    { term: texts.openingHours, description: openingHours },
    { term: texts.size, description: places && texts.places(places) },
  ];
  return (
    <aside className={styles.panel}>
      <Heading level={2} size="title3">
        {texts.atAGlance}
      </Heading>
      <DescriptionList facts={facts.filter(({ description }) => Boolean(description))} />
      {contactPerson && <ContactPersonView person={contactPerson} />}
    </aside>
  );
}
