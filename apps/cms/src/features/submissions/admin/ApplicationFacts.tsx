import { type SubmissionField, submissionFields } from '@group/content-client/contract/submissions/fields';
import { applicationStageNames } from '@group/content-client/contract/submissions/stages';
import { Typography } from '@strapi/design-system';
import { swissDate } from '../../../content/swissTime.ts';
import { languageName } from '../worklist/german.ts';
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
        {href ? <a href={href}>{value}</a> : value}
      </Typography>
    </div>
  );
}

/** The name is the heading, and the files have a warning of their own. */
const shownElsewhere: ReadonlySet<string> = new Set(['firstName', 'surname', 'flagged']);

const answers = Object.entries<SubmissionField>(submissionFields.application).filter(
  ([name]) => !shownElsewhere.has(name),
);

function Answer({ name, field, value }: { name: string; field: SubmissionField; value: string | null | undefined }) {
  if (!value) return null;
  const schemes: Readonly<Record<string, string>> = { email: 'mailto', phone: 'tel' };
  const scheme = schemes[field.input ?? ''];
  const german = name === 'language' ? languageName(value) : (field.names?.[value] ?? value);
  return <Fact name={field.label} value={german} href={scheme && `${scheme}:${value.split(',')[0]}`} />;
}

/** What an applicant wrote: every field of the form, short ones first. */
export function ApplicationFacts({ listed, application }: Omit<ListedApplication, 'files'>) {
  const facts = (isLong: boolean) =>
    answers
      .filter(([, { input }]) => (input === 'lines') === isLong)
      .map(([name, field]) => <Answer key={name} name={name} field={field} value={application[name]} />);
  return (
    <>
      <dl style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(18rem, 1fr))', gap: '1.2rem' }}>
        <Fact name="Stelle" value={listed.jobTitle || 'Ohne Ausschreibung'} />
        <Fact name="Eingegangen" value={swissDate(listed.acceptedAt)} />
        <Fact name="Stand" value={applicationStageNames[listed.stage]} />
        {listed.urgency && <Fact name="Antwort bis" value={swissDate(listed.answerBy)} />}
        {facts(false)}
      </dl>
      <dl style={{ margin: 0 }}>{facts(true)}</dl>
    </>
  );
}
