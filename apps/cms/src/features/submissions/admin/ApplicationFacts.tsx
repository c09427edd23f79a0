import { applicationStageNames } from '@group/content-client/contract/submissions/stages';
import { Typography } from '@strapi/design-system';
import { TextLink } from '../../../adminUi/TextLink.tsx';
import { swissDate } from '../../../content/swissDate.ts';
import { furtherAnswers } from '../answers.ts';
import type { ListedApplication } from './application.ts';

interface FactProps {
  name: string;
  value: string | null | undefined;
  href?: string | undefined;
}

function Fact({ name, value, href }: FactProps) {
  if (!value) return null;
  return (
    <div>
      <Typography variant="pi" tag="dt" textColor="neutral600">
        {name}
      </Typography>
      <Typography tag="dd" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', margin: 0 }}>
        {href ? <TextLink to={href}>{value}</TextLink> : value}
      </Typography>
    </div>
  );
}

/** What an applicant wrote: every field of the form, short ones first. */
export function ApplicationFacts({ listed, application }: Omit<ListedApplication, 'files'>) {
  const answers = furtherAnswers(application);
  const facts = (isLong: boolean) =>
    answers
      .filter((answer) => answer.isLong === isLong)
      .map(({ name, label, text, href }) => <Fact key={name} name={label} value={text} href={href} />);
  return (
    <>
      <dl style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(18rem, 1fr))', gap: '1.2rem' }}>
        <Fact name="Stelle" value={listed.jobTitle || 'Ohne Ausschreibung'} />
        <Fact name="Eingegangen" value={swissDate(listed.acceptedAt)} />
        <Fact name="Stand" value={applicationStageNames[listed.stage]} />
        {listed.urgency && <Fact name="Antwort bis" value={swissDate(listed.answerBy)} />}
        {facts(false)}
      </dl>
      <dl style={{ margin: 0 }}>
        <Fact name="Von der Person geändert" value={application.applicantChanges} />
        {facts(true)}
      </dl>
    </>
  );
}
