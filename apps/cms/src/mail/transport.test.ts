import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { openTransport } from './transport.ts';

const passwords: string[] = [];
let lastMail = '';

/** A mail server without STARTTLS, as after a downgrade attack. */
const server = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  allowInsecureAuth: true,
  onAuth: ({ password }, _session, done) => {
    passwords.push(password ?? '');
    done(null, { user: 'websites' });
  },
  onData: (stream, _session, done) => {
    stream.once('end', () => done());
    void text(stream).then((source) => (lastMail = source));
  },
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
});
afterEach(() => {
  passwords.length = 0;
  vi.unstubAllEnvs();
});
afterAll(() => new Promise<void>((resolve) => server.close(resolve)));

async function send(host: string, more: Record<string, string> = {}, isWritten = false): Promise<void> {
  const { port } = server.server.address() as AddressInfo;
  const account = { SMTP_USER: 'websites', SMTP_PASSWORD: 'geheim', MAIL_FROM: 'websites@group.example' };
  const variables = { SMTP_HOST: host, SMTP_PORT: String(port), SMTP_SECURE: '', ...account, ...more };
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  await openTransport({ isWritten }).sendMail({ to: 'anna@muster.example', subject: 'Hallo', text: 'Guten Tag' });
}

// This machine, but not recognised as loopback.
const nonLoopback = '0.0.0.0';

it('does not send the password without encryption', async () => {
  await expect(send(nonLoopback)).rejects.toThrow('STARTTLS');
  expect(passwords).toEqual([]);
});

it('sends it in plain text if SMTP_ALLOW_PLAINTEXT is set', async () => {
  await send(nonLoopback, { SMTP_ALLOW_PLAINTEXT: 'true' });
  expect(passwords).toEqual(['geheim']);
});

it('sends it in plain text over loopback', async () => {
  await send('127.0.0.1');
  expect(passwords).toEqual(['geheim']);
});

it('marks mails as automatic, unless a person has written them', async () => {
  await send('127.0.0.1');
  await vi.waitFor(() => expect(lastMail).toMatch(/^Auto-Submitted: auto-generated\r$/m));
  lastMail = '';
  await send('127.0.0.1', {}, true);
  await vi.waitFor(() => expect(lastMail).toContain('Subject: Hallo'));
  expect(lastMail).not.toMatch(/^Auto-Submitted:/im);
});

it('waits longer for an answer than servers take that check a mail first, or Exchange', () => {
  vi.stubEnv('SMTP_HOST', nonLoopback);
  vi.stubEnv('MAIL_FROM', 'websites@group.example');
  expect(openTransport().options).toMatchObject({ socketTimeout: 120_000 });
});

it.each([
  ['465', true],
  ['587', false],
])('begins at port %s with TLS: %s', (port, secure) => {
  for (const [name, value] of [
    ['SMTP_HOST', nonLoopback],
    ['SMTP_PORT', port],
    ['MAIL_FROM', 'websites@group.example'],
  ] as const)
    vi.stubEnv(name, value);
  expect(openTransport().options).toMatchObject({ secure, requireTLS: !secure });
});
