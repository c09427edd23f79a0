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
  it('ends at npx, before the shell', () => {
    expect(startingPrograms(63, (pid) => asStarted[pid])).toEqual([63, 62, 61, 60]);
  });

  it('is empty without a package manager', () => {
    expect(startingPrograms(50, (pid) => asStarted[pid])).toEqual([]);
  });

  it('is only the parent without process information', () => {
    expect(startingPrograms(50, () => undefined)).toEqual([50]);
  });
});

describe('stillThere', () => {
  const chain = [63, 62, 61, 60];

  it('is true while all processes are running', () => {
    expect(stillThere(chain, 63, (pid) => asStarted[pid])).toBe(true);
  });

  it('is false after npx has exited before pnpm', () => {
    const orphaned: Record<number, ProcessEntry> = { ...asStarted, 62: { parent: 1, command: 'pnpm start' } };
    expect(stillThere(chain, 63, (pid) => orphaned[pid])).toBe(false);
  });

  it('is false after the parent has exited', () => {
    expect(stillThere(chain, 1, (pid) => asStarted[pid])).toBe(false);
  });

  it("ignores the exit of a process's own shell", () => {
    expect(stillThere([], 1, (pid) => asStarted[pid])).toBe(true);
  });

  it('ignores the exit of the shell of npx', () => {
    const left: Record<number, ProcessEntry> = { ...asStarted, 60: { parent: 1, command: 'npm exec pnpm@12 start' } };
    expect(stillThere(chain, 63, (pid) => left[pid])).toBe(true);
  });
});

describe.runIf(process.platform === 'linux')('systemProcesses', () => {
  it('finds this process and its parent', () => {
    expect(systemProcesses(process.pid)?.parent).toBe(process.ppid);
    expect(stillThere(startingPrograms(process.ppid), process.ppid)).toBe(true);
  });
});
