import type { Feature } from '../feature.ts';
import { sendAdminMails } from './adminMails.ts';
import { sendDueMails } from './dueMails.ts';

export const mail: Feature = {
  setUp: sendAdminMails,
  jobs: [{ name: 'mails', rule: '*/5 * * * *', run: sendDueMails }],
  start(strapi) {
    void sendDueMails(strapi);
  },
};
