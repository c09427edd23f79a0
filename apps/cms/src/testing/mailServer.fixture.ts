import { text } from 'node:stream/consumers';
import { listening } from '@group/vitest-preset/listening';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll, beforeAll, vi } from 'vitest';

export interface Mail {
  to: string[];
  source: string;
}

interface MailServer {
  smtp: SMTPServer;
  /** Those that it took. */
  mails: Mail[];
}

/**
 * A mail server for all tests of a file, from its `beforeAll` on, and the variables by which the content service finds it.
 * @param onRcptTo decides about each recipient; without it, all are accepted
 */
export function mailServer(onRcptTo?: SMTPServerOptions['onRcptTo']): MailServer {
  const mails: Mail[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    ...(onRcptTo && { onRcptTo }),
    onData: (stream, { envelope }, done) => {
      stream.once('end', () => done());
      void text(stream).then((source) => mails.push({ to: envelope.rcptTo.map(({ address }) => address), source }));
    },
  });
  beforeAll(async () => {
    const { port } = await listening(smtp.server);
    vi.stubEnv('SMTP_HOST', '127.0.0.1');
    vi.stubEnv('SMTP_PORT', String(port));
    vi.stubEnv('MAIL_FROM', 'Websites <websites@group.example>');
  });
  afterAll(() => new Promise<void>((resolve) => smtp.close(resolve)));
  return { smtp, mails };
}

/** The text of a mail, decoded from quoted-printable. */
export const plainText = (source = ''): string =>
  Buffer.from(
    source
      .replaceAll('=\r\n', '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
    'latin1',
  ).toString();
