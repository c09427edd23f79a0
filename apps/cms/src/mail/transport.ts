import { createTransport } from 'nodemailer';

/** Whether mails are sent at all. */
export const sendsMail = (): boolean => Boolean(process.env.SMTP_HOST);

/** A server on this machine, to which nothing travels over a network. */
const isLoopback = (host = ''): boolean => /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);

/** The way to the mail server that the environment names. */
export function openTransport() {
  const {
    SMTP_HOST: host,
    SMTP_PORT,
    SMTP_SECURE,
    SMTP_USER: user,
    SMTP_PASSWORD: pass,
    SMTP_ALLOW_PLAINTEXT,
    MAIL_FROM: from,
  } = process.env;
  if (!from) throw new Error('MAIL_FROM is missing: mails need a sender.');
  const secure = SMTP_SECURE === 'true';
  const port = Number(SMTP_PORT || (secure ? 465 : 587));
  // Else a server, or anybody in between, that offers no STARTTLS gets the password and the addresses in clear.
  const requireTLS = !secure && !isLoopback(host) && SMTP_ALLOW_PLAINTEXT !== 'true';
  const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
  return createTransport(
    { host, port, secure, requireTLS, ...(user && { auth: { user, pass } }), ...patience },
    { from },
  );
}
