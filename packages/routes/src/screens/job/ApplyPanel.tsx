import type { ContactPerson } from '@group/content-client/contactPerson/contactPerson.schema';
import { Section } from '@group/ui/Section';
import { Button } from '@group/ui/Button';
import { Heading } from '@group/ui/Heading';
import { Picture } from '@group/ui/Picture';
import { Text } from '@group/ui/Text';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import { EmailLink } from '../../layout/EmailLink.tsx';
import { PrintedAddress } from '../../layout/PrintedAddress.tsx';
import { visitOccasionMessages } from '../../domain/visits/visits.messages.ts';
import { PhoneLink } from '../../layout/PhoneLink.tsx';
import { applicationPath } from '../../site/paths.ts';
import { pictureSources } from '../../site/pictureAddress.ts';
import type { OpenAdvertisement } from './advertisement.ts';
import { jobMessages } from './job.messages.ts';
import * as styles from './JobView.css.ts';

/** The contact person, with phone and e-mail. */
function Person({ person: { name, role, phone, email, picture } }: { person: ContactPerson }) {
  return (
    <div className={picture && styles.person}>
      {picture && (
        <div className={styles.portrait}>
          <Picture sources={pictureSources(picture)} sizes="112px" ratio="square" />
        </div>
      )}
      <div className={styles.words}>
        <p>
          <strong>{name}</strong>
        </p>
        {role && <Text size="small">{role}</Text>}
        <div className={styles.contactLinks}>
          {phone && <PhoneLink phone={phone} icon />}
          {email && <EmailLink email={email} icon />}
        </div>
      </div>
    </div>
  );
}

type ApplyPanelProps = Pick<OpenAdvertisement, 'job' | 'trialDay' | 'code'>;

/** The link to apply, and the contact person. */
export function ApplyPanel({ job: { id, contactPerson }, trialDay, code }: ApplyPanelProps) {
  const messages = useMessages(jobMessages);
  const occasions = useMessages(visitOccasionMessages);
  return (
    <Section background="secondary">
      <div className={styles.interested}>
        <div className={styles.part}>
          <Heading level={2}>{messages.interested}</Heading>
          <Text>{messages.interestedHint}</Text>
          <div className={styles.onScreen}>
            <Button href={applicationPath({ id })}>{messages.apply}</Button>
            <Button variant="secondary" href={trialDay}>
              {occasions.trialDay}
            </Button>
          </div>
          <PrintedAddress address={code.address} code={code} />
        </div>
        {contactPerson && (
          <div className={styles.part}>
            <Heading level={2} size="title3">
              {messages.contactPerson}
            </Heading>
            <Person person={contactPerson} />
          </div>
        )}
      </div>
    </Section>
  );
}
