import { Flex, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { TextLink } from '../../../adminUi/TextLink.tsx';
import { formPath } from '../../../content/formPath.ts';
import { swissDateAndTime } from '../../../content/swissDate.ts';
import type { ListedProposal } from '../proposalEndpoints.ts';
import { ProposalReview } from './ProposalReview.tsx';
import { useProposals } from './proposals.ts';

/** What the user does next, or waits for. */
const groups = [
  { heading: 'Von Ihnen zu beantworten', has: (one: ListedProposal) => one.state === 'open' && one.mayAnswer },
  { heading: 'An Sie zurück', has: (one: ListedProposal) => one.state === 'returned' && one.isOwn },
  { heading: 'Bei der Redaktion', has: (one: ListedProposal) => one.state === 'open' && one.isOwn && !one.mayAnswer },
  { heading: 'Veröffentlicht', has: (one: ListedProposal) => one.state === 'accepted' && one.isOwn },
];

const keyOf = ({ entryId, entryLocale }: ListedProposal): string => `${entryId} ${entryLocale}`;

const formOf = ({ entryType, entryId, entryLocale }: ListedProposal): string =>
  formPath(entryType, entryId, entryLocale);

export function ProposalsWidget() {
  const [version, setVersion] = useState(0);
  const [opened, setOpened] = useState('');
  const proposals = useProposals(version);

  if (proposals === 'failed')
    return <Typography role="alert">Vorschläge können gerade nicht geladen werden.</Typography>;
  if (!proposals) return <Typography>Wird geladen …</Typography>;
  const shown = groups.map(({ heading, has }) => ({ heading, found: proposals.filter(has) }));
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      {shown.every(({ found }) => found.length === 0) && <Typography>Kein Vorschlag wartet auf Sie.</Typography>}
      {shown
        .filter(({ found }) => found.length > 0)
        .map(({ heading, found }) => (
          <section key={heading}>
            <Typography variant="delta" tag="h3">
              {heading} ({found.length})
            </Typography>
            <ul>
              {found.map((one) => (
                <li key={keyOf(one)} style={{ marginTop: 8, overflowWrap: 'anywhere' }}>
                  <Typography>
                    <TextLink to={formOf(one)}>{one.title}</TextLink>{' '}
                    {one.answeredBy && one.state !== 'open'
                      ? `(${one.answeredBy}, ${swissDateAndTime(one.answeredAt ?? '')}): ${one.answer}`
                      : `(${one.author}, ${swissDateAndTime(one.proposedAt)}): ${one.sentence}`}
                  </Typography>
                  {one.state === 'open' && (
                    <details onToggle={({ currentTarget }) => setOpened(currentTarget.open ? keyOf(one) : '')}>
                      <Typography tag="summary">Ansehen{one.mayAnswer && ' und antworten'}</Typography>
                      {opened === keyOf(one) && (
                        <ProposalReview
                          type={one.entryType}
                          id={one.entryId}
                          locale={one.entryLocale}
                          onAnswered={() => setVersion(version + 1)}
                        />
                      )}
                    </details>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
    </Flex>
  );
}
