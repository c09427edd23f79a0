import { secret } from '../src/environment/secrets.ts';

export default () => ({
  auth: { secret: secret('ADMIN_JWT_SECRET') },
  apiToken: { salt: secret('API_TOKEN_SALT') },
  transfer: { token: { salt: secret('TRANSFER_TOKEN_SALT') } },
  secrets: { encryptionKey: secret('ENCRYPTION_KEY') },
  // Strapi's limit keeps what was typed in memory, and each pair of account and address apart; ours is src/signIn.
  rateLimit: { enabled: false },
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
