import { describe, expect, it } from 'vitest';
import { type ProcessEntry, startingPrograms, stillThere, systemProcesses } from './ancestors.ts';

const asStarted: Record<number, ProcessEntry> = {
  50: { parent: 1, command: '-bash' },
  60: { parent: 50, command: 'npm exec pnpm@12 start' },
  61: { parent: 60, command: "sh -c 'pnpm' start" },
  62: { parent: 61, command: 'pnpm start' },
  63: { parent: 62, command: 'sh -c node run.js start' },
};

describe('startingPrograms', () => {
  it('goes up to npx, but not to the shell that it was typed in', () => {
    expect(startingPrograms(63, (pid) => asStarted[pid])).toEqual([63, 62, 61, 60]);
  });

  it('is empty where no package manager is about', () => {
    expect(startingPrograms(50, (pid) => asStarted[pid])).toEqual([]);
  });

  it('is the parent alone where the system does not tell', () => {
    expect(startingPrograms(50, () => undefined)).toEqual([50]);
  });
});

describe('stillThere', () => {
  const chain = [63, 62, 61, 60];

  it('holds while nobody has ended', () => {
    expect(stillThere(chain, 63, (pid) => asStarted[pid])).toBe(true);
  });

  it('notices that npx has ended and left pnpm behind', () => {
    const orphaned: Record<number, ProcessEntry> = { ...asStarted, 62: { parent: 1, command: 'pnpm start' } };
    expect(stillThere(chain, 63, (pid) => orphaned[pid])).toBe(false);
  });

  it('notices that the parent has ended', () => {
    expect(stillThere(chain, 1, (pid) => asStarted[pid])).toBe(false);
  });

  it('does not mind that the shell of a process that was started by hand has ended', () => {
    expect(stillThere([], 1, (pid) => asStarted[pid])).toBe(true);
  });

  it('does not mind that the shell of npx has ended', () => {
    const left: Record<number, ProcessEntry> = { ...asStarted, 60: { parent: 1, command: 'npm exec pnpm@12 start' } };
    expect(stillThere(chain, 63, (pid) => left[pid])).toBe(true);
  });
});

describe.runIf(process.platform === 'linux')('systemProcesses', () => {
  it('knows this process and its parent', () => {
    expect(systemProcesses(process.pid)?.parent).toBe(process.ppid);
    expect(stillThere(startingPrograms(process.ppid), process.ppid)).toBe(true);
  });
});
