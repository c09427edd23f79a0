import { createTransport } from 'nodemailer';

/** Whether mails are sent at all. */
export const sendsMail = (): boolean => Boolean(process.env.SMTP_HOST);

/** The way to the mail server that the environment names. */
export function openTransport() {
  const {
    SMTP_HOST: host,
    SMTP_PORT,
    SMTP_SECURE,
    SMTP_USER: user,
    SMTP_PASSWORD: pass,
    MAIL_FROM: from,
  } = process.env;
  if (!from) throw new Error('MAIL_FROM is missing: mails need a sender.');
  const secure = SMTP_SECURE === 'true';
  const port = Number(SMTP_PORT || (secure ? 465 : 587));
  const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
  return createTransport({ host, port, secure, ...(user && { auth: { user, pass } }), ...patience }, { from });
}
