import { createTransport } from 'nodemailer';
import { variables } from '../environment/variables.ts';

export const sendsMail = (): boolean => Boolean(variables().SMTP_HOST);

/** Mails to a server on this machine do not travel over a network. */
const isLoopback = (host = ''): boolean => /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);

/** Of implicit TLS, as RFC 8314 assigns it. */
const portOfTls = 465;

/**
 * Until each answer of the server. That to the text of a mail may come late: RFC 5321 (4.5.3.2.6) allows ten minutes, and
 * Exchange takes 30 s on purpose. A mail that was given up before it is sent again although it has arrived. Not ten minutes,
 * as the others wait behind a server that hangs.
 */
const answerTimeoutMs = 120_000;

/** Prevents automatic replies, such as out-of-office notes (RFC 3834). */
const automatic = { 'Auto-Submitted': 'auto-generated' };

/** @param isWritten whether a person has written the mails, so that replies are welcome */
export function openTransport({ isWritten = false } = {}) {
  const {
    SMTP_HOST: host,
    SMTP_SECURE,
    SMTP_PORT: port = SMTP_SECURE ? portOfTls : 587,
    SMTP_USER: user,
    SMTP_PASSWORD: pass,
    SMTP_ALLOW_PLAINTEXT,
    MAIL_FROM: from,
  } = variables();
  // A server at this port sends no greeting before TLS: without it, both would wait for the other.
  const secure = SMTP_SECURE || port === portOfTls;
  // Without it, an attacker on the network could strip STARTTLS and read the password and the addresses in plain text.
  const requireTLS = !secure && !isLoopback(host) && !SMTP_ALLOW_PLAINTEXT;
  const timeoutsMs = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: answerTimeoutMs };
  return createTransport(
    { host, port, secure, requireTLS, ...(user && { auth: { user, pass } }), ...timeoutsMs },
    { from, ...(!isWritten && { headers: automatic }) },
  );
}

/** Whether a mail that failed may have arrived all the same: the connection broke, or the server fell silent, on the way. */
export function mayHaveArrived(failure: unknown): boolean {
  const { code, timeoutType, syscall }: Readonly<Record<string, unknown>> = Object(failure);
  return timeoutType === 'SOCKET_TIMEOUT' || code === 'ECONNECTION' || syscall === 'read' || syscall === 'write';
}

/** Whether the server takes no mail for the recipient, such as for a mailbox that is gone. */
export function isRefused(failure: unknown): boolean {
  const { command, permanent }: Readonly<Record<string, unknown>> = Object(failure);
  return command === 'RCPT TO' && permanent === true;
}

/**
 * Whether a mail failed because the server cannot be reached at all: others would wait for it as long, one after the other,
 * and the stop of the service with them. A server that drops one mail must not keep the others from being sent.
 */
export async function isUnreachable(failure: unknown): Promise<boolean> {
  if (!(failure instanceof Error && 'command' in failure && failure.command === 'CONN')) return false;
  try {
    await openTransport().verify();
    return false;
  } catch {
    return true;
  }
}
