import type { InternalContact, InternalContent } from '@group/content-client/account/account.schema';
import type { HouseToState } from '@group/content-client/contract/placesStatement';
import { Section } from '@group/ui/Section';
import { Grid } from '@group/ui/Grid';
import { Heading } from '@group/ui/Heading';
import { Icon } from '@group/ui/Icon';
import { Link } from '@group/ui/Link';
import { RichText } from '@group/ui/RichText';
import { Text } from '@group/ui/Text';
import { formatDay, formatFileSize } from '@group/ui/messages/format';
import { useLanguage, useMessages } from '@group/ui/messages/LanguageProvider';
import { ContactLinks } from '../../layout/ContactLinks.tsx';
import * as styles from '../../blocks/DownloadsBlock/DownloadsBlock.css.ts';
import { PageOpening } from '../../layout/PageOpening.tsx';
import { LogoutForm } from '../../staff/LogoutForm.tsx';
import { paths } from '../../site/paths.ts';
import { internalMessages } from './internal.messages.ts';
import { StatedPlaces } from './StatedPlaces.tsx';

function News({ news }: Pick<InternalContent, 'news'>) {
  const language = useLanguage();
  return news.map(({ id, title, date, body }) => (
    <article key={id}>
      <Heading level={3}>{title}</Heading>
      <Text size="small">
        <time dateTime={date}>{formatDay(language, date)}</time>
      </Text>
      <RichText nodes={body} topLevel={4} />
    </article>
  ));
}

function Documents({ documents }: Pick<InternalContent, 'documents'>) {
  const language = useLanguage();
  return (
    <ul className={styles.list}>
      {documents.map(({ id, title, description, bytes }) => (
        <li key={id} className={styles.download}>
          <Link className={styles.link} href={paths.internalDocument.href({ id })}>
            <Icon name="download" />
            {`${title} (${formatFileSize(language, bytes)})`}
          </Link>
          {description && <Text size="small">{description}</Text>}
        </li>
      ))}
    </ul>
  );
}

function Contact({ contact: { name, role, phone, email } }: { contact: InternalContact }) {
  return (
    <li>
      <Heading level={3} size="body">
        {name}
      </Heading>
      {role && <Text size="small">{role}</Text>}
      <ContactLinks phone={phone} email={email} />
    </li>
  );
}

interface InternalViewProps extends InternalContent {
  /** Those of which the visitor may state what is free. */
  houses: readonly HouseToState[];
}

/** The internal area of a tenant: what is free, news, documents, contacts. */
export function InternalView({ houses, news, documents, contacts }: InternalViewProps) {
  const messages = useMessages(internalMessages);
  const nothing = <Text tone="soft">{messages.empty}</Text>;
  return (
    <>
      <Section>
        <PageOpening steps={[{ name: messages.title, path: paths.internal.href() }]} lead={messages.lead}>
          <LogoutForm />
        </PageOpening>
      </Section>
      {houses.length > 0 && <StatedPlaces houses={houses} />}
      <Section>
        <Heading level={2}>{messages.news}</Heading>
        {news.length > 0 ? <News news={news} /> : nothing}
      </Section>
      <Section>
        <Heading level={2}>{messages.documents}</Heading>
        {documents.length > 0 ? <Documents documents={documents} /> : nothing}
      </Section>
      <Section>
        <Heading level={2}>{messages.contacts}</Heading>
        {contacts.length > 0 ? (
          <Grid columns="three" as="ul" few>
            {contacts.map((contact) => (
              <Contact key={contact.id} contact={contact} />
            ))}
          </Grid>
        ) : (
          nothing
        )}
      </Section>
    </>
  );
}
