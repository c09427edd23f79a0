import { Heading } from '@group/ui/Heading';
import { labelled } from '@group/ui/messages/format';
import { useLanguage, useMessages } from '@group/ui/messages/LanguageProvider';
import type { ReactNode } from 'react';
import { contactDetailMessages } from '../../layout/contactDetail.messages.ts';
import { EmailLink } from '../../layout/EmailLink.tsx';
import { PhoneLink } from '../../layout/PhoneLink.tsx';
import { siteName } from '../../site/site.ts';
import { useSite } from '../../site/useSite.ts';
import { contactMessages } from './contact.messages.ts';
import * as styles from './ContactView.css.ts';

/** A house's opening hours, in the editors' words. */
export interface OpeningHours {
  house: string;
  hours: string;
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Address, phone, e-mail and opening hours, as far as known; houses with the same hours in one line. */
export function ContactDetails({ openingHours }: { openingHours: readonly OpeningHours[] }) {
  const messages = useMessages(contactMessages);
  const details = useMessages(contactDetailMessages);
  const language = useLanguage();
  const site = useSite();
  const { addressLines = [], phone, email } = site.configuration ?? {};
  const byHours = [...Map.groupBy(openingHours, ({ hours }) => hours)];
  return (
    <aside className={styles.panel}>
      <Heading level={2} size="title3">
        {messages.reach}
      </Heading>
      <dl className={styles.facts}>
        <Fact term={details.address}>
          {[siteName(site), ...addressLines].map((line) => (
            <div key={line} translate="no">
              {line}
            </div>
          ))}
        </Fact>
        {phone && (
          <Fact term={details.phone}>
            <PhoneLink phone={phone} />
          </Fact>
        )}
        {email && (
          <Fact term={details.email}>
            <EmailLink email={email} />
          </Fact>
        )}
        {byHours.length > 0 && (
          <Fact term={details.openingHours}>
            {byHours.map(([hours, houses]) => (
              <div key={hours}>
                {byHours.length > 1 ? labelled(language, houses.map(({ house }) => house).join(', '), hours) : hours}
              </div>
            ))}
          </Fact>
        )}
      </dl>
    </aside>
  );
}
