import { statePlaces } from '@group/content-client/account/account';
import { offers, placeStates } from '@group/content-client/contract/content/enumerations';
import type { PlacesStatement } from '@group/content-client/contract/placesStatement';
import { type ActionFunctionArgs, redirect } from 'react-router';
import { paths, withPrefix } from '../../site/paths.ts';
import { siteContext } from '../../site/siteContext.ts';
import { readSmallForm } from '../../staff/smallForm.server.ts';
import { readInternal } from './readInternal.server.ts';
import { notOffered, statedPlacesId } from './statedPlaces.ts';

/** What a form of the internal area states; `undefined` for any other form. */
function statementIn(form: URLSearchParams): PlacesStatement | undefined {
  const [house, offered, chosen] = ['house', 'offer', 'state'].map((name) => form.get(name));
  if (!house) return undefined;
  if (!offered) return { house };
  const offer = offers.find((known) => known === offered);
  const state = chosen === notOffered ? null : placeStates.find((known) => known === chosen);
  return offer && state !== undefined ? { house, change: { offer, state } } : undefined;
}

/** Stores what a member of staff states to be free, and redirects to where they were. Throws as `readInternal` does. */
export async function stateFreePlaces(args: ActionFunctionArgs): Promise<Response> {
  const form = await readSmallForm(args.request);
  const statement = form && statementIn(form);
  if (!statement) throw new Response('400', { status: 400 });
  const path = paths.internal.href();
  await readInternal(args, path, (...session) => statePlaces(...session, statement));
  const { pathPrefix } = args.context.get(siteContext);
  return redirect(`${withPrefix(pathPrefix, path)}#${statedPlacesId(encodeURIComponent(statement.house))}`, 303);
}
