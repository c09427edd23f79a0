import { defineMessages } from '@group/ui/messages/defineMessages';

/** Steps in the versions of Outlook. Names of buttons are in guillemets, as Outlook shows them. */
export const guideMessages = defineMessages({
  de: {
    copy: 'Füllen Sie oben die Felder aus und drücken Sie «Signatur kopieren».',
    options: 'Öffnen Sie Outlook, wählen Sie oben links «Datei» und dann «Optionen».',
    mail: 'Wählen Sie links «E-Mail» und dann den Knopf «Signaturen…».',
    add: 'Drücken Sie «Neu», geben Sie einen Namen ein, zum Beispiel «Haus», und bestätigen Sie mit «OK».',
    pasteClassic: 'Klicken Sie in das grosse Feld «Signatur bearbeiten» und drücken Sie Ctrl + V.',
    standardClassic:
      'Wählen Sie bei «Standardsignatur auswählen» die neue Signatur für «Neue Nachrichten» und für «Antworten/Weiterleitungen».',
    finish: 'Drücken Sie zweimal «OK». Ihre nächste Nachricht endet mit der neuen Signatur.',
    settings: 'Öffnen Sie Outlook und drücken Sie oben rechts das Zahnrad «Einstellungen».',
    accounts: 'Wählen Sie «Konten» und dann «Signaturen».',
    paste:
      'Drücken Sie «Neue Signatur», geben Sie einen Namen ein, klicken Sie in das grosse Feld und drücken Sie Ctrl + V.',
    save: 'Drücken Sie «Speichern».',
    standardAndSave:
      'Wählen Sie die Signatur darunter für neue Nachrichten und für Antworten, und speichern Sie nochmals.',
    settingsWeb: 'Melden Sie sich im Browser bei Outlook an und drücken Sie oben rechts das Zahnrad «Einstellungen».',
    accountWeb:
      'Wählen Sie «Konto» und dann «Signaturen». In älteren Fassungen steht es bei «E-Mail», «Verfassen und antworten».',
    standard: 'Wählen Sie die Signatur darunter für neue Nachrichten und für Antworten.',
  },
  gsw: {
    copy: 'Fülled Sie obe d Fälder us und drucked Sie «Signatur kopiere».',
    options: 'Mached Sie s Outlook uf, wähled Sie obe links «Datei» und dänn «Optionen».',
    mail: 'Wähled Sie links «E-Mail» und dänn de Chnopf «Signaturen…».',
    add: 'Drucked Sie «Neu», gänd Sie en Name ii, zum Biispil «Huus», und bestätiged Sie mit «OK».',
    pasteClassic: 'Klicked Sie is grosse Fäld «Signatur bearbeiten» und drucked Sie Ctrl + V.',
    standardClassic:
      'Wähled Sie bi «Standardsignatur auswählen» di neu Signatur für «Neue Nachrichten» und für «Antworten/Weiterleitungen».',
    finish: 'Drucked Sie zweimal «OK». Ihri nächscht Nachricht hört mit de neue Signatur uf.',
    settings: 'Mached Sie s Outlook uf und drucked Sie obe rächts s Zaarad «Einstellungen».',
    accounts: 'Wähled Sie «Konten» und dänn «Signaturen».',
    paste: 'Drucked Sie «Neue Signatur», gänd Sie en Name ii, klicked Sie is grosse Fäld und drucked Sie Ctrl + V.',
    save: 'Drucked Sie «Speichern».',
    standardAndSave: 'Wähled Sie d Signatur drunder für neui Nachrichte und für Antworte, und spiichered Sie nomal.',
    settingsWeb: 'Mälded Sie sich im Browser bim Outlook aa und drucked Sie obe rächts s Zaarad «Einstellungen».',
    accountWeb:
      'Wähled Sie «Konto» und dänn «Signaturen». I eltere Fassige stahts bi «E-Mail», «Verfassen und antworten».',
    standard: 'Wähled Sie d Signatur drunder für neui Nachrichte und für Antworte.',
  },
  en: {
    copy: 'Fill in the fields above and press “Copy signature”.',
    options: 'Open Outlook, choose “File” at the top left and then “Options”.',
    mail: 'Choose “Mail” on the left and then the button “Signatures…”.',
    add: 'Press “New”, type a name, for example “House”, and confirm with “OK”.',
    pasteClassic: 'Click into the large field “Edit signature” and press Ctrl + V.',
    standardClassic:
      'Under “Choose default signature”, choose the new signature for “New messages” and for “Replies/forwards”.',
    finish: 'Press “OK” twice. Your next message ends with the new signature.',
    settings: 'Open Outlook and press the gear “Settings” at the top right.',
    accounts: 'Choose “Accounts” and then “Signatures”.',
    paste: 'Press “New signature”, type a name, click into the large field and press Ctrl + V.',
    save: 'Press “Save”.',
    standardAndSave: 'Below, choose the signature for new messages and for replies, and save once more.',
    settingsWeb: 'Sign in to Outlook in your browser and press the gear “Settings” at the top right.',
    accountWeb: 'Choose “Account” and then “Signatures”. Older versions have it under “Mail”, “Compose and reply”.',
    standard: 'Below, choose the signature for new messages and for replies.',
  },
  it: {
    copy: 'Compili i campi qui sopra e prema «Copiare la firma».',
    options: 'Apra Outlook, scelga in alto a sinistra «File» e poi «Opzioni».',
    mail: 'Scelga a sinistra «Posta» e poi il pulsante «Firme…».',
    add: 'Prema «Nuova», scriva un nome, per esempio «Casa», e confermi con «OK».',
    pasteClassic: 'Faccia clic nel grande campo «Modifica firma» e prema Ctrl + V.',
    standardClassic:
      'In «Scegli firma predefinita» scelga la nuova firma per «Nuovi messaggi» e per «Risposte/inoltri».',
    finish: 'Prema due volte «OK». Il suo prossimo messaggio terminerà con la nuova firma.',
    settings: 'Apra Outlook e prema in alto a destra l’ingranaggio «Impostazioni».',
    accounts: 'Scelga «Account» e poi «Firme».',
    paste: 'Prema «Nuova firma», scriva un nome, faccia clic nel grande campo e prema Ctrl + V.',
    save: 'Prema «Salva».',
    standardAndSave: 'Più sotto scelga la firma per i nuovi messaggi e per le risposte, e salvi ancora una volta.',
    settingsWeb: 'Acceda a Outlook nel browser e prema in alto a destra l’ingranaggio «Impostazioni».',
    accountWeb:
      'Scelga «Account» e poi «Firme». Nelle versioni meno recenti si trova in «Posta», «Componi e rispondi».',
    standard: 'Più sotto scelga la firma per i nuovi messaggi e per le risposte.',
  },
  fr: {
    copy: 'Remplissez les champs ci-dessus et appuyez sur «\u00A0Copier la signature\u00A0».',
    options: 'Ouvrez Outlook, choisissez «\u00A0Fichier\u00A0» en haut à gauche, puis «\u00A0Options\u00A0».',
    mail: 'Choisissez «\u00A0Courrier\u00A0» à gauche, puis le bouton «\u00A0Signatures…\u00A0».',
    add: 'Appuyez sur «\u00A0Nouveau\u00A0», donnez un nom, par exemple «\u00A0Maison\u00A0», et confirmez avec «\u00A0OK\u00A0».',
    pasteClassic: 'Cliquez dans le grand champ «\u00A0Modifier la signature\u00A0» et appuyez sur Ctrl + V.',
    standardClassic:
      'Sous «\u00A0Choisir une signature par défaut\u00A0», choisissez la nouvelle signature pour «\u00A0Nouveaux messages\u00A0» et pour «\u00A0Réponses/transferts\u00A0».',
    finish: 'Appuyez deux fois sur «\u00A0OK\u00A0». Votre prochain message se termine par la nouvelle signature.',
    settings: 'Ouvrez Outlook et appuyez sur la roue dentée «\u00A0Paramètres\u00A0» en haut à droite.',
    accounts: 'Choisissez «\u00A0Comptes\u00A0», puis «\u00A0Signatures\u00A0».',
    paste:
      'Appuyez sur «\u00A0Nouvelle signature\u00A0», donnez un nom, cliquez dans le grand champ et appuyez sur Ctrl + V.',
    save: 'Appuyez sur «\u00A0Enregistrer\u00A0».',
    standardAndSave:
      'Plus bas, choisissez la signature pour les nouveaux messages et pour les réponses, puis enregistrez encore une fois.',
    settingsWeb:
      'Connectez-vous à Outlook dans le navigateur et appuyez sur la roue dentée «\u00A0Paramètres\u00A0» en haut à droite.',
    accountWeb:
      'Choisissez «\u00A0Compte\u00A0», puis «\u00A0Signatures\u00A0». Les versions plus anciennes l’ont sous «\u00A0Courrier\u00A0», «\u00A0Composer et répondre\u00A0».',
    standard: 'Plus bas, choisissez la signature pour les nouveaux messages et pour les réponses.',
  },
});
