import type { House } from '@group/content-client/house/house.schema';
import { Section } from '@group/ui/Section';
import { Button } from '@group/ui/Button';
import { Icon } from '@group/ui/Icon';
import { Link } from '@group/ui/Link';
import { RichText } from '@group/ui/RichText';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import { GalleryBlock } from '../../blocks/GalleryBlock/GalleryBlock.tsx';
import { JourneyBlock } from '../../blocks/JourneyBlock/JourneyBlock.tsx';
import { Composed } from '../../blocks/Blocks/Composed.tsx';
import { PrintedAddress } from '../../layout/PrintedAddress.tsx';
import type { QrCode } from '../../layout/qrCode.server.ts';
import { PhoneButton } from '../../layout/PhoneButton.tsx';
import { PageBreadcrumbs } from '../../layout/PageBreadcrumbs.tsx';
import { housesMessages } from '../../domain/houses/houses.messages.ts';
import { paths } from '../../site/paths.ts';
import type { HousePlaces } from '../../domain/houses/freePlaces.ts';
import { FreePlacesSection } from '../../domain/houses/FreePlacesSection.tsx';
import { type HouseTariff, TariffSection } from '../../domain/houses/TariffSection.tsx';
import { NextVisits } from '../../domain/visits/NextVisits.tsx';
import type { OpenVisit } from '../../domain/visits/openVisits.ts';
import { visitPath } from '../../domain/visits/visitAddress.ts';
import { visitTitleMessages } from '../../domain/visits/visits.messages.ts';
import { UntranslatedNotice } from '../../site/UntranslatedNotice.tsx';
import { HouseFacts } from './HouseFacts.tsx';
import * as styles from './HouseView.css.ts';

/** The house on a public map. */
function mapLink({ coordinates }: House): string | undefined {
  if (!coordinates) return undefined;
  const { latitude, longitude } = coordinates;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}

interface HouseViewProps {
  house: House & { untranslated?: true };
  places?: readonly HousePlaces[];
  visits?: readonly OpenVisit[];
  tariffs?: readonly HouseTariff[];
  code: QrCode;
}

function Presentation({ house, code }: HouseViewProps) {
  const messages = useMessages(housesMessages);
  const { body, website } = house;
  return (
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
          <Link variant="contact" href={paths.houses.href()}>
            <Icon name="arrowLeft" />
            {messages.all}
          </Link>
        </p>
        <PrintedAddress address={code.address} code={code} />
      </div>
      <HouseFacts house={house} />
    </div>
  );
}

export function HouseView({ house, places = [], visits = [], tariffs = [], code }: HouseViewProps) {
  const messages = useMessages(housesMessages);
  const visitTitles = useMessages(visitTitleMessages);
  const { name, teaser, picture, phone, pictures, publicTransport, byCar, untranslated } = house;
  const map = mapLink(house);
  const reachable = publicTransport.length > 0 || byCar.length > 0 || map !== undefined;
  return (
    <>
      <Composed
        page={{ title: name, blocks: [{ type: 'hero', title: name, text: teaser, picture }], untranslated }}
        breadcrumbs={
          <PageBreadcrumbs
            steps={[
              { name: messages.title, path: paths.houses.href() },
              { name, path: paths.house.href(house) },
            ]}
          />
        }
        actions={
          <>
            <Button href={visitPath({ house: house.slug })}>
              {visitTitles[house.kind === 'services' ? 'appointment' : 'visit']}
            </Button>
            <PhoneButton phone={phone} />
          </>
        }
      />
      <FreePlacesSection houses={places} />
      <NextVisits visits={visits} />
      <UntranslatedNotice when={untranslated} silent>
        <Section>
          <Presentation house={house} code={code} />
        </Section>
        <TariffSection houses={tariffs} />
        {pictures.length > 0 && <GalleryBlock block={{ type: 'gallery', pictures }} />}
        {reachable && <JourneyBlock block={{ type: 'journey', publicTransport, byCar, mapLink: map }} />}
      </UntranslatedNotice>
    </>
  );
}
