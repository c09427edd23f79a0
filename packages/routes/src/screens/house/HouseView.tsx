import type { House } from '@group/content-client/house/house.schema';
import { Band } from '@group/ui/Band';
import { Button } from '@group/ui/Button';
import { Heading } from '@group/ui/Heading';
import { Icon } from '@group/ui/Icon';
import { Link } from '@group/ui/Link';
import { Picture } from '@group/ui/Picture';
import { RichText } from '@group/ui/RichText';
import { Stack } from '@group/ui/Stack';
import { Text } from '@group/ui/Text';
import { useTexts } from '@group/ui/texts/LanguageProvider';
import { GalleryBlock } from '../../blocks/GalleryBlock/GalleryBlock.tsx';
import { JourneyBlock } from '../../blocks/JourneyBlock/JourneyBlock.tsx';
import { Trail } from '../../layout/Trail.tsx';
import { housesTexts } from '../../domain/houses/houses.texts.ts';
import { housePath, paths } from '../../site/paths.ts';
import { pictureSources } from '../../site/pictureAddress.ts';
import { GermanOnly } from '../../site/GermanOnly.tsx';
import { HouseFacts } from './HouseFacts.tsx';
import * as styles from './HouseView.css.ts';

/** Where a house stands, on a map that everybody may use. */
function mapLink({ coordinates }: House): string | undefined {
  if (!coordinates) return undefined;
  const { latitude, longitude } = coordinates;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}

function Presentation({ house }: { house: House }) {
  const texts = useTexts(housesTexts);
  const { name, teaser, body, picture, website } = house;
  return (
    <Stack gap="four">
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
              <Button look="secondary" href={website}>
                {texts.website}
                <Icon name="external" />
              </Button>
            </p>
          )}
          <p>
            <Link className={styles.withSign} href={paths.houses}>
              <Icon name="arrowLeft" />
              {texts.all}
            </Link>
          </p>
        </div>
        <HouseFacts house={house} />
      </div>
    </Stack>
  );
}

/** One house: what it is like, where it is, and whom to ask. */
export function HouseView({ house }: { house: House & { germanOnly?: true } }) {
  const texts = useTexts(housesTexts);
  const { name, pictures, publicTransport, byCar, germanOnly } = house;
  const map = mapLink(house);
  const reachable = publicTransport.length > 0 || byCar.length > 0 || map !== undefined;
  return (
    <>
      <Band>
        <Trail
          steps={[
            { name: texts.title, path: paths.houses },
            { name, path: housePath(house) },
          ]}
        />
        <GermanOnly when={germanOnly}>
          <Presentation house={house} />
        </GermanOnly>
      </Band>
      <GermanOnly when={germanOnly} silent>
        {pictures.length > 0 && <GalleryBlock block={{ type: 'gallery', pictures }} />}
        {reachable && <JourneyBlock block={{ type: 'journey', publicTransport, byCar, mapLink: map }} />}
      </GermanOnly>
    </>
  );
}
