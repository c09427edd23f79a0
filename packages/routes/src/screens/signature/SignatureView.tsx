import { Alert } from '@group/ui/Alert';
import { Heading } from '@group/ui/Heading';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import { Section } from '@group/ui/Section';
import { Stack } from '@group/ui/Stack';
import { Text } from '@group/ui/Text';
import { Island } from '../../layout/Island/Island.tsx';
import { PageBreadcrumbs } from '../../layout/PageBreadcrumbs.tsx';
import { paths } from '../../site/paths.ts';
import { OutlookGuides } from './OutlookGuides.tsx';
import { signatureMessages } from './signature.messages.ts';
import { SignatureMaker, type SignatureMakerProps } from './SignatureMaker.tsx';

/** Creates a mail signature. */
export function SignatureView(props: SignatureMakerProps) {
  const messages = useMessages(signatureMessages);
  return (
    <>
      <Section>
        <PageBreadcrumbs steps={[{ name: messages.title, path: paths.signature.href() }]} />
        <Stack>
          <Heading level={1}>{messages.title}</Heading>
          <Text size="lead" tone="soft">
            {messages.lead}
          </Text>
        </Stack>
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
