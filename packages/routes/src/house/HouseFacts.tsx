import type { House } from '@group/content-client/house/house.schema';
import { Heading } from '@group/ui/Heading';
import { Link } from '@group/ui/Link';
import { useTexts } from '@group/ui/texts/LanguageProvider';
import type { ReactNode } from 'react';
import { housesTexts } from '../houses/houses.texts.ts';
import { ContactPersonView } from './ContactPersonView.tsx';
import { phoneLink } from './phoneLink.ts';
import * as styles from './HouseView.css.ts';

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className={styles.term}>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Where a house is, how to reach it, and who answers. */
export function HouseFacts({ house }: { house: House }) {
  const texts = useTexts(housesTexts);
  const { street, postalCode, city, phone, email, places, openingHours, contactPerson } = house;
  return (
    <aside className={styles.panel}>
      <Heading level={2} size="title3">
        {texts.atAGlance}
      </Heading>
      <dl className={styles.facts}>
        <Fact term={texts.address}>
          {street}
          <br />
          {`${postalCode} ${city}`}
        </Fact>
        {phone && (
          <Fact term={texts.phone}>
            <Link href={phoneLink(phone)}>{phone}</Link>
          </Fact>
        )}
        {email && (
          <Fact term={texts.email}>
            <Link href={`mailto:${email}`}>{email}</Link>
          </Fact>
        )}
        {openingHours && <Fact term={texts.openingHours}>{openingHours}</Fact>}
        {places && <Fact term={texts.size}>{texts.places(places)}</Fact>}
      </dl>
      {contactPerson && <ContactPersonView person={contactPerson} />}
    </aside>
  );
}
