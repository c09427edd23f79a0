import { uidOf } from '../content/content-types.ts';
import type { FrameTexts } from './example.ts';
import { socialPicture } from './pictures.ts';
import { inLanguages, type Data, type Seeding } from './seeding.ts';

function configurationData({ example }: Seeding, texts: FrameTexts, mainColor: string, metaImage: unknown): Data {
  const { applicationReply, notice, noticeUntil, metaTitle, metaDescription, metaKeywords } = texts;
  return {
    Name: example.name,
    mainColor,
    AdresseZeile1: example.address[0],
    AdresseZeile2: example.address[1],
    phone: example.phone,
    email: example.email,
    applicationReply,
    applicationReplyDays: example.applicationReplyDays,
    notice,
    noticeUntil,
    Nav: texts.nav,
    Fusszeile: Object.entries(texts.footer).flatMap(([heading, links]) => [
      { name: heading, header: true },
      ...links.map((link) => ({ ...link, header: false })),
    ]),
    Socials: example.socials,
    metaTitle,
    metaDescription,
    metaKeywords,
    metaImage,
  };
}

export async function seedConfiguration(seeding: Seeding, mainColor: string): Promise<void> {
  const { strapi, example } = seeding;
  const type = `konfiguration-${example.key}`;
  if (await strapi.documents(uidOf(type)).findFirst({})) return;
  const texts = async (): Promise<[string, Data][]> => {
    const { [socialPicture]: metaImage } = await seeding.pictures();
    const configurations = inLanguages(example, example.frame, ({ frame }) => frame);
    return configurations.map(([locale, frame]) => [locale, configurationData(seeding, frame, mainColor, metaImage)]);
  };
  await seeding.once('configuration', type, texts);
}
