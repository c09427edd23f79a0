import { getFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import type { ListedProposal } from '../proposalEndpoints.ts';

/** All cells of a list ask at the same time. */
const sharedForMs = 1_000;

let shared: Promise<readonly ListedProposal[]> | undefined;

function load(): Promise<readonly ListedProposal[]> {
  if (shared) return shared;
  shared = getFetchClient()
    .get<{ proposals: ListedProposal[] }>('/content/proposals')
    .then(({ data }) => data.proposals);
  window.setTimeout(() => (shared = undefined), sharedForMs);
  return shared;
}

/** Sends a proposal or an answer. What was loaded before is out of date then. */
export async function sendProposal(path: string, body: object): Promise<void> {
  await getFetchClient().post(path, body);
  shared = undefined;
}

/** The proposals that the user may read, loaded again for each `version`; `undefined` until they are known. */
export function useProposals(version = 0): readonly ListedProposal[] | undefined | 'failed' {
  const [proposals, setProposals] = useState<readonly ListedProposal[] | 'failed'>();
  useEffect(() => {
    load().then(setProposals, () => setProposals('failed'));
  }, [version]);
  return proposals;
}
