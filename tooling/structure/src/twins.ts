/** A fact of the contract between the content service and the sites, and the only file that may state it. */
export interface ContractFact {
  name: string;
  home: string;
  /** Matches the source of every file that states the fact itself in place of importing it. */
  pattern: RegExp;
  /** The folder, beside its home, in which the pattern has this meaning; by default the whole repository. */
  within?: string;
}

const contract = 'packages/content-client/src/contract';
const changes = `${contract}/changes.ts`;
const previewToken = `${contract}/previewToken.ts`;
const files = `${contract}/submissions/files.ts`;
const fields = `${contract}/submissions/fields.ts`;
const contentFields = `${contract}/content/fields.ts`;
const enumerations = `${contract}/content/enumerations.ts`;
const paths = `${contract}/paths.ts`;
const environment = `${contract}/environment.ts`;

/** Facts that once stood in several files and had begun to differ. Each is also tested with fixed examples, beside its home. */
export const contractFacts: readonly ContractFact[] = [
  { name: "the webhook's signature", home: changes, pattern: /\.update\(`\$\{\w+\}\.\$\{\w+\}`\)/ },
  { name: "the webhook's headers", home: changes, pattern: /'x-webhook-(?:time|signature)'/ },
  { name: "the preview token's signature", home: previewToken, pattern: /`preview\.\$\{/ },
  { name: "the receipt's signature", home: `${contract}/receipt.ts`, pattern: /`receipt\.\$\{/ },
  { name: "the preview token's header", home: previewToken, pattern: /'x-preview-grant'/ },
  {
    name: 'the minimum length of a shared secret',
    home: `${contract}/sharedSecret.ts`,
    pattern: /(?:shortest|min)Secret(?:Length)? = \d/,
  },
  {
    name: 'the number and size of files',
    home: files,
    pattern: /(?:max|most)(?:Files|FileBytes|FileMegabytes)(?: = |: |=\{)(?:10|\d+ \* 1024)\b/,
  },
  {
    name: 'the size of a file in a text',
    home: files,
    pattern: /maxFileMegabytes = \d|\b\d+ M[Bo]\b.*['`],$/m,
    within: 'packages/',
  },
  { name: 'the accepted endings of files', home: files, pattern: /\['jpg', 'jpeg'|\.jpg,\.jpeg/ },
  { name: 'the longest mail address', home: fields, pattern: /(?:const \w+ = |maxLength: )254\b/ },
  { name: 'the key of a submission', home: fields, pattern: /\{16,64\}/ },
  { name: 'the areas of jobs', home: enumerations, pattern: /'care'(?:,| \|)\s*'housekeeping'/ },
  { name: 'the kinds of jobs', home: enumerations, pattern: /'vacancy'(?:,| \|) 'apprenticeship'/ },
  { name: 'the kinds of submissions', home: fields, pattern: /'application'(?:,| \|) 'message'/, within: 'packages/' },
  { name: 'the kinds of submissions in the content service', home: fields, pattern: /\['application', 'message'\]/ },
  { name: 'the social networks', home: enumerations, pattern: /'instagram', 'linkedin'/ },
  { name: 'whom an event is for', home: enumerations, pattern: /'public'(?:,| \|) 'residents'/ },
  { name: 'the types of blocks', home: `${contract}/content/blocks/blocks.ts`, pattern: /'text-with-picture': text/ },
  {
    name: 'how many entries a block lists',
    home: contentFields,
    pattern: /min\(1\)\s*\.max\(12\)|min: 1,\s*max: 12,\s*default: 3/,
  },
  { name: 'the retention of applications', home: environment, pattern: /APPLICATION_RETENTION_DAYS(?:: \w+\(| \|\|)/ },
  {
    name: 'the default folder of a site',
    home: environment,
    pattern: /SITE_DATA_DIR(?:: usually| \|\| '|\?\.trim\(\) \|\|)/,
  },
  {
    name: 'the paths of the route table',
    home: paths,
    pattern: /(?:route\(|path\(|: )\s*'\/?(?:jobs|events|wohnen|kontakt|intern)\b/,
    within: 'packages/routes/src/app/',
  },
  {
    name: 'the paths of previews',
    home: `${contract}/mounts.ts`,
    pattern: /'?\/vorschau['/]|[`']\/jobs\/offene|'\/impressum'/,
    within: 'apps/cms/src/preview/',
  },
  {
    name: 'the paths that are no pages',
    home: `${contract}/mounts.ts`,
    pattern: /assets[|'/,: \n]+pictures[|'/,: \n]+downloads|'\/(?:pictures|downloads|vorschau|hooks|health)[/*']/,
    within: 'packages/',
  },
];
