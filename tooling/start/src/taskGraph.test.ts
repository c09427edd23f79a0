import { execFile } from 'node:child_process';
import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packageProgram, quietTurbo } from './programs.ts';
import { repository } from './settings.ts';

const run = promisify(execFile);
const turbo = packageProgram(repository, 'turbo/bin/turbo');
const underVersionControl = await run('git', ['-C', repository, 'rev-parse', 'HEAD']).then(
  () => true,
  () => false,
);

// Works on a copy of the repository, which the tests may change.
describe.runIf(underVersionControl)('the task graph', { timeout: 60_000 }, () => {
  let copy = '';

  async function git(...args: string[]): Promise<void> {
    await run('git', ['-C', copy, '-c', 'user.name=Test', '-c', 'user.email=test@group.example', ...args]);
  }

  async function change(file: string, text: string): Promise<void> {
    await git('reset', '--quiet', '--hard', 'beginning');
    await appendFile(join(copy, file), text);
    await git('commit', '--quiet', '--all', '--message=Change');
  }

  async function affected(...tasks: string[]): Promise<string[]> {
    const { stdout } = await run(process.execPath, [turbo, 'run', ...tasks, '--affected', '--dry=json'], {
      cwd: copy,
      env: { ...process.env, ...quietTurbo, TURBO_SCM_BASE: 'beginning', TURBO_SCM_HEAD: 'HEAD' },
      maxBuffer: 64 * 1024 * 1024,
    });
    const plan: { tasks: { taskId: string; command: string }[] } = JSON.parse(stdout);
    return plan.tasks
      .filter(({ command }) => command !== '<NONEXISTENT>')
      .map(({ taskId }) => taskId)
      .toSorted();
  }

  beforeAll(async () => {
    copy = await mkdtemp(join(tmpdir(), 'repository-'));
    const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
    const { stdout } = await run('git', ['-C', repository, ...listed], { maxBuffer: 16 * 1024 * 1024 });
    for (const file of stdout.split('\0').filter(Boolean)) {
      // The list still contains files whose deletion is not committed yet.
      await cp(join(repository, file), join(copy, file)).catch(() => undefined);
    }
    await git('init', '--quiet');
    await git('add', '--all');
    await git('commit', '--quiet', '--message=Beginning');
    await git('tag', 'beginning');
  }, 60_000);
  afterAll(() => rm(copy, { recursive: true, force: true }));

  it('builds only rivabella after a change in it', async () => {
    await change('apps/rivabella/src/routes.ts', '// changed\n');
    expect(await affected('build')).toEqual(['rivabella#build']);
    const specs = await affected('e2e:group-site', 'e2e:rivabella');
    expect(specs).toContain('@group/e2e#e2e:rivabella');
    expect(specs).not.toContain('@group/e2e#e2e:group-site');
  });

  it('builds both sites after a change in packages/ui, and not the content service', async () => {
    await change('packages/ui/src/Button/Button.tsx', '// changed\n');
    const builds = await affected('build');
    expect(builds).toEqual(expect.arrayContaining(['group-site#build', 'rivabella#build']));
    expect(builds).not.toContain('cms#build');
    expect(await affected('e2e:group-site', 'e2e:rivabella')).toEqual(
      expect.arrayContaining(['@group/e2e#e2e:group-site', '@group/e2e#e2e:rivabella']),
    );
  });

  it('builds nothing after a change in a test', async () => {
    await change('packages/content-client/src/job/job.test.ts', '// changed\n');
    expect(await affected('build')).toEqual([]);
    // The tests of the generators and of the structure read the sources of all packages.
    expect(await affected('test')).toEqual([
      '@group/content-client#test',
      '@group/generators#test',
      '@group/structure#test',
    ]);
  });

  it('rejects an import against the dependency direction', async () => {
    await change('packages/ui/src/Button/Button.tsx', "import '@group/server/serveSite';\n");
    const boundaries = run(process.execPath, [turbo, 'boundaries'], {
      cwd: copy,
      env: { ...process.env, ...quietTurbo },
    });
    await expect(boundaries).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('@group/server') });
  });
});
