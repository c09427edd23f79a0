import { Accordion } from '@group/ui/Accordion';
import { Section } from '@group/ui/Section';
import { Breadcrumbs } from '@group/ui/Breadcrumbs';
import { Button } from '@group/ui/Button';
import { Card } from '@group/ui/Card';
import { ProgressBar } from '@group/ui/form/ProgressBar';
import { Gallery } from '@group/ui/Gallery';
import { Grid } from '@group/ui/Grid';
import { Heading } from '@group/ui/Heading';
import { Icon } from '@group/ui/Icon';
import { IconButton } from '@group/ui/IconButton';
import { Alert } from '@group/ui/Alert';
import { Pagination } from '@group/ui/Pagination';
import { Picture } from '@group/ui/Picture';
import { RichText, type RichTextNode } from '@group/ui/RichText';
import { Skeleton } from '@group/ui/Skeleton';
import { Stack } from '@group/ui/Stack';
import { Tag } from '@group/ui/Tag';
import { Text } from '@group/ui/Text';
import { pictures } from './pictures.ts';

const row = { display: 'flex', flexWrap: 'wrap', gap: '1rem', alignItems: 'center' } as const;

const text: readonly RichTextNode[] = [
  { type: 'heading', level: 3, children: [{ type: 'text', text: 'Ein Tag bei uns' }] },
  {
    type: 'paragraph',
    children: [
      { type: 'text', text: 'Um sieben duftet es nach ' },
      { type: 'text', text: 'frischem Brot', bold: true },
      { type: 'text', text: '. Wer ausschlafen will, schläft aus. Mehr steht im ' },
      { type: 'link', url: '/wohnen', children: [{ type: 'text', text: 'Prospekt' }] },
      { type: 'text', text: '.' },
    ],
  },
  {
    type: 'list',
    format: 'unordered',
    children: [
      { type: 'list-item', children: [{ type: 'text', text: 'Singen am Dienstag' }] },
      { type: 'list-item', children: [{ type: 'text', text: 'Kaffee im Garten' }] },
    ],
  },
  { type: 'quote', children: [{ type: 'text', text: 'Hier kennt man mich beim Namen.' }] },
];

function Actions() {
  return (
    <Stack gap={2}>
      <div style={row}>
        <Button>Bewerben</Button>
        <Button variant="secondary">
          <Icon name="phone" />
          Anrufen
        </Button>
        <Button variant="quiet">Alle Meldungen</Button>
        <Button disabled>Gesendet</Button>
        <IconButton icon="arrowRight" label="Nächstes Bild" />
        <IconButton icon="close" label="Schliessen" variant="plain" />
      </div>
      <div style={row}>
        <Tag>Beispiel</Tag>
        <Tag tone="primary">80–100 %</Tag>
        <Tag tone="secondary">Lehrstelle</Tag>
        <Skeleton width="8rem" />
      </div>
      <Pagination page={2} pages={7} hrefOf={(page) => `?seite=${page}`} />
    </Stack>
  );
}

function Cards() {
  return (
    <Grid columns="three" as="ul">
      {pictures.map((sources) => (
        <Card
          key={sources.alt}
          as="li"
          href="/media"
          title={sources.alt}
          picture={<Picture sources={sources} sizes="380px" radius="none" />}
          overline={<Text size="small">21. November 2026</Text>}
        >
          <p>Ein kurzer Text, der Lust macht, weiterzulesen.</p>
        </Card>
      ))}
    </Grid>
  );
}

/** Most components on one page, to judge a palette at a glance. */
export function Overview() {
  return (
    <main>
      <Section background="primary">
        <Breadcrumbs above={[{ name: 'Startseite', href: '/' }]} current="Überblick" />
        <Stack gap={1}>
          <Heading level={1}>Auf einen Blick</Heading>
          <Text size="lead">Die Bauteile dieser Seiten, in den Farben dieses Hauses.</Text>
        </Stack>
      </Section>
      <Section>
        <Heading level={2}>Handeln</Heading>
        <Actions />
      </Section>
      <Section background="warm">
        <Heading level={2}>Neues</Heading>
        <Cards />
      </Section>
      <Section>
        <Heading level={2}>Lesen</Heading>
        <Grid columns="two">
          <RichText nodes={text} topLevel={3} />
          <Stack gap={2} style={{ justifyItems: 'stretch' }}>
            <Alert title="Das Café bleibt am Montag geschlossen" />
            <Alert title="Ihre Nachricht ist angekommen" tone="success" />
            <Alert title="Diese Stelle ist inzwischen besetzt" tone="problem" />
            <ProgressBar label="Hochgeladen" share={0.6} />
            <div>
              <Accordion summary="Was kostet ein Zimmer?">
                <p>Das hängt von der Pflege ab.</p>
              </Accordion>
              <Accordion summary="Darf ich meine Katze mitbringen?" open>
                <p>Ja, sehr gerne.</p>
              </Accordion>
            </div>
          </Stack>
        </Grid>
      </Section>
      <Section background="secondary">
        <Heading level={2}>Haus und Garten</Heading>
        <Gallery label="Haus und Garten" pictures={pictures} />
      </Section>
    </main>
  );
}
