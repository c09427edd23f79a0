/** Share of mutants that the tests of a module must kill, in percent. */
export const leastKilled = 85;

export interface Module {
  /** Of the package. */
  folder: string;
  /** Patterns of the files to change. */
  files: readonly string[];
  /** The tests that must notice. */
  tests: readonly string[];
}

/** Code in which a mistake loses an application or opens a door, by the name that `mutate` takes. */
export const modules: Readonly<Record<string, Module>> = {
  logins: {
    folder: 'packages/routes',
    files: ['src/staff/loginLimits.server.ts', 'src/site/widerPrefixes.ts'],
    tests: ['src/staff/loginLimits.test.ts'],
  },
  tokens: {
    folder: 'packages/routes',
    files: ['src/forms/spamGuard.server.ts'],
    tests: ['src/forms/spamGuard.test.ts'],
  },
  preview: {
    folder: 'packages/content-client',
    files: ['src/contract/previewToken.ts'],
    tests: ['src/contract/previewToken.test.ts'],
  },
  outbox: {
    folder: 'packages/content-client',
    files: ['src/outbox/{outbox,store,delivery}.ts'],
    tests: ['src/outbox/{outbox,delivery,unreadable,sweepRace}.test.ts'],
  },
  retention: {
    folder: 'apps/cms',
    files: ['src/submissions/retentionPeriods.ts'],
    tests: ['src/submissions/retentionPeriods.test.ts'],
  },
  'page-cache': {
    folder: 'packages/server',
    files: ['src/cache/pageAddress.ts'],
    tests: ['src/cache/pageAddress.test.ts'],
  },
};
