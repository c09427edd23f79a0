import { defineMessages } from '@group/ui/messages/defineMessages';

/** Texts of what staff state to be free. */
export const statedPlacesMessages = defineMessages({
  de: {
    title: 'Freie Plätze melden',
    lead: 'Was Sie wählen, steht sofort auf der Website. Sieben Tage nach der letzten Meldung bittet sie um einen Anruf.',
    notOffered: 'nicht angeboten',
    others: 'Weitere Angebote',
    confirm: 'Stimmt noch',
  },
  gsw: {
    title: 'Freii Plätz mälde',
    lead: 'Was Sie wähled, staht sofort uf de Website. Sibe Täg nach de letschte Mäldig bittet si um en Aaruef.',
    notOffered: 'nöd aabote',
    others: 'Anderi Aagebot',
    confirm: 'Stimmt no',
  },
  en: {
    title: 'Report places available',
    lead: 'What you choose appears on the website at once. Seven days after the last report the website asks people to call.',
    notOffered: 'not offered',
    others: 'Other offers',
    confirm: 'Still correct',
  },
  it: {
    title: 'Segnalare i posti liberi',
    lead: 'La sua scelta appare subito sul sito. Sette giorni dopo l’ultima segnalazione, il sito invita a chiamare.',
    notOffered: 'non offerto',
    others: 'Altre offerte',
    confirm: 'Ancora valido',
  },
  fr: {
    title: 'Annoncer les places libres',
    lead: 'Votre choix est aussitôt sur le site. Sept jours après la dernière annonce, le site invite à téléphoner.',
    notOffered: 'non proposé',
    others: 'Autres offres',
    confirm: 'Toujours valable',
  },
});
