import { secret } from '../src/environment/secrets.ts';

export default () => ({
  auth: { secret: secret('ADMIN_JWT_SECRET') },
  apiToken: { salt: secret('API_TOKEN_SALT') },
  transfer: { token: { salt: secret('TRANSFER_TOKEN_SALT') } },
  secrets: { encryptionKey: secret('ENCRYPTION_KEY') },
  // Strapi's limit keeps what was typed in memory, and each pair of account and address apart; ours is src/features/signIn.
  rateLimit: { enabled: false },
  // Strapi's preview has the form beside the website in its paid editions only; ours is src/features/preview.
  preview: { enabled: false },
  // Strapi's documentation is for developers, in English; that of this service is in docs/.
  flags: { nps: false, promoteEE: false, docLinks: false },
  autoOpen: false,
});
