import { Flex, Typography } from '@strapi/design-system';
import { Page } from '@strapi/strapi/admin';
import { useState } from 'react';
import { SteadyButton } from '../../../adminUi/SteadyButton.tsx';
import { Loading } from '../../../adminUi/Loading.tsx';
import { DataTable } from '../../../adminUi/DataTable.tsx';
import { TitledPage } from '../../../adminUi/TitledPage.tsx';
import { useContent } from '../../../adminUi/useContent.ts';
import { swissDateAndTime } from '../../../content/swissDate.ts';
import type { AuditEntry, Verification } from '../auditLog.ts';
import { actorInWords, subjectInWords } from './subjectInWords.ts';

interface Log {
  entries: Omit<AuditEntry, 'previousHash' | 'hash'>[];
  verification: Verification;
  pages: number;
}

const actions: Readonly<Record<string, string>> = {
  login: 'Anmeldung',
  'login.refused': 'Anmeldung abgewiesen',
  'rights.change': 'Rechte geändert',
  'places.change': 'Freie Plätze gemeldet',
  'session.end': 'Sitzungen beendet',
  'application.read': 'Bewerbung gelesen',
  'application.change': 'Bewerbung geändert',
  'application.disown': 'Adresse einer Bewerbung entfernt',
  'application.withdraw': 'Bewerbung zurückgezogen',
  'application.delete': 'Bewerbung gelöscht',
  'application.export': 'Bewerbungen als Tabelle geladen',
  'application.mail': 'Bewerberin oder Bewerber benachrichtigt',
  'template.change': 'Vorlage einer Mail geändert',
  'application.files': 'Dateien einer Bewerbung geöffnet',
  'application.file': 'Datei einer Bewerbung geladen',
  'message.read': 'Nachricht gelesen',
  'message.change': 'Nachricht geändert',
  'message.delete': 'Nachricht gelöscht',
  'visit.read': 'Besuch gelesen',
  'visit.change': 'Besuch geändert',
  'visit.disown': 'Adresse eines Besuchs entfernt',
  'visit.delete': 'Besuch gelöscht',
  'factor.asked': 'Passwort richtig, zweiter Faktor verlangt',
  'factor.failed': 'Code des zweiten Faktors falsch',
  'factor.recovery': 'Wiederherstellungscode verwendet',
  'factor.setup': 'Zweiter Faktor eingerichtet',
  'factor.renew': 'Neue Wiederherstellungscodes',
  'factor.disable': 'Zweiter Faktor ausgeschaltet',
  'factor.reset': 'Zweiter Faktor zurückgesetzt',
};

const verdict = ({ at, entries, firstBroken, head }: Verification): string =>
  firstBroken === null
    ? `Geprüft am ${swissDateAndTime(at)}: ${entries} Einträge, die Kette ist unversehrt. Neuester Fingerabdruck: ${head.slice(0, 16)} …`
    : `Geprüft am ${swissDateAndTime(at)}: Die Kette ist gebrochen: Eintrag ${firstBroken} wurde verändert, oder vor ihm fehlt einer.`;

export function AuditLog() {
  const [page, setPage] = useState(1);
  const { content: log, failed } = useContent<Log>(`/content/audit?page=${page}`);

  if (failed) return <Page.Error />;
  if (!log) return <Loading />;
  return (
    <TitledPage
      title="Protokoll"
      subtitle="Wer Bewerbungen und Nachrichten gelesen, sich angemeldet oder Rechte geändert hat, ein Jahr lang."
    >
      <Typography role="status" fontWeight="bold">
        {verdict(log.verification)}
      </Typography>
      <DataTable
        headings={['Zeit', 'Wer', 'Was', 'Woran']}
        rows={log.entries.map(({ id, at, action, actor, subject }) => ({
          key: id,
          cells: [swissDateAndTime(at), actorInWords(actor), actions[action] ?? action, subjectInWords(subject)],
        }))}
      />
      <Flex gap={4} justifyContent="center">
        <SteadyButton variant="tertiary" disabled={page <= 1} onClick={() => setPage(page - 1)}>
          Neuere
        </SteadyButton>
        <Typography role="status">
          Seite {page} von {log.pages}
        </Typography>
        <SteadyButton variant="tertiary" disabled={page >= log.pages} onClick={() => setPage(page + 1)}>
          Ältere
        </SteadyButton>
      </Flex>
    </TitledPage>
  );
}
