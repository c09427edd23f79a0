import type { House } from '@group/content-client/house/house.schema';
import { Section } from '@group/ui/Section';
import { Button } from '@group/ui/Button';
import { Heading } from '@group/ui/Heading';
import { Icon } from '@group/ui/Icon';
import { Link } from '@group/ui/Link';
import { Picture } from '@group/ui/Picture';
import { RichText } from '@group/ui/RichText';
import { Stack } from '@group/ui/Stack';
import { Text } from '@group/ui/Text';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import { GalleryBlock } from '../../blocks/GalleryBlock/GalleryBlock.tsx';
import { JourneyBlock } from '../../blocks/JourneyBlock/JourneyBlock.tsx';
import { PageBreadcrumbs } from '../../layout/PageBreadcrumbs.tsx';
import { housesMessages } from '../../domain/houses/houses.messages.ts';
import { housePath, paths } from '../../site/paths.ts';
import { pictureSources } from '../../site/pictureAddress.ts';
import { UntranslatedNotice } from '../../site/UntranslatedNotice.tsx';
import { HouseFacts } from './HouseFacts.tsx';
import * as styles from './HouseView.css.ts';

/** The house on a public map. */
function mapLink({ coordinates }: House): string | undefined {
  if (!coordinates) return undefined;
  const { latitude, longitude } = coordinates;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}

function Presentation({ house }: { house: House }) {
  const messages = useMessages(housesMessages);
  const { name, teaser, body, picture, website } = house;
  return (
    <Stack gap={4}>
      <Stack>
        <Heading level={1}>{name}</Heading>
        <Text size="lead" tone="soft">
          {teaser}
        </Text>
      </Stack>
      {picture && (
        <Picture sources={pictureSources(picture)} sizes="(min-width: 75em) 1200px, 95vw" ratio="cinema" priority />
      )}
      <div className={styles.columns}>
        <div className={styles.text}>
          {body.length > 0 && <RichText nodes={body} />}
          {website && (
            <p>
              <Button variant="secondary" href={website}>
                {messages.website}
                <Icon name="external" />
              </Button>
            </p>
          )}
          <p>
            <Link className={styles.withSign} href={paths.houses}>
              <Icon name="arrowLeft" />
              {messages.all}
            </Link>
          </p>
        </div>
        <HouseFacts house={house} />
      </div>
    </Stack>
  );
}

export function HouseView({ house }: { house: House & { untranslated?: true } }) {
  const messages = useMessages(housesMessages);
  const { name, pictures, publicTransport, byCar, untranslated } = house;
  const map = mapLink(house);
  const reachable = publicTransport.length > 0 || byCar.length > 0 || map !== undefined;
  return (
    <>
      <Section>
        <PageBreadcrumbs
          steps={[
            { name: messages.title, path: paths.houses },
            { name, path: housePath(house) },
          ]}
        />
        <UntranslatedNotice when={untranslated}>
          <Presentation house={house} />
        </UntranslatedNotice>
      </Section>
      <UntranslatedNotice when={untranslated} silent>
        {pictures.length > 0 && <GalleryBlock block={{ type: 'gallery', pictures }} />}
        {reachable && <JourneyBlock block={{ type: 'journey', publicTransport, byCar, mapLink: map }} />}
      </UntranslatedNotice>
    </>
  );
}
