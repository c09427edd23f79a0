import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';

// OpenStack Swift implements S3 and verifies the AWS v4 signature of every request.

const python = '/usr/bin/python3';

/** Builds Swift's three rings, which place everything on one device. */
const rings = `
import sys
from swift.common.ring import RingBuilder
folder, *ports = sys.argv[1:]
for kind, port in zip(('account', 'container', 'object'), ports):
    ring = RingBuilder(0, 1, 1)
    ring.add_dev(dict(region=1, zone=1, ip='127.0.0.1', port=int(port), device='disk', weight=1))
    ring.rebalance()
    ring.get_ring().save(f'{folder}/{kind}.ring.gz')
`;

/** Whether Swift is installed and the temporary folder supports the extended attributes that it needs. */
export const hasSwift = ((): boolean => {
  const folder = mkdtempSync(join(tmpdir(), 'swift-'));
  const check = `import os, swift.common.ring; os.setxattr('${folder}', 'user.test', b'1')`;
  const programs = ['proxy', 'account', 'container', 'object'].map((kind) => `swift-${kind}-server`);
  const found = spawnSync('which', programs).status === 0 && spawnSync(python, ['-c', check]).status === 0;
  rmSync(folder, { recursive: true });
  return found;
})();

async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  for (const server of servers) server.close();
  return ports;
}

/** Waits until a server responds on a port. */
async function waitForServer(port: number): Promise<void> {
  for (const until = Date.now() + 30_000; Date.now() < until; await wait(50)) {
    const signal = AbortSignal.timeout(5_000);
    if (await fetch(`http://127.0.0.1:${port}/`, { signal }).catch(() => undefined)) return;
  }
  throw new Error('Swift does not start.');
}

type Values = Record<string, string | number | boolean | undefined>;

const section = (name: string, values: Values): string =>
  [`[${name}]`, ...Object.entries(values).map(([key, value]) => `${key} = ${value}`), ''].join('\n');

async function killAndWait(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** A real store with an empty bucket. */
export interface Store {
  /** Variables that configure the bucket for the content service. */
  environment: Record<string, string>;
  /** Stopping and starting the store keeps its content. */
  stop: () => Promise<void>;
  start: () => Promise<void>;
  /** Makes requests hang until the store is started again. */
  hang: () => void;
  remove: () => Promise<void>;
}

export async function startStore(): Promise<Store> {
  const folder = mkdtempSync(join(tmpdir(), 'swift-'));
  mkdirSync(join(folder, 'devices/disk'), { recursive: true });
  const [port = 0, ...ports] = await freePorts(4);
  execFileSync(python, ['-c', rings, folder, ...ports.map(String)]);
  const common = { bind_ip: '127.0.0.1', workers: 0, user: userInfo().username, swift_dir: folder };
  const disk = { devices: join(folder, 'devices'), mount_check: false, disable_fallocate: true, fallocate_reserve: 0 };
  const write = (name: string, ...sections: string[]) => writeFileSync(join(folder, name), sections.join('\n'));
  write('swift.conf', section('swift-hash', { swift_hash_path_prefix: 'test', swift_hash_path_suffix: 'test' }));
  for (const [at, kind] of (['account', 'container', 'object'] as const).entries()) {
    write(
      `${kind}-server.conf`,
      section('DEFAULT', { ...common, ...disk, bind_port: ports[at] }),
      section('pipeline:main', { pipeline: `${kind}-server` }),
      section(`app:${kind}-server`, { use: `egg:swift#${kind}` }),
    );
  }
  const filters = ['catch_errors', 'cache', 's3api', 'tempauth', 'copy', 'slo'];
  const options: Record<string, Values> = {
    // Swift requires the setting but works without memcached: nothing listens there.
    cache: { use: 'egg:swift#memcache', memcache_servers: '127.0.0.1:1' },
    s3api: { location: 'test' },
    tempauth: { user_media_cms: 'geheim .admin' },
  };
  write(
    'proxy-server.conf',
    section('DEFAULT', { ...common, bind_port: port }),
    section('pipeline:main', { pipeline: [...filters, 'proxy-server'].join(' ') }),
    section('app:proxy-server', { use: 'egg:swift#proxy', account_autocreate: true }),
    ...filters.map((name) => section(`filter:${name}`, { use: `egg:swift#${name}`, ...options[name] })),
  );
  const run = (kind: string): ChildProcess =>
    spawn(`swift-${kind}-server`, [join(folder, `${kind}-server.conf`)], { stdio: 'ignore' });
  const disks = ['account', 'container', 'object'].map(run);
  let proxy: ChildProcess | undefined;

  const endpoint = `http://127.0.0.1:${port}`;
  const [accessKeyId, secretAccessKey, region] = ['media:cms', 'geheim', 'test'];
  const start = async (): Promise<void> => {
    proxy = run('proxy');
    for (const at of [port, ...ports]) await waitForServer(at);
  };
  await start();
  const client = new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
  });
  await client.send(new CreateBucketCommand({ Bucket: 'media' }));
  return {
    environment: {
      MEDIA_S3_ENDPOINT: endpoint,
      MEDIA_S3_REGION: region,
      MEDIA_S3_BUCKET: 'media',
      MEDIA_S3_PREFIX: 'cms',
      MEDIA_S3_ACCESS_KEY_ID: accessKeyId,
      MEDIA_S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
    start,
    stop: () => killAndWait(proxy),
    hang: () => proxy?.kill('SIGSTOP'),
    async remove() {
      await Promise.all([proxy, ...disks].map(killAndWait));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
