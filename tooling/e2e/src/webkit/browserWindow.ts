import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { freePort } from '@group/start/ports';

const python = '/usr/bin/python3';
const program = join(import.meta.dirname, 'window.py');

function importsWebKit(): boolean {
  try {
    execFileSync(python, ['-c', 'import gi; gi.require_version("WebKit2", "4.1")'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function missing(): string {
  if (!existsSync('/usr/bin/Xvfb')) return 'Xvfb is not installed';
  return importsWebKit() ? '' : 'WebKitGTK is not installed (python3-gi, gir1.2-webkit2-4.1)';
}

/** Why specs in WebKit are skipped; empty if WebKitGTK is installed. */
export const noWebKit = missing();

/** How long a display, a window or a page of it may take for one thing, in milliseconds. */
export const answerLimitMs = 30_000;

/** What the window reports unasked. */
export interface Report {
  /** A finished download. */
  download?: { path: string; name: string; url: string };
  /** The address of a page that has loaded or has come back from the page cache. */
  loaded?: string;
  /** The page's process has ended, and why, e.g. `crashed`. */
  ended?: string;
}

interface OpenOptions {
  width: number;
  height: number;
  /** Whether pages may run scripts. */
  javaScript: boolean;
}

/** Commands of `window.py` with their arguments. */
interface Commands {
  open: OpenOptions & { address: string; downloads: string; languages: readonly string[] };
  resize: { width: number; height: number };
  /** Moves the pointer, in CSS pixels of the page. */
  move: { x: number; y: number };
  /** Numbers as in X: 1 left, 2 middle, 3 right, 4 to 7 wheel up, down, left, right. */
  button: { number: number; down: boolean };
  /** A name of X, such as `Return`, or a character. */
  key: { name: string; down: boolean };
  /** Prints the page on A4, into a file. */
  print: { path: string };
}

/** A window of WebKitGTK on a display of its own, with one page at a time. */
export interface BrowserWindow {
  /** Opens a window with an empty session, closes the one before, and returns the address of its inspector. */
  open(options: OpenOptions, listener: (report: Report) => void): Promise<string>;
  send<Name extends keyof Commands>(name: Name, words: Commands[Name]): Promise<void>;
  close(): Promise<void>;
}

async function firstLine(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('started without a pipe');
  const limit = setTimeout(() => child.kill(), answerLimitMs);
  for await (const line of createInterface(child.stdout)) {
    clearTimeout(limit);
    return line;
  }
  throw new Error(`${child.spawnfile} ended`);
}

/** Starts a display and WebKitGTK on it. Throws if one of them does not start. */
export async function startBrowserWindow(): Promise<BrowserWindow> {
  // It ends with the window (-terminate), as does the window with this process. Without key repetition (-r): on a busy
  // machine, a key would be down long enough.
  const screen = ['-screen', '0', '1920x2400x24', '-nolisten', 'tcp', '-displayfd', '1', '-r', '-terminate'];
  const server = spawn('/usr/bin/Xvfb', screen, { stdio: ['ignore', 'pipe', 'ignore'] });
  const display = await firstLine(server);
  const port = await freePort();
  const downloads = await mkdtemp(join(tmpdir(), 'specs-downloads-'));
  const child = spawn(python, [program], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      LANG: 'C.UTF-8',
      TZ: 'Europe/Zurich',
      // No accessibility bus, which containers lack.
      NO_AT_BRIDGE: '1',
      WEBKIT_INSPECTOR_HTTP_SERVER: `127.0.0.1:${port}`,
    },
  });
  const waiting = new Map<number, () => void>();
  let notify: ((report: Report) => void) | undefined;
  createInterface(child.stdout).on('line', (line) => {
    const report: Report & { done?: number } = JSON.parse(line);
    if (report.done) waiting.get(report.done)?.();
    else notify?.(report);
  });
  child.once('exit', () => waiting.forEach((done) => done()));

  let sent = 0;
  const send: BrowserWindow['send'] = (name, words) =>
    new Promise((resolve, reject) => {
      if (child.exitCode !== null) return reject(new Error('the window of WebKitGTK has ended'));
      const id = (sent += 1);
      const command = JSON.stringify({ id, name, words });
      const limit = setTimeout(
        () => reject(new Error(`the window of WebKitGTK did not finish ${command}`)),
        answerLimitMs,
      );
      waiting.set(id, () => {
        clearTimeout(limit);
        waiting.delete(id);
        resolve();
      });
      child.stdin.write(`${command}\n`);
    });

  let opened = 0;
  return {
    send,
    async open(options, listener) {
      opened += 1;
      notify = listener;
      const address = `about:blank?${opened}`;
      await send('open', { ...options, address, downloads, languages: ['de-CH', 'de'] });
      // The server lists each page with its address and the path of its socket.
      const ofPage = new RegExp(String.raw`about:blank\?${opened}<[^]*?(/socket/\d+/\d+/\w+)`);
      for (let attempt = 0; attempt < 100; attempt += 1) {
        const list = await fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(answerLimitMs) }).then(
          (response) => response.text(),
        );
        const [, path] = ofPage.exec(list) ?? [];
        if (path) return `ws://127.0.0.1:${port}${path}`;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      throw new Error('the inspector does not list the page');
    },
    async close() {
      child.kill();
      server.kill();
      await rm(downloads, { recursive: true, force: true });
    },
  };
}
