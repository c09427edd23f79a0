/** A fact of the contract between the content service and the sites, and the only file that may state it. */
export interface ContractFact {
  name: string;
  home: string;
  /** Matches the source of every file that states the fact itself in place of importing it. */
  pattern: RegExp;
  /** The folder in which the pattern has this meaning; by default the whole repository. */
  within?: string;
}

const contract = 'packages/content-client/src/contract';
const changes = `${contract}/changes.ts`;
const previewToken = `${contract}/previewToken.ts`;
const files = `${contract}/submissions/files.ts`;
const fields = `${contract}/submissions/fields.ts`;

/** Facts that once stood in several files and had begun to differ. Each is also tested with fixed examples, beside its home. */
export const contractFacts: readonly ContractFact[] = [
  { name: "the webhook's signature", home: changes, pattern: /\.update\(`\$\{\w+\}\.\$\{\w+\}`\)/ },
  { name: "the webhook's headers", home: changes, pattern: /'x-webhook-(?:time|signature)'/ },
  { name: "the preview token's signature", home: previewToken, pattern: /`preview\.\$\{/ },
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
];
