import { Portal, Typography } from '@strapi/design-system';
import { useEffect } from 'react';
import { createGlobalStyle } from 'styled-components';
import { fileLabel } from '../fileLabel.ts';
import type { ListedApplication } from './application.ts';
import { ApplicationFacts } from './ApplicationFacts.tsx';
import { nameOf } from './views.ts';

/** Paper has the applications alone, each from a new page on, in black also where the admin is dark. */
// oxlint-disable-next-line strapi/door -- It selects nothing of Strapi's.
const Paper = createGlobalStyle`
  .printed-applications { display: none; }
  @page { size: A4; margin: 18mm; }
  @media print {
    body > :not(.printed-applications) { display: none !important; }
    body { background: #fff !important; }
    .printed-applications { display: block; }
    .printed-applications * { color: #000 !important; text-decoration: none; }
    .printed-applications table { width: 100%; break-after: page; }
    .printed-applications table:last-child { break-after: auto; }
    .printed-applications td { padding-bottom: 6mm; }
    .printed-applications :is(h1, h2, dt) { break-after: avoid; }
    .printed-applications h2 { margin: 6mm 0 2mm; }
  }
`;

function PrintedApplication({ listed, application, files }: ListedApplication) {
  const { company } = listed;
  const { reference } = application;
  return (
    // Browsers repeat the head of a table on each page.
    <table role="presentation">
      <thead>
        <tr>
          <td>
            <Typography variant="pi">{[nameOf(listed), company, reference].filter(Boolean).join(' · ')}</Typography>
          </td>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>
            <Typography variant="alpha" tag="h1">
              {nameOf(listed)}
            </Typography>
            <ApplicationFacts listed={listed} application={application} />
            <Typography variant="delta" tag="h2">
              Dateien
            </Typography>
            {files?.length === 0 && <Typography tag="p">Keine</Typography>}
            {!files && <Typography tag="p">Können gerade nicht gelesen werden.</Typography>}
            {files?.map((file) => (
              <Typography key={file.url} tag="p">
                {fileLabel(file)}
              </Typography>
            ))}
            {application.flagged === 'unscanned' && <Typography tag="p">Nicht auf Schadprogramme geprüft</Typography>}
            {application.notes && (
              <>
                <Typography variant="delta" tag="h2">
                  Notizen, nur für die Personalabteilung
                </Typography>
                <Typography tag="p" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                  {application.notes}
                </Typography>
              </>
            )}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

interface PrintedProps {
  applications: readonly ListedApplication[];
}

/** While it is on the page, printing gives these applications instead of the page. The screen does not show them. */
export function PrintedApplications({ applications }: PrintedProps) {
  return (
    <Portal className="printed-applications">
      <Paper />
      {applications.map((each) => (
        <PrintedApplication key={each.listed.documentId} {...each} />
      ))}
    </Portal>
  );
}

interface PrintOnceProps extends PrintedProps {
  /** Called afterwards with `undefined`; a new function prints again. */
  setApplications: (none: undefined) => void;
}

export function PrintOnce({ applications, setApplications }: PrintOnceProps) {
  useEffect(() => {
    window.addEventListener('afterprint', () => setApplications(undefined), { once: true });
    window.print();
  }, [setApplications]);

  return <PrintedApplications applications={applications} />;
}
