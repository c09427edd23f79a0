import type { Core } from '@strapi/strapi';
import type { Example, ExampleJob, FrameTexts, JobFrame, JobTexts } from '../../seed/example.ts';
import { uidOf } from '../content/content-types.ts';
import { tenants } from '../content/tenants.ts';
import { homeBlocks } from './blocks.ts';
import type { Ledger } from './ledger.ts';
import { type Pictures, uploadPictures } from './pictures.ts';
import { richText } from './richText.ts';

const germanLocale = 'de-CH';

type Data = Record<string, unknown>;

/** Makes a document in German and then in the example's other languages, published where the type has drafts. */
async function make(strapi: Core.Strapi, type: string, texts: ReadonlyMap<string, Data>, drafts = true): Promise<void> {
  const documents = strapi.documents(uidOf(type));
  const status = drafts ? { status: 'published' as const } : {};
  let documentId: string | undefined;
  for (const [locale, data] of texts) {
    if (documentId) await documents.update({ documentId, locale, data, ...status });
    else ({ documentId } = await documents.create({ locale, data, ...status }));
  }
}

/** The German texts and every translation, by locale. */
function inLanguages<T>(
  example: Example,
  german: T,
  translated: (translation: NonNullable<Example['translations']>[string]) => T | undefined,
): [locale: string, texts: T][] {
  const others = Object.entries(example.translations ?? {}).flatMap(([locale, translation]): [string, T][] => {
    const texts = translated(translation);
    return texts ? [[locale, texts]] : [];
  });
  return [[germanLocale, german], ...others];
}

function configurationData(example: Example, texts: FrameTexts, pictures: Pictures, primary: string): Data {
  const { openingHours, metaTitle, metaDescription, metaKeywords } = texts;
  return {
    Name: example.name,
    mainColor: primary,
    AdresseZeile1: example.address[0],
    AdresseZeile2: example.address[1],
    phone: example.phone,
    email: example.email,
    openingHours,
    Nav: texts.nav.map(([name, link]) => ({ name, link })),
    Fusszeile: Object.entries(texts.footer).flatMap(([heading, links]) => [
      { name: heading, header: true },
      ...links.map(([name, link]) => ({ name, link, header: false })),
    ]),
    Socials: example.socials.map(([type, link]) => ({ type, link })),
    metaTitle,
    metaDescription,
    metaKeywords,
    metaImage: pictures.home,
    exampleContent: true,
  };
}

function jobData(example: Example, job: ExampleJob, texts: JobTexts, frame: JobFrame, company: string): Data {
  const [pensumMin, pensumMax] = job.pensum;
  return {
    title: texts.title,
    company,
    workplace: texts.workplace,
    kind: job.kind ?? 'vacancy',
    area: job.area,
    pensumMin,
    pensumMax,
    fullTime: pensumMax === 100,
    startDate: job.startDate ?? null,
    publishFrom: `${job.publishFrom}T06:00:00.000Z`,
    publishUntil: job.publishUntil ? `${job.publishUntil}T22:00:00.000Z` : null,
    filled: job.filled ?? false,
    intro: texts.intro,
    description: richText([
      `## ${frame.tasks}`,
      ...texts.tasks.map((line) => `- ${line}`),
      `## ${frame.profile}`,
      ...texts.profile.map((line) => `- ${line}`),
      `## ${frame.offerTitle}`,
      ...frame.offer.map((line) => `- ${line}`),
    ]),
    contactPerson: { name: job.contact, role: texts.contactRole, phone: example.phone, email: example.email },
    exampleContent: true,
  };
}

/** Makes the company, or finds the one that is there. Returns its document id. */
async function companyOf(strapi: Core.Strapi, ledger: Ledger, example: Example, sortOrder: number): Promise<string> {
  const documents = strapi.documents(uidOf('company'));
  const find = () => documents.findFirst({ filters: { key: example.key } });
  if (!(await find())) {
    const { name, city, key } = example;
    await ledger.once(`${key}/company`, async () => {
      await documents.create({ data: { key, name, city, sortOrder, exampleContent: true } });
    });
  }
  const company = await find();
  if (!company)
    throw new Error(`The company ${example.key} was deleted: its example content has nothing to belong to.`);
  return company.documentId;
}

/** Makes all companies first: a home page may show the logos of any of them. Returns document ids by tenant key. */
export async function seedCompanies(strapi: Core.Strapi, ledger: Ledger, examples: readonly Example[]) {
  const ids = new Map<string, string>();
  for (const [index, example] of examples.entries()) {
    ids.set(example.key, await companyOf(strapi, ledger, example, (index + 1) * 10));
  }
  return ids;
}

/**
 * Makes what is new of a tenant's example content.
 * @param companies document ids by tenant key
 * @returns how many entries were made
 */
export async function seedTenant(
  strapi: Core.Strapi,
  ledger: Ledger,
  example: Example,
  companies: ReadonlyMap<string, string>,
): Promise<number> {
  const { key, jobFrame } = example;
  const company = companies.get(key);
  const tenant = tenants.find((candidate) => candidate.key === key);
  if (!company || !tenant) throw new Error(`There is example content for ${key}, which is no tenant.`);

  const names = [
    `${key}/configuration`,
    `${key}/page/home`,
    ...example.articles.map(({ id }) => `${key}/article/${id}`),
    ...example.jobs.map(({ id }) => `${key}/job/${id}`),
  ];
  if (names.every((name) => ledger.has(name))) return 0;

  const pictures = await uploadPictures(strapi, example, tenant.colours);
  let made = 0;
  const once = async (name: string, type: string, texts: () => [string, Data][], drafts = true): Promise<void> => {
    if (await ledger.once(`${key}/${name}`, () => make(strapi, type, new Map(texts()), drafts))) made++;
  };
  const frames = inLanguages(example, example.frame, ({ frame }) => frame);

  const configuration = `konfiguration-${key}`;
  if (!(await strapi.documents(uidOf(configuration)).findFirst({}))) {
    const data = () =>
      frames.map(([locale, texts]): [string, Data] => [
        locale,
        configurationData(example, texts, pictures, tenant.colours.primary),
      ]);
    await once('configuration', configuration, data, false);
  }
  const logos = (example.companies ?? []).flatMap((other) => companies.get(other) ?? []);
  await once('page/home', 'page', () =>
    frames.map(([locale, texts]) => [
      locale,
      {
        title: example.name,
        path: '/',
        company,
        blocks: homeBlocks(example, texts, pictures, logos),
        metaDescription: texts.metaDescription,
        exampleContent: true,
      },
    ]),
  );
  for (const article of example.articles) {
    const data = inLanguages(example, article, ({ articles }) => articles[article.id]);
    await once(`article/${article.id}`, 'article', () =>
      data.map(([locale, { title, teaser, body }]) => [
        locale,
        {
          title,
          slug: article.id,
          company,
          date: article.date,
          teaser,
          body: richText(body),
          picture: article.picture ? (pictures[article.picture] ?? null) : null,
          exampleContent: true,
        },
      ]),
    );
  }
  for (const job of example.jobs) {
    if (!jobFrame) throw new Error(`${key} has jobs, but no jobFrame.`);
    const german = { texts: job, frame: jobFrame };
    const data = inLanguages<{ texts: JobTexts; frame: JobFrame }>(example, german, (translation) => {
      const texts = translation.jobs[job.id];
      return texts && { texts, frame: translation.jobFrame };
    });
    await once(`job/${job.id}`, 'job', () =>
      data.map(([locale, { texts, frame }]) => [
        locale,
        { ...jobData(example, job, texts, frame, company), slug: job.id },
      ]),
    );
  }
  return made;
}
