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
  // Each with the tests that it needs: all of them wait for timers, once per mutant.
  outbox: {
    folder: 'packages/content-client',
    files: ['src/outbox/outbox.ts'],
    tests: ['src/outbox/{outbox,unreadable,sweepRace}.test.ts'],
  },
  store: {
    folder: 'packages/content-client',
    files: ['src/outbox/store.ts'],
    tests: ['src/outbox/{outbox,unreadable,delivery}.test.ts'],
  },
  delivery: {
    folder: 'packages/content-client',
    files: ['src/outbox/{delivery,deliveryPause}.ts'],
    tests: ['src/outbox/{delivery,outbox}.test.ts'],
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
