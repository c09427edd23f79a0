import { isFinal } from '../../forms/usePrivatePage.ts';
import { Island } from '../../layout/Island/Island.tsx';
import { siteName } from '../../site/site.ts';
import { useSite } from '../../site/useSite.ts';
import { Passport, type PassportProps } from './Passport.tsx';

interface Props extends Pick<PassportProps, 'refused'> {
  state: PassportProps['initial'];
}

/** Where an application stands, and what its sender can do about it; plain forms, which need no script. */
export function PassportView({ state, refused }: Props) {
  const site = useSite();
  const props = { initial: state, refused, house: siteName(site), phone: site.configuration?.phone };
  if (isFinal(state)) return <Passport {...props} />;
  return <Island name="Passport" component={Passport} props={props} />;
}
