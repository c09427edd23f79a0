import { useMessages } from '@group/ui/messages/LanguageProvider';
import { FormTitle, rejected } from '../../forms/FormTitle.tsx';
import { isFinal } from '../../forms/usePrivatePage.ts';
import { Island } from '../../layout/Island/Island.tsx';
import { siteName } from '../../site/site.ts';
import { useSite } from '../../site/useSite.ts';
import { passportMessages } from './passport.messages.ts';
import { Passport, type PassportProps } from './Passport.tsx';

interface Props extends Pick<PassportProps, 'refused'> {
  state: PassportProps['initial'];
}

/** Where an application stands, and what its sender can do about it; plain forms, which need no script. */
export function PassportView({ state, refused }: Props) {
  const site = useSite();
  const { title } = useMessages(passportMessages);
  const props = { initial: state, refused, house: siteName(site), phone: site.configuration?.phone };
  return (
    <>
      <FormTitle title={title} answer={refused && rejected} />
      {isFinal(state) ? <Passport {...props} /> : <Island name="Passport" component={Passport} props={props} />}
    </>
  );
}
