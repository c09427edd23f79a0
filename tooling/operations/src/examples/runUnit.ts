import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const repository = resolve(import.meta.dirname, '../../../..');

/** `nobody`: like the users of the units, it owns nothing but the unit's state. */
const userId = 65_534;

/** The mounts that the units ask for. `$state` and `$repository` are moved to where the units expect them. */
const mounts: Readonly<Record<string, string>> = {
  // Everything but the state and what the kernel mounts, also the folders for temporary files. Last, to cover other mounts.
  'ProtectSystem=strict': `while read -r _ _ _ _ point _; do
      case $point in
        /dev|/dev/*|/proc|/proc/*|/sys|/sys/*|"/var/lib/$name") ;;
        # What another mount covers has no path any more.
        *) mount -o remount,bind,ro "$point" 2>/dev/null || test ! -e "$point" ;;
      esac
    done < /proc/self/mountinfo`,
  'ProtectHome=yes':
    'for home in /home /root /run/user; do test ! -d $home || mount -t tmpfs -o mode=000 none $home; done',
};

/** The rights that the units drop. */
const rights: Readonly<Record<string, string>> = {
  'CapabilityBoundingSet=': '--bounding-set=-all --inh-caps=-all',
  'NoNewPrivileges=yes': '--no-new-privs',
};

const places = `mount -t tmpfs none /mnt && mkdir /mnt/state /mnt/repository
  mount --bind "$state" /mnt/state && mount --bind "$repository" /mnt/repository
  mount -t tmpfs none /srv && mkdir /srv/websites && mount --move /mnt/repository /srv/websites
  mount -t tmpfs none /var/lib && mkdir "/var/lib/$name" && mount --move /mnt/state "/var/lib/$name"
  umount /mnt`;

export interface UnitRun {
  /** File in `systemd/`. */
  unit: string;
  /** Of a template: `rivabella-3001`. */
  instance?: string;
  /** Becomes the unit's state directory. */
  state: string;
  /** Instead of the unit's `EnvironmentFile`. */
  environment: Readonly<Record<string, string>>;
  /** Runs this instead of the unit's program, in the same place. */
  program?: string;
}

/**
 * Runs a unit's program with the file system and the rights that its lines describe, without systemd, and even without a
 * writable /tmp. Requires root. Throws if the unit lacks a line on which this relies.
 */
export async function runUnit({ unit, instance = '', state, environment, program }: UnitRun): Promise<ChildProcess> {
  const text = await readFile(join(import.meta.dirname, '../../systemd', unit), 'utf8');
  const lines = text.replaceAll('%i', instance).replaceAll('%S', '/var/lib').split('\n');
  const setting = (name: string): string => {
    const line = lines.find((each) => each.startsWith(`${name}=`));
    return line?.slice(name.length + 1) ?? '';
  };
  const commandsOf = (known: Readonly<Record<string, string>>): string[] =>
    Object.entries(known).map(([line, command]) => {
      if (!lines.includes(line)) throw new Error(`${unit} has no line ${line}`);
      return command;
    });
  const [protect = '', ...others] = commandsOf(mounts);
  const exec = (program ?? setting('ExecStart')).replaceAll('%%', '%').replaceAll('$$', '$');
  const directory = setting('WorkingDirectory') || '/';
  const user = `setpriv --reuid=${userId} --regid=${userId} --clear-groups ${commandsOf(rights).join(' ')}`;
  const script = [
    'set -e',
    places,
    ...others,
    protect,
    `cd ${directory}`,
    `umask ${setting('UMask')}`,
    `exec ${user} ${exec}`,
  ];
  chownSync(state, userId, userId);
  const own = Object.fromEntries(
    setting('Environment')
      .split(' ')
      .map((pair) => pair.split('=')),
  );
  return spawn('unshare', ['--mount', '--propagation', 'private', '/bin/sh', '-c', script.join('\n')], {
    env: { PATH: process.env.PATH, ...own, ...environment, state, repository, name: setting('StateDirectory') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
