import type { Imprint } from '@group/content-client/imprint/imprint.schema';
import { Band } from '@group/ui/Band';
import { Heading } from '@group/ui/Heading';
import { Link } from '@group/ui/Link';
import { RichText } from '@group/ui/RichText';
import { Stack } from '@group/ui/Stack';
import { Text } from '@group/ui/Text';
import { useTexts } from '@group/ui/texts/LanguageProvider';
import type { ReactNode } from 'react';
import { Trail } from '../../layout/Trail.tsx';
import { phoneLink } from '../../site/phoneLink.ts';
import { paths } from '../../site/paths.ts';
import { GermanOnly } from '../../site/GermanOnly.tsx';
import { useSite } from '../../site/useSite.ts';
import { imprintTexts } from './imprint.texts.ts';
import * as styles from './ImprintView.css.ts';

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Each on a line of its own. */
function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => <div key={line}>{line}</div>);
}

/** What only the imprint says. */
function Authority({ imprint }: { imprint: Imprint }) {
  const texts = useTexts(imprintTexts);
  const { responsibleAuthority, authorizedRepresentatives, registrationNumber, taxId } = imprint;
  const representatives = authorizedRepresentatives.map(({ name, role }) => (role ? `${name}, ${role}` : name));
  return (
    <>
      <Fact term={texts.responsibleAuthority}>{responsibleAuthority}</Fact>
      {representatives.length > 0 && (
        <Fact term={texts.authorizedRepresentatives}>
          <Lines lines={representatives} />
        </Fact>
      )}
      {registrationNumber && <Fact term={texts.registrationNumber}>{registrationNumber}</Fact>}
      {taxId && <Fact term={texts.taxId}>{taxId}</Fact>}
    </>
  );
}

function Facts({ imprint }: { imprint: Imprint | null }) {
  const texts = useTexts(imprintTexts);
  const { configuration, fullName } = useSite();
  const { addressLines = [], phone, email } = configuration ?? {};
  return (
    <dl className={styles.facts}>
      <Fact term={texts.companyName}>{imprint?.companyName ?? fullName}</Fact>
      {imprint && <Authority imprint={imprint} />}
      {addressLines.length > 0 && (
        <Fact term={texts.address}>
          <Lines lines={addressLines} />
        </Fact>
      )}
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
  const texts = useTexts(imprintTexts);
  return (
    <>
      <Declaration title={texts.disclaimers} body={disclaimers} />
      <Declaration title={texts.copyright} body={copyright} />
    </>
  );
}

interface ImprintViewProps {
  /** `null` until the editors have written one: what the configuration knows is shown. */
  imprint: (Imprint & { germanOnly?: true }) | null;
}

/** Who is responsible for the site. */
export function ImprintView({ imprint }: ImprintViewProps) {
  const texts = useTexts(imprintTexts);
  return (
    <Band>
      <Trail steps={[{ name: texts.title, path: paths.imprint }]} />
      <Stack>
        <Heading level={1}>{texts.title}</Heading>
        <Text size="lead" tone="soft">
          {texts.lead}
        </Text>
      </Stack>
      <GermanOnly when={imprint?.germanOnly}>
        <Stack gap="six">
          <Facts imprint={imprint} />
          {imprint && <Declarations imprint={imprint} />}
        </Stack>
      </GermanOnly>
      <p>
        <Link href={paths.privacy}>{texts.privacy}</Link>
      </p>
    </Band>
  );
}
