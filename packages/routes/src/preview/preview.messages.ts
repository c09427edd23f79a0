import { defineMessages } from '@group/ui/messages/defineMessages';

export const previewMessages = defineMessages({
  de: {
    preview: 'Vorschau',
    onlyYou: 'Sie sehen Entwürfe. Besucherinnen und Besucher sehen sie nicht.',
    leave: 'Vorschau beenden',
  },
  gsw: {
    preview: 'Vorschau',
    onlyYou: 'Sie gsehnd Entwürf. Bsuecherinne und Bsuecher gsehnd si nöd.',
    leave: 'Vorschau beände',
  },
  en: { preview: 'Preview', onlyYou: 'You are looking at drafts. Visitors do not see them.', leave: 'End preview' },
  it: {
    preview: 'Anteprima',
    onlyYou: 'Sta vedendo delle bozze. I visitatori non le vedono.',
    leave: 'Terminare l’anteprima',
  },
  fr: {
    preview: 'Aperçu',
    onlyYou: 'Vous voyez des brouillons. Les visiteurs ne les voient pas.',
    leave: 'Quitter l’aperçu',
  },
});
