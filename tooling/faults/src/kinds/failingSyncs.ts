import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FaultKind } from '../faultKind.ts';

const calls = 'fsync,fdatasync';

/** Some containers have strace and may not use it. */
const isTraceable = spawnSync('strace', ['-qq', '-e', 'trace=none', process.execPath, '--version']).status === 0;

/** A site asks the disk to keep something for good, and the disk fails. */
export const failingSyncs: FaultKind = {
  title: 'syncs that failed',
  isPossible: () => isTraceable,
  async play({ sitePids, logsFolder }, random) {
    const seen = join(logsFolder, `syncs-${randomUUID()}`);
    const fault = ['-e', `trace=${calls}`, '-e', `inject=${calls}:error=EIO`];
    const pid = String(random.oneOf(sitePids()));
    const strace = spawn('strace', ['-f', '-qq', '-o', seen, ...fault, '-p', pid], { stdio: 'ignore' });
    const ended = once(strace, 'exit');
    await Promise.race([sleep(random.between(300, 1_200)), ended]);
    strace.kill('SIGTERM'); // It lets go of the site.
    await ended;
    return (await readFile(seen, 'utf8').catch(() => '')).split('(INJECTED)').length - 1;
  },
};
