import type { Imprint } from '@group/content-client/imprint/imprint.schema';
import { Section } from '@group/ui/Section';
import { Heading } from '@group/ui/Heading';
import { Link } from '@group/ui/Link';
import { RichText } from '@group/ui/RichText';
import { Stack } from '@group/ui/Stack';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import type { ReactNode } from 'react';
import { contactDetailMessages } from '../../layout/contactDetail.messages.ts';
import { EmailLink } from '../../layout/EmailLink.tsx';
import { PageOpening } from '../../layout/PageOpening.tsx';
import { PhoneLink } from '../../layout/PhoneLink.tsx';
import { paths } from '../../site/paths.ts';
import { UntranslatedNotice } from '../../site/UntranslatedNotice.tsx';
import { useSite } from '../../site/useSite.ts';
import { imprintMessages } from './imprint.messages.ts';
import * as styles from './ImprintView.css.ts';

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => <div key={line}>{line}</div>);
}

/** The facts that only the imprint has. */
function Authority({ imprint }: { imprint: Imprint }) {
  const messages = useMessages(imprintMessages);
  const { responsibleAuthority, authorizedRepresentatives, registrationNumber, taxId } = imprint;
  const representatives = authorizedRepresentatives.map(({ name, role }) => (role ? `${name}, ${role}` : name));
  return (
    <>
      <Fact term={messages.responsibleAuthority}>{responsibleAuthority}</Fact>
      {representatives.length > 0 && (
        <Fact term={messages.authorizedRepresentatives}>
          <Lines lines={representatives} />
        </Fact>
      )}
      {registrationNumber && <Fact term={messages.registrationNumber}>{registrationNumber}</Fact>}
      {taxId && <Fact term={messages.taxId}>{taxId.replace(/MWST$/, messages.vat)}</Fact>}
    </>
  );
}

function Facts({ imprint }: { imprint: Imprint | null }) {
  const messages = useMessages(imprintMessages);
  const details = useMessages(contactDetailMessages);
  const { configuration, fullName } = useSite();
  const { addressLines = [], phone, email } = configuration ?? {};
  return (
    <dl className={styles.facts}>
      <Fact term={messages.companyName}>{imprint?.companyName ?? fullName}</Fact>
      {imprint && <Authority imprint={imprint} />}
      {addressLines.length > 0 && (
        <Fact term={details.address}>
          <div translate="no">
            <Lines lines={addressLines} />
          </div>
        </Fact>
      )}
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
    </dl>
  );
}

function Declaration({ title, body }: { title: string; body: Imprint['disclaimers'] }) {
  if (body.length === 0) return null;
  return (
    <Stack>
      <Heading level={2}>{title}</Heading>
      <RichText nodes={body} topLevel={3} />
    </Stack>
  );
}

function Declarations({ imprint: { disclaimers, copyright } }: { imprint: Imprint }) {
  const messages = useMessages(imprintMessages);
  return (
    <>
      <Declaration title={messages.disclaimers} body={disclaimers} />
      <Declaration title={messages.copyright} body={copyright} />
    </>
  );
}

interface ImprintViewProps {
  /** `null` until editors have written one; the configuration's facts are shown instead. */
  imprint: (Imprint & { untranslated?: true }) | null;
}

export function ImprintView({ imprint }: ImprintViewProps) {
  const messages = useMessages(imprintMessages);
  return (
    <Section>
      <PageOpening steps={[{ name: messages.title, path: paths.imprint.href() }]} lead={messages.lead} />
      <UntranslatedNotice when={imprint?.untranslated}>
        <Stack gap={6}>
          <Facts imprint={imprint} />
          {imprint && <Declarations imprint={imprint} />}
        </Stack>
      </UntranslatedNotice>
      <p>
        <Link variant="contact" href={paths.privacy.href()}>
          {messages.privacy}
        </Link>
      </p>
    </Section>
  );
}
