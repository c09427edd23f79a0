import { spawnSync } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { findProgram } from '@group/vitest-preset/findProgram';

const operations = join(import.meta.dirname, '../..');
const folder = join(operations, 'kubernetes');
const kubectl = findProgram('kubectl') ?? '';

/** Where Kubernetes's own types are, by the `apiVersion` of an object. */
const moduleOf = (apiVersion: string): string =>
  `kubernetes-types/${apiVersion.includes('/') ? apiVersion.replace(/\..*\//, '/') : `core/${apiVersion}`}`;

const object = z.looseObject({ apiVersion: z.string(), kind: z.string() });
const container = z.looseObject({
  command: z.array(z.string()),
  workingDir: z.string().optional(),
  securityContext: z.unknown(),
});
const deployment = z.looseObject({
  kind: z.literal('Deployment'),
  spec: z.looseObject({
    template: z.looseObject({
      spec: z.looseObject({ initContainers: z.array(container).default([]), containers: z.array(container) }),
    }),
  }),
});

async function readObjects(): Promise<z.infer<typeof object>[]> {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => name.endsWith('.yaml') && !name.endsWith('kustomization.yaml'));
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.flatMap((text) =>
    parseAllDocuments(text).map((document) => {
      expect(document.errors).toEqual([]);
      return object.parse(document.toJS());
    }),
  );
}

/** TypeScript's complaints about objects as values of Kubernetes's types: unknown keys, missing ones, wrong values. */
async function complaints(objects: readonly z.infer<typeof object>[]): Promise<string> {
  const lines = objects.map(
    (each, position) =>
      `export const object${position}: import('${moduleOf(each.apiVersion)}').${each.kind} = ${JSON.stringify(each, null, 1)};`,
  );
  const file = join(operations, '.results/kubernetes.ts');
  await mkdir(join(operations, '.results'), { recursive: true });
  await writeFile(file, lines.join('\n'));
  const tsc = join(operations, '../../node_modules/.bin/tsc');
  const { stdout } = spawnSync(tsc, ['--noEmit', '--strict', '--ignoreConfig', '--types', '', file], {
    encoding: 'utf8',
  });
  return stdout;
}

describe('the manifests for Kubernetes', () => {
  it('are objects of its types', { timeout: 60_000 }, async () => {
    const objects = await readObjects();
    expect(objects.length).toBeGreaterThan(8);
    expect(await complaints(objects)).toBe('');
  });

  it('start the commands of the units, in containers that can change nothing', async () => {
    const deployments = (await readObjects()).flatMap((each) => deployment.safeParse(each).data ?? []);
    const containers = deployments.flatMap(({ spec: { template } }) => [
      ...template.spec.initContainers,
      ...template.spec.containers,
    ]);
    const units = ['site@.service', 'content-service.service', 'content-service-migrate.service'];
    const described = (
      await Promise.all(units.map((unit) => readFile(join(operations, 'systemd', unit), 'utf8')))
    ).join();
    expect(containers).toHaveLength(units.length);
    for (const { command, securityContext } of containers) {
      expect(described).toContain(`/${command.join(' ')}`);
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
    }
  });

  it.skipIf(!kubectl)('make one deployment for each program (skipped without kubectl)', () => {
    const { stdout, stderr } = spawnSync(kubectl, ['kustomize', folder], { encoding: 'utf8' });
    expect(stderr).toBe('');
    const objects = parseAllDocuments(stdout).map((document) => object.parse(document.toJS()));
    const deployments = objects.flatMap((each) => deployment.safeParse(each).data ?? []);
    const folders = deployments.map(({ spec }) => spec.template.spec.containers[0]?.workingDir);
    const apps = ['cms', 'group-site', 'rivabella'];
    expect(new Set(folders)).toEqual(new Set(apps.map((app) => `/srv/websites/apps/${app}`)));
  });
});
