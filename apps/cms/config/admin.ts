import { secret } from '../src/secrets.ts';

export default () => ({
  auth: { secret: secret('ADMIN_JWT_SECRET') },
  apiToken: { salt: secret('API_TOKEN_SALT') },
  transfer: { token: { salt: secret('TRANSFER_TOKEN_SALT') } },
  secrets: { encryptionKey: secret('ENCRYPTION_KEY') },
  // A login with a second factor is two requests; Strapi's limit of 5 in five minutes per account and address is for one.
  rateLimit: { enabled: true, max: 10 },
  // Strapi's preview has the form beside the website in its paid editions only; ours is src/admin/preview.
  preview: { enabled: false },
  flags: { nps: false, promoteEE: false },
  autoOpen: false,
  forgotPassword: {
    emailTemplate: {
      subject: 'Passwort der Redaktion zurücksetzen',
      text: 'Guten Tag\n\nÜber diesen Link setzen Sie ein neues Passwort. Er gilt eine Stunde:\n<%= url %>\n',
      html: '<p>Guten Tag</p><p>Über diesen Link setzen Sie ein neues Passwort. Er gilt eine Stunde:<br><%= url %></p>',
    },
  },
});
