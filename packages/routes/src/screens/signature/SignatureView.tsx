import { Alert } from '@group/ui/Alert';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import { Section } from '@group/ui/Section';
import { Island } from '../../layout/Island/Island.tsx';
import { PageOpening } from '../../layout/PageOpening.tsx';
import { paths } from '../../site/paths.ts';
import { OutlookGuides } from './OutlookGuides.tsx';
import { pageMessages } from './page.messages.ts';
import { SignatureMaker, type SignatureMakerProps } from './SignatureMaker.tsx';

/** Creates a mail signature. */
export function SignatureView(props: SignatureMakerProps) {
  const messages = useMessages(pageMessages);
  return (
    <>
      <Section>
        <PageOpening steps={[{ name: messages.title, path: paths.signature.href() }]} lead={messages.lead} />
        <noscript>
          <Alert title={messages.noScript}>
            <p>{messages.noScriptNext}</p>
          </Alert>
        </noscript>
        <Island name="SignatureMaker" component={SignatureMaker} props={props} />
      </Section>
      <Section background="warm" labelledBy="guides">
        <OutlookGuides id="guides" />
      </Section>
    </>
  );
}
