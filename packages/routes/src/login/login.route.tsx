import { textsFor } from '@group/ui/texts/defineTexts';
import { type LoaderFunctionArgs, type MetaFunction, useActionData, useLoaderData } from 'react-router';
import { refuseForm } from '../forms/closedForm.ts';
import { pageHead } from '../frame/pageHead.ts';
import { siteOf } from '../site/siteOf.ts';
import { loginTexts } from './login.texts.ts';
import { LoginView } from './LoginView.tsx';
import { nextPath } from './nextPath.ts';

/** Query parameters that the page depends on; the page cache hands on no others. */
export const handle = { search: ['weiter'] };

export const meta: MetaFunction<typeof loader> = ({ matches, location }) => {
  const site = siteOf(matches);
  const { title } = textsFor(loginTexts, site?.language ?? '');
  return pageHead({ site, title, pathname: location.pathname, indexed: false });
};

export function loader({ url }: LoaderFunctionArgs) {
  return { next: nextPath(url.searchParams) };
}

export function action() {
  return refuseForm();
}

/** The door to the internal area. */
export default function LoginPage() {
  const refused = useActionData<typeof action>()?.refused;
  return <LoginView {...useLoaderData<typeof loader>()} refused={refused === true} />;
}
