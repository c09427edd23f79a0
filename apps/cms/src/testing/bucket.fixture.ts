import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// s3rver, in a process of its own, because a test makes it hang. It miscalculates the signature of lists, so that only keys
// are checked.
const program = ['-e', "require('@20minutes/s3rver/lib/cli').parseAsync()", '--', 's3rver'];

/** The only key that s3rver knows, and its secret. */
const key = 'S3RVER';

/** A store with an empty bucket. */
export interface Store {
  /** Variables that configure the bucket for the content service. */
  environment: Record<string, string>;
  /** Stopping and starting the store keeps its content. */
  stop: () => Promise<void>;
  start: () => Promise<void>;
  /** Makes requests hang until the store is stopped. */
  hang: () => void;
  remove: () => Promise<void>;
}

/** Starts s3rver and returns its port; rejects if it ends before it listens. */
async function listening(child: ChildProcess): Promise<string> {
  for await (const output of child.stdout?.iterator({ destroyOnReturn: false }) ?? []) {
    const port = /listening on .*:(\d+)/.exec(String(output))?.[1];
    if (port) return port;
  }
  throw new Error('s3rver does not start.');
}

export async function startStore(): Promise<Store> {
  const folder = mkdtempSync(join(tmpdir(), 'bucket-'));
  let store: ChildProcess | undefined;
  let port = '0';

  async function start(): Promise<void> {
    const options = ['--silent', '--allow-mismatched-signatures', '--directory', folder, '--configure-bucket', 'media'];
    const args = [...program, ...options, '--address', '127.0.0.1', '--port', port];
    store = spawn(process.execPath, args, { cwd: import.meta.dirname, stdio: ['ignore', 'pipe', 'inherit'] });
    port = await listening(store);
  }
  async function stop(): Promise<void> {
    if (!store || store.exitCode !== null || store.signalCode !== null) return;
    store.kill('SIGKILL');
    await once(store, 'exit');
  }

  await start();
  return {
    environment: {
      MEDIA_S3_ENDPOINT: `http://127.0.0.1:${port}`,
      MEDIA_S3_REGION: 'test',
      MEDIA_S3_BUCKET: 'media',
      MEDIA_S3_PREFIX: 'cms',
      MEDIA_S3_ACCESS_KEY_ID: key,
      MEDIA_S3_SECRET_ACCESS_KEY: key,
    },
    start,
    stop,
    hang: () => store?.kill('SIGSTOP'),
    async remove() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
