import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { read, repository } from './sourceFiles.ts';

const { packageManager }: { packageManager: string } = JSON.parse(read('package.json'));

const documents = globSync(
  ['*.md', '.ci/run', '.github/**/*', '.devcontainer/*', '{apps,packages,tooling}/**/*.{md,mdx}'],
  {
    cwd: repository,
    exclude: ['**/node_modules/**', '**/CHANGELOG.md', 'tooling/decisions/**', '**/ISSUE_TEMPLATE'],
  },
).filter((file) => /\.(?:md|mdx|ya?ml|json)$|\/run$/.test(file));

const commands = /\bpnpm(?<version>@[\d.]+)? (?:--filter|exec|install|run|sbom|start|test|build|gen|dev)\b/g;

describe('commands in documents and workflows', () => {
  it.each(documents)('%s names the pinned pnpm', (file) => {
    const found = [...read(file).matchAll(commands)].map(({ groups }) => `pnpm${groups?.version ?? ''}`);
    expect(found.filter((command) => command !== packageManager)).toEqual([]);
  });
});

describe('workflows', () => {
  it.each(globSync('.github/workflows/*.yml', { cwd: repository }))('%s names each action by commit', (file) => {
    const actions = [...read(file).matchAll(/uses: (\S+)/g)].map(([, action]) => action);
    expect(actions.length).toBeGreaterThan(0);
    for (const action of actions) expect(action).toMatch(/@[\da-f]{40}$/);
  });
});

/** A program for one system, as in `'@turbo/darwin-arm64@2.11.11':`. */
const programs = /^  '?(?<name>\S+?)[/-](?<system>darwin|linux)\S*@(?<version>[\d.]+)'?:$/gm;

it('has the programs of macOS in the lockfile where it has those of Linux', () => {
  const found = [...read('pnpm-lock.yaml').matchAll(programs)];
  const of = (system: string): Set<string> =>
    new Set(found.flatMap(({ groups }) => (groups?.system === system ? `${groups.name} ${groups.version}` : [])));
  const [linux, macOS] = [of('linux'), of('darwin')];
  expect(linux.size).toBeGreaterThan(10);
  // pnpm leaves optional packages that the registry lacks at the time out of the lockfile without a word.
  expect([...linux].filter((name) => !macOS.has(name))).toEqual([]);
});
