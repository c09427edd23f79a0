import { callToAction, text } from '../blocks.ts';
import type { ImprintTexts, PageTexts } from '../entries.ts';

export const italianPrivacy: PageTexts = {
  title: 'Protezione dei dati',
  metaDescription:
    'Quali dati personali tratta il sito di Casa Rivabella SA, per quanto tempo, e quali sono i vostri diritti.',
  blocks: [
    text(
      'In breve',
      'Discrezione è da noi una parola di casa. Trattiamo solo ciò che ci affidate, e solo per quello.',
      'Questo sito non vi conta, non vi segue e non mostra pubblicità.',
    ),
    text(
      'Chi è responsabile',
      'Casa Rivabella SA, Via Lungolago 18, 6699 Riva San Carlo, è responsabile del trattamento dei dati personali su questo sito.',
      'Rispondiamo volentieri alle domande: 091 000 00 00 o casa@rivabella.example.',
    ),
    text(
      'Quali dati trattiamo',
      '- Quando aprite una pagina: l’indirizzo della pagina, l’ora e la risposta del server. Serve al funzionamento e alla sicurezza.',
      '- Quando ci scrivete: il vostro nome, il vostro indirizzo e-mail e il vostro messaggio. Lo usiamo per rispondervi.',
      '- Quando vi candidate: i dati del modulo e i file che allegate. Li usiamo per decidere sull’assunzione.',
      '- Quando inviate un modulo: l’indirizzo di rete del vostro collegamento. Viene contato al massimo per un’ora, perché nessuno ci sommerga, e non viene scritto da nessuna parte.',
      'Ciò che scrivete in un modulo lo ricorda il vostro browser finché lo inviate o chiudete la scheda. Noi lo vediamo solo dopo l’invio. Le foto grandi vengono prima ridotte dal browser.',
    ),
    text(
      'Per quanto tempo li conserviamo',
      'Cancelliamo la vostra candidatura e tutti i suoi file 90 giorni dopo una risposta negativa. Se venite assunti, entrano nel vostro dossier personale.',
      'Cancelliamo i messaggi al più tardi un anno dopo il loro arrivo.',
    ),
    text(
      'Chi li vede',
      'Solo chi tratta la vostra richiesta o candidatura. Chi gestisce i server per noi è tenuto per contratto alla riservatezza.',
      'Non vendiamo dati e non li cediamo per la pubblicità.',
    ),
    text(
      'Cookie, tracciamento e servizi di terzi',
      'Non ci sono statistiche con dati personali, né reti sociali incorporate, né caratteri da server di terzi. Un cookie viene impostato solo quando chi lavora qui accede all’area interna; finisce quando esce, al più tardi dopo otto ore.',
      'Se un link porta a un altro sito, vale la sua dichiarazione sulla protezione dei dati.',
    ),
    text(
      'I vostri diritti',
      'Secondo la legge federale sulla protezione dei dati (LPD) potete in ogni momento:',
      '- sapere se trattiamo dati su di voi, e quali, e farveli consegnare',
      '- far correggere i dati sbagliati',
      '- chiedere di cancellare i vostri dati o di non trattarli più',
      '- revocare un consenso',
      'Basta scriverci due righe; rispondiamo entro 30 giorni e gratuitamente. Se non siete d’accordo, potete rivolgervi all’Incaricato federale della protezione dei dati e della trasparenza (IFPDT).',
    ),
    text('Stato', 'Questa dichiarazione vale dal 1° novembre 2026. Se qualcosa cambia, lo trovate qui.'),
    callToAction('Ancora una domanda?', 'Ve lo spieghiamo anche al telefono.', 'Contattateci', '/kontakt'),
  ],
};

export const italianImprint: ImprintTexts = {
  responsibleAuthority: 'Casa Rivabella SA, Via Lungolago 18, 6699 Riva San Carlo',
  representatives: [
    ['Avv. Renato Bianchi', 'Presidente del consiglio di amministrazione'],
    ['Lucia Fontana', 'Direttrice'],
  ],
  disclaimers: [
    '## Contenuti',
    'Verifichiamo con cura le nostre indicazioni. Possono tuttavia contenere errori o non essere più attuali; non ne garantiamo l’esattezza e la completezza.',
    '## Link',
    'Dei contenuti dei siti di terzi a cui rinviamo risponde chi li gestisce.',
  ],
  copyright: [
    'I testi, le immagini e la grafica di questo sito appartengono a Casa Rivabella SA o sono mostrati con il consenso degli aventi diritto.',
    'Chi desidera riutilizzarli è pregato di chiedere prima.',
  ],
};
