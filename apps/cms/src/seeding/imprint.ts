import { richText } from './richText.ts';
import { inLanguages, type Seeding } from './seeding.ts';

/** The legal notice of the website. */
export async function seedImprint({ example, company, once }: Seeding): Promise<void> {
  const german = example.imprint;
  const { companyName, registrationNumber, taxId } = german;
  await once('imprint', 'imprint', async () =>
    inLanguages(example, german, ({ imprint }) => ({ ...german, ...imprint })).map(([locale, texts]) => [
      locale,
      {
        company,
        companyName,
        registrationNumber,
        taxId,
        responsibleAuthority: texts.responsibleAuthority,
        authorizedRepresentatives: texts.representatives,
        disclaimers: richText(texts.disclaimers),
        copyright: richText(texts.copyright),
      },
    ]),
  );
}
