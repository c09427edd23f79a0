import type { Feature } from '../feature.ts';
import { sendDueMails } from './dueMails.ts';

export const mail: Feature = {
  jobs: [{ name: 'mails', rule: '*/5 * * * *', run: sendDueMails }],
  start(strapi) {
    void sendDueMails(strapi);
  },
};
