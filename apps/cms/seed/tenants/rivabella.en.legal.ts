import { callToAction, text } from '../blocks.ts';
import type { ImprintTexts, PageTexts } from '../entries.ts';

export const englishPrivacy: PageTexts = {
  title: 'Data protection',
  metaDescription:
    'Which personal data the website of Casa Rivabella SA processes, for how long, and what rights you have.',
  blocks: [
    text(
      'In short',
      'Discretion is one of the words of this house. We process only what you entrust to us, and only for that purpose.',
      'This website does not count you, does not follow you and shows no advertising.',
    ),
    text(
      'Who is responsible',
      'Casa Rivabella SA, Via Lungolago 18, 6699 Riva San Carlo, is responsible for the processing of personal data on this website.',
      'We gladly answer questions: 091 000 00 00 or casa@rivabella.example.',
    ),
    text(
      'Which data we process',
      '- When you open a page: its address, the time and the answer of the server. Operation and security need this.',
      '- When you write to us: your name, your e-mail address and your message. We use them to answer you.',
      '- When you apply: what you enter in the form and the files that you send. We use them to decide about your application.',
      '- When you send a form: the network address of your connection. It is counted for an hour at most, so that nobody floods us, and written down nowhere.',
      'What you type into a form is remembered by your browser until you send it or close the tab. We see it only once it is sent. Large photos are made smaller by your browser first.',
    ),
    text(
      'How long we keep them',
      'We delete your application and all its files 90 days after a refusal. If you are employed, they become part of your personnel file.',
      'We delete messages one year after they have reached us, at the latest.',
    ),
    text(
      'Who sees them',
      'Only staff who deal with your enquiry or application. Whoever runs the servers for us is bound to confidentiality by contract.',
      'We do not sell data and do not pass them on for advertising.',
    ),
    text(
      'Cookies, trackers and services of others',
      'There are no statistics with personal data, no embedded networks and no fonts from other servers. A cookie is set only when staff log in to the internal area; it ends with the logout, after eight hours at the latest.',
      'Where a link leads to another website, the privacy statement of that website applies.',
    ),
    text(
      'Your rights',
      'Under the Federal Act on Data Protection (FADP) you may at any time:',
      '- learn whether and which data about you we process, and have them handed over',
      '- have wrong data corrected',
      '- demand that we delete your data or stop processing them',
      '- withdraw your consent',
      'A short note is enough; we answer within 30 days and free of charge. If you do not agree, you may turn to the Federal Data Protection and Information Commissioner (FDPIC).',
    ),
    text(
      'Last changed',
      'This statement has applied since 1 November 2026. If anything changes, you will read it here.',
    ),
    callToAction('Another question?', 'We can also explain it on the telephone.', 'Contact us', '/kontakt'),
  ],
};

export const englishImprint: ImprintTexts = {
  responsibleAuthority: 'Casa Rivabella SA, Via Lungolago 18, 6699 Riva San Carlo',
  representatives: [
    ['Avv. Renato Bianchi', 'Chairman of the board of directors'],
    ['Lucia Fontana', 'Director'],
  ],
  disclaimers: [
    '## Contents',
    'We check our information carefully. It may nevertheless contain errors or be out of date; we do not guarantee that it is correct and complete.',
    '## Links',
    'The operators of the websites that we link to are responsible for their contents.',
  ],
  copyright: [
    'The texts, pictures and design of this website belong to Casa Rivabella SA or are shown with the consent of their owners.',
    'Please ask us before you use any of it elsewhere.',
  ],
};
