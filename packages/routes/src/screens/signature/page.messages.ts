import { defineMessages } from '@group/ui/messages/defineMessages';

/** Texts around the island, which only the server writes. */
export const pageMessages = defineMessages({
  de: {
    title: 'Mail-Signatur',
    lead: 'Füllen Sie die Felder aus, kopieren Sie Ihre Signatur und setzen Sie sie in Outlook ein.',
    noScript: 'Für die Signatur braucht es JavaScript.',
    noScriptNext:
      'Die Angaben werden nur in Ihrem Browser verarbeitet. Schalten Sie JavaScript bitte ein und laden Sie neu.',
    guides: 'So kommt die Signatur in Outlook',
    guidesLead: 'Wählen Sie, welches Outlook Sie haben.',
    classic: 'Klassisches Outlook für Windows',
    newOutlook: 'Neues Outlook für Windows',
    web: 'Outlook im Web',
  },
  gsw: {
    title: 'Mail-Signatur',
    lead: 'Fülled Sie d Fälder us, kopiered Sie Ihri Signatur und setzed Sie si im Outlook ii.',
    noScript: 'Für d Signatur bruuchts JavaScript.',
    noScriptNext:
      'D Aagabe werded nume i Ihrem Browser verarbeitet. Schalted Sie JavaScript bitte ii und laded Sie neu.',
    guides: 'Eso chunnt d Signatur is Outlook',
    guidesLead: 'Wähled Sie, weles Outlook Sie händ.',
    classic: 'Klassischs Outlook für Windows',
    newOutlook: 'Neus Outlook für Windows',
    web: 'Outlook im Web',
  },
  en: {
    title: 'Mail signature',
    lead: 'Fill in the fields, copy your signature and paste it into Outlook.',
    noScript: 'The signature needs JavaScript.',
    noScriptNext: 'Your details are handled in your browser only. Please turn JavaScript on and load the page again.',
    guides: 'How to put the signature into Outlook',
    guidesLead: 'Choose the Outlook that you have.',
    classic: 'Classic Outlook for Windows',
    newOutlook: 'New Outlook for Windows',
    web: 'Outlook on the web',
  },
  it: {
    title: 'Firma e-mail',
    lead: 'Compili i campi, copi la sua firma e la inserisca in Outlook.',
    noScript: 'Per la firma serve JavaScript.',
    noScriptNext: 'I dati vengono elaborati solo nel suo browser. Attivi JavaScript e ricarichi la pagina.',
    guides: 'Come inserire la firma in Outlook',
    guidesLead: 'Scelga la sua versione di Outlook.',
    classic: 'Outlook classico per Windows',
    newOutlook: 'Nuovo Outlook per Windows',
    web: 'Outlook sul web',
  },
  fr: {
    title: 'Signature e-mail',
    lead: 'Remplissez les champs, copiez votre signature et insérez-la dans Outlook.',
    noScript: 'La signature a besoin de JavaScript.',
    noScriptNext: 'Vos données ne sont traitées que dans votre navigateur. Activez JavaScript et rechargez la page.',
    guides: 'Comment insérer la signature dans Outlook',
    guidesLead: 'Choisissez votre version d’Outlook.',
    classic: 'Outlook classique pour Windows',
    newOutlook: 'Nouvel Outlook pour Windows',
    web: 'Outlook sur le web',
  },
});
