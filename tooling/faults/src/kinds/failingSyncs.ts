import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FaultKind } from '../faultKind.ts';

const calls = 'fsync,fdatasync';

/** Some containers have strace but lack the permission to use it. */
const isTraceable = spawnSync('strace', ['-qq', '-e', 'trace=none', process.execPath, '--version']).status === 0;

const detachMs = 2_000;

/** Makes fsync fail in a site. */
export const failingSyncs: FaultKind = {
  title: 'failed syncs',
  isPossible: () => isTraceable,
  async inject({ sitePids, logsFolder }, random) {
    const traceFile = join(logsFolder, `syncs-${randomUUID()}`);
    const fault = ['-e', `trace=${calls}`, '-e', `inject=${calls}:error=EIO`];
    const pid = String(random.oneOf(sitePids()));
    const strace = spawn('strace', ['-f', '-qq', '-o', traceFile, ...fault, '-p', pid], { stdio: 'ignore' });
    const ended = once(strace, 'exit');
    await Promise.race([sleep(random.between(300, 1_200)), ended]);
    strace.kill('SIGTERM'); // Detaches from the site.
    // If the site is killed meanwhile, strace waits for its threads for ever, and the killed site is never reaped.
    await Promise.race([sleep(detachMs), ended]);
    strace.kill('SIGKILL');
    await ended;
    return (await readFile(traceFile, 'utf8').catch(() => '')).split('(INJECTED)').length - 1;
  },
};
